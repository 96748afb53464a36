import { Hono } from "hono";
import { staffOperations } from "#app/features/accounts/api.server.ts";
import { passkeyOperations } from "#app/features/accounts/passkeys-api.server.ts";
import { profileOperations } from "#app/features/accounts/profile-api.server.ts";
import { secondFactorRuleOperations } from "#app/features/accounts/second-factor-rule-api.server.ts";
import { signInRoutes } from "#app/features/accounts/sign-in-routes.server.ts";
import { twoFactorOperations } from "#app/features/accounts/two-factor-api.server.ts";
import { blogCategoryOperations } from "#app/features/blog/categories/api.server.ts";
import { blogPostOperations } from "#app/features/blog/posts/api.server.ts";
import { auditOperations } from "#app/features/history/audit/api.server.ts";
import { dataReadOperations } from "#app/features/history/data-reads/api.server.ts";
import { personalDataOperations } from "#app/features/history/personal-data/api.server.ts";
import { revisionOperations } from "#app/features/history/revisions/api.server.ts";
import { conversationOperations } from "#app/features/leads/conversations/api.server.ts";
import { contactMessageOperations } from "#app/features/leads/messages/api.server.ts";
import { replyTemplateOperations } from "#app/features/leads/reply-templates/api.server.ts";
import { routingRuleOperations } from "#app/features/leads/routing/api.server.ts";
import { newsletterIssueOperations } from "#app/features/newsletter/api.server.ts";
import { newsletterSubscriberOperations } from "#app/features/newsletter/subscribers-api.server.ts";
import { loanOfficerOperations } from "#app/features/officers/api.server.ts";
import { ownOfficerOperations } from "#app/features/officers/own-api.server.ts";
import { pageCategoryOperations } from "#app/features/pages/categories/api.server.ts";
import { textSearchOperations } from "#app/features/pages/find-text/api.server.ts";
import { linkTargetOperations } from "#app/features/pages/link-targets/api.server.ts";
import { pageContentOperations } from "#app/features/pages/sections/api.server.ts";
import { imageOperations } from "#app/features/pictures/api.server.ts";
import { dashboardOperations } from "#app/features/reports/dashboard/api.server.ts";
import { numberOperations } from "#app/features/reports/numbers/api.server.ts";
import { webResourceOperations } from "#app/features/settings/api.server.ts";
import { AppError } from "#lib/errors.ts";
import { preferredLanguage } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { compressAnswer } from "#platform/api/compress-answer.server.ts";
import { mountOperations } from "#platform/api/mount.server.ts";
import type { CallsOf } from "#platform/api/operation.server.ts";
import { inLanguage } from "#platform/api/request-language.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import type { signInCalls } from "./api-description.ts";
import { apiDocs } from "./api-docs.ts";
import { refuseForeignOrigin, refuseForeignSignIn } from "./origin.ts";
import type { ServerEnv } from "./server-env.ts";

/** Every call that the API answers. */
export const operationsOn = (definitions: readonly Definition[]) => [
  ...blogPostOperations,
  ...blogCategoryOperations,
  ...pageCategoryOperations,
  ...pageContentOperations,
  ...loanOfficerOperations,
  ...ownOfficerOperations,
  ...webResourceOperations,
  ...imageOperations,
  ...linkTargetOperations,
  ...dashboardOperations(definitions),
  ...revisionOperations(definitions),
  ...textSearchOperations(definitions),
  ...personalDataOperations,
  ...staffOperations,
  ...profileOperations,
  ...twoFactorOperations,
  ...passkeyOperations,
  ...secondFactorRuleOperations,
  ...contactMessageOperations,
  ...conversationOperations,
  ...routingRuleOperations,
  ...replyTemplateOperations,
  ...newsletterIssueOperations,
  ...newsletterSubscriberOperations,
  ...auditOperations,
  ...dataReadOperations,
  ...numberOperations,
];

declare module "#app/admin-kit/api-client.ts" {
  interface ApiCalls extends CallsOf<ReturnType<typeof operationsOn>[number] | (typeof signInCalls)[number]> {}
}

/** What an account chose goes before what its browser asks for, which also sends plain links; who asks for nothing gets English. */
const answerLanguage = (asked: string | undefined, chosen: Language | null | undefined): Language =>
  asked === undefined ? "en" : (chosen ?? preferredLanguage(asked));

export function api(definitions: readonly Definition[]) {
  const operations = operationsOn(definitions);
  return new Hono<ServerEnv>()
    .use("/api/*", async (c, next) => {
      c.header("Cache-Control", "no-store");
      c.set("staff", await c.env.exchange.identify());
      if (c.var.staff) c.env.exchange.allowLongBody();
      await next();
    })
    .use("/api/*", (c, next) => inLanguage(answerLanguage(c.req.header("accept-language"), c.var.staff?.language), next))
    .use("/api/*", refuseForeignOrigin)
    .use("/api/*", compressAnswer)
    .use("/api/auth/*", refuseForeignSignIn)
    .route("/", signInRoutes())
    .route("/", apiDocs(operations))
    .route("/", mountOperations(operations))
    .all("/api/*", (c) => {
      // A stranger learns nothing about what exists.
      if (!c.var.staff) throw new AppError("unauthenticated", { en: "Sign in first", es: "Primero inicie sesión" });
      throw new AppError("notFound", { en: "There is no such call", es: "Esa llamada no existe" });
    });
}
