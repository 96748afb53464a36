import type { Screen } from "#app/admin-kit/feature.ts";
import { features } from "#app/features/features.ts";

/** The screens that belong to no feature. */
const ownScreens: Record<string, Screen> = {
  "/admin/styleguide": { permission: "content.read" },
  "/admin/not-allowed": { permission: "own.account" },
  "/admin/*": { permission: "own.account" },
};

/** Every screen, by the pattern of its route. Navigation and guard read it; a screen that is missing opens to no one. */
export const screens: Record<string, Screen> = Object.assign({}, ownScreens, ...features.map((feature) => feature.screens));

/** The pattern of a route as this table spells it. */
export const screenOf = (pattern: string) => `/${pattern.replace(/^\/|\/$/g, "")}`;
