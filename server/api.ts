import { Hono } from "hono";
import { auditOperations } from "#app/features/audit/api.server.ts";
import { blogCategoryOperations } from "#app/features/blog-categories/api.server.ts";
import { blogPostOperations } from "#app/features/blog-posts/api.server.ts";
import { contactMessageOperations } from "#app/features/contact-messages/api.server.ts";
import { dashboardOperations } from "#app/features/dashboard/api.server.ts";
import { imageOperations } from "#app/features/images/api.server.ts";
import { loanOfficerOperations } from "#app/features/loan-officers/api.server.ts";
import { pageCategoryOperations } from "#app/features/page-categories/api.server.ts";
import { pageContentOperations } from "#app/features/page-contents/api.server.ts";
import { personalDataOperations } from "#app/features/personal-data/api.server.ts";
import { revisionOperations } from "#app/features/revisions/api.server.ts";
import { staffOperations } from "#app/features/staff/api.server.ts";
import { passkeyOperations } from "#app/features/staff/passkeys-api.server.ts";
import { profileOperations } from "#app/features/staff/profile-api.server.ts";
import { secondFactorRuleOperations } from "#app/features/staff/second-factor-rule-api.server.ts";
import { twoFactorOperations } from "#app/features/staff/two-factor-api.server.ts";
import { webResourceOperations } from "#app/features/web-resources/api.server.ts";
import { guardRestoredSetting } from "#app/features/web-resources/setting-changes.server.ts";
import { readSettings } from "#app/features/web-resources/settings.server.ts";
import { AppError } from "#lib/errors.ts";
import { findStaff } from "#platform/accounts/staff.server.ts";
import { mountOperations } from "#platform/api/mount.server.ts";
import type { ApiEnv, Operation } from "#platform/api/operation.server.ts";
import { apiDocs } from "./api-docs.ts";
import { bodySizeLimit } from "./body-size-limit.ts";
import { compressAnswer } from "./compress-answer.ts";
import { keepForStrangers } from "./kept-calls.ts";
import { refuseForeignOrigin } from "./origin.ts";
import type { PageCache } from "./page-cache.ts";
import { signInRoutes } from "./sign-in.ts";

/** In megabytes. A phone photo passes, a film does not. Text alone never needs more than one. */
const uploadLimit = bodySizeLimit(25);
const textLimit = bodySizeLimit(1);

/** Every call that the API answers. */
export const operations: Operation[] = [
  ...blogPostOperations,
  ...blogCategoryOperations,
  ...pageCategoryOperations,
  ...pageContentOperations,
  ...loanOfficerOperations,
  ...webResourceOperations,
  ...imageOperations,
  ...dashboardOperations,
  ...revisionOperations({ webresource: guardRestoredSetting }),
  ...personalDataOperations,
  ...staffOperations,
  ...profileOperations,
  ...twoFactorOperations,
  ...passkeyOperations,
  ...secondFactorRuleOperations,
  ...contactMessageOperations(readSettings),
  ...auditOperations,
];

export function api(cache?: PageCache) {
  return new Hono<ApiEnv>()
    .use("/api/*", async (c, next) => {
      c.header("Cache-Control", "no-store");
      const { auth, db } = c.var.platform;
      c.set("staff", await findStaff(auth, db, c.req.raw.headers));
      await next();
    })
    .use("/api/*", refuseForeignOrigin)
    .use("/api/*", (c, next) => {
      const mayUpload = c.var.staff && c.req.header("content-type")?.startsWith("multipart/form-data");
      return mayUpload ? uploadLimit(c, next) : textLimit(c, next);
    })
    .use("/api/*", compressAnswer)
    .route("/", signInRoutes())
    .route("/", apiDocs(operations))
    .use("/api/*", keepForStrangers(cache))
    .route("/", mountOperations(operations))
    .all("/api/*", (c) => {
      // A stranger learns nothing about what exists.
      if (!c.var.staff) throw new AppError("unauthenticated", "Sign in first");
      throw new AppError("notFound", "There is no such call");
    });
}
