import type { Screen } from "#app/admin-kit/feature.ts";
import { features } from "#app/features/features.ts";

const ownScreens: Record<string, Screen> = {
  "/admin/styleguide": { permission: "content.read" },
  "/admin/not-allowed": { permission: "own.account" },
  "/admin/*": { permission: "own.account" },
};

/** Every screen by its route pattern. A screen that is missing here is closed. */
export const screens: Record<string, Screen> = Object.assign({}, ownScreens, ...features.map((feature) => feature.screens));

export const screenOf = (pattern: string) => `/${pattern.replace(/^\/|\/$/g, "")}`;
