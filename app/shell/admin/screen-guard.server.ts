import { type MiddlewareFunction, redirect } from "react-router";
import { may } from "#lib/permissions.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import { personalContext } from "#platform/page-context.server.ts";
import { screenOf, screens } from "./screens.ts";

const startOf = (staff: Staff | undefined) => (staff && may(staff, "leads.own") ? "/admin/contactuslist" : "/admin/profile");

/** By the matched route, not the path: a second parser could disagree with the router. */
export const screenGuard: MiddlewareFunction<Response> = async ({ pattern, context }, next) => {
  const { staff } = context.get(personalContext);
  const screen = screenOf(pattern);
  const permission = screens[screen]?.permission;
  if (staff && permission && may(staff, permission)) return next();
  throw redirect(screen === "/admin" ? startOf(staff) : "/admin/not-allowed", { headers: { "Cache-Control": "no-store" } });
};
