import type { RouteConfigEntry } from "@react-router/dev/routes";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { may, roles } from "#lib/permissions.ts";
import { type PersonalContext, personalContext } from "#platform/page-context.server.ts";
import { screenGuard } from "./screen-guard.server.ts";
import { screens } from "./screens.ts";

it("every screen of the admin declares the permission that it requires", async () => {
  const admin = (await routes).find(({ file }) => file === "shell/admin/layout.tsx");
  const patternOf = ({ path }: RouteConfigEntry) => (path ? `/admin/${path}` : "/admin");
  expect(Object.keys(screens).sort()).toEqual(admin?.children?.map(patternOf).sort());
});

describe("the guard of the screens", () => {
  const passes = new Response("the screen");

  async function open(holder: object | undefined, pattern: string): Promise<string> {
    const context = new RouterContextProvider();
    context.set(personalContext, { staff: holder } as unknown as PersonalContext);
    const middlewareArguments = {
      pattern,
      context,
      request: new Request("http://site.test/"),
      url: new URL("http://site.test/"),
      params: {},
    };
    const answer = await Promise.resolve(screenGuard(middlewareArguments, async () => passes)).catch((refusal: Response) => refusal);
    return answer === passes ? "open" : ((answer as Response).headers.get("location") ?? "");
  }

  it.each(roles)("opens to %s what the table says, as the router spells it", async (role) => {
    for (const [screen, { permission }] of Object.entries(screens)) {
      const closedOperations = screen === "/admin" ? "/admin/contactuslist" : "/admin/not-allowed";
      for (const pattern of [screen, screen.slice(1), `${screen}/`])
        expect(await open({ role }, pattern), `${role} ${pattern}`).toBe(may({ role }, permission) ? "open" : closedOperations);
    }
  });

  it("is closed without an entry in the table, and before the first password was changed", async () => {
    expect(await open({ role: "owner" }, "/admin/forgotten")).toBe("/admin/not-allowed");
    expect(await open(undefined, "/admin/profile")).toBe("/admin/not-allowed");
    expect(await open({ role: "owner", mustChangePassword: true }, "/admin/blog")).toBe("/admin/not-allowed");
  });
});
