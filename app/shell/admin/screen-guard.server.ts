import { type MiddlewareFunction, redirect } from "react-router";
import { may } from "#lib/permissions.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import { personalContext } from "#platform/page-context.server.ts";
import { screenOf, screens } from "./screens.ts";

/** Where work begins for whoever has no dashboard. */
const startOf = (staff: Staff | undefined) => (staff && may(staff, "leads.own") ? "/admin/contactuslist" : "/admin/profile");

/** Goes by the route that was matched, not by the address: no second reading of a path may disagree with the router's. */
export const screenGuard: MiddlewareFunction<Response> = async ({ pattern, context }, next) => {
  const { staff } = context.get(personalContext);
  const screen = screenOf(pattern);
  const permission = screens[screen]?.permission;
  if (staff && permission && may(staff, permission)) return next();
  throw redirect(screen === "/admin" ? startOf(staff) : "/admin/not-allowed", { headers: { "Cache-Control": "no-store" } });
};
