import { type MiddlewareFunction, redirect } from "react-router";
import { may } from "#lib/permissions.ts";
import { personalContext } from "#platform/page-context.server.ts";
import { screenOf, screens } from "./screens.ts";

/** Goes by the route that was matched, not by the address: no second reading of a path may disagree with the router's. */
export const screenGuard: MiddlewareFunction<Response> = async ({ pattern, context }, next) => {
  const { staff } = context.get(personalContext);
  const screen = screenOf(pattern);
  const permission = screens[screen]?.permission;
  if (staff && permission && may(staff, permission)) return next();
  throw redirect(screen === "/admin" ? "/admin/profile" : "/admin/not-allowed", { headers: { "Cache-Control": "no-store" } });
};
