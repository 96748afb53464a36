import { type MiddlewareFunction, redirect } from "react-router";
import { personalContext } from "#platform/page-context.server.ts";

/**
 * Sends strangers to sign in, and staff to what they have to do first. It guards as middleware and not in a loader, because a request for a page's data may
 * leave out the loaders of the routes above it, but never their middleware.
 */
export const staffOnly: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const { staff } = context.get(personalContext);
  if (staff?.mustSetUpSecondFactor && !staff.mustChangePassword)
    throw redirect("/admin/second-factor", { headers: { "Cache-Control": "no-store" } });
  if (staff && !staff.mustChangePassword) return next();
  const wantedPath = encodeURIComponent(url.pathname + url.search);
  throw redirect(`/admin/${staff ? "password" : "login"}?next=${wantedPath}`, { headers: { "Cache-Control": "no-store" } });
};
