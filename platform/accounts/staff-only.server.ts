import { type MiddlewareFunction, redirect } from "react-router";
import { personalContext } from "#platform/page-context.server.ts";

/** As middleware and not in a loader: a request for a page's data may skip the loaders of its parent routes, but never their middleware. */
export const staffOnly: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const { staff } = context.get(personalContext);
  if (staff?.mustSetUpSecondFactor && !staff.mustChangePassword)
    throw redirect("/admin/second-factor", { headers: { "Cache-Control": "no-store" } });
  if (staff && !staff.mustChangePassword) return next();
  const requestedPath = encodeURIComponent(url.pathname + url.search);
  throw redirect(`/admin/${staff ? "password" : "login"}?next=${requestedPath}`, { headers: { "Cache-Control": "no-store" } });
};
