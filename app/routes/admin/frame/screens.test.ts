import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import { screenPermissions } from "./screens.ts";

it("every screen of the admin says what it wants of whoever opens it", async () => {
  const admin = (await routes).find(({ file }) => file === "routes/admin/layout.tsx");
  const patternOf = ({ path }: RouteConfigEntry) => (path ? `/admin/${path}` : "/admin");
  expect(Object.keys(screenPermissions).sort()).toEqual(admin?.children?.map(patternOf).sort());
});
