import { Hono } from "hono";
import { signInRoutes } from "#app/features/accounts/sign-in-routes.server.ts";
import { toolPages } from "#app/features/definitions.server.ts";
import { features } from "#app/features/features.server.ts";
import { AppError } from "#lib/errors.ts";
import { preferredLanguage } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { compressResponse } from "#platform/api/compress-response.server.ts";
import { mountOperations } from "#platform/api/mount.server.ts";
import type { CallsOf } from "#platform/api/operation.server.ts";
import { inLanguage } from "#platform/api/request-language.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import type { OperationOf } from "#platform/feature.server.ts";
import type { signInCalls } from "./api-description.ts";
import { apiDocs } from "./api-docs.ts";
import { refuseForeignOrigin, refuseForeignSignIn } from "./origin.ts";
import { refuseVisitorsWrites } from "./preview-cookie.ts";
import type { ServerEnv } from "./request-info.ts";

type FeatureOperation = OperationOf<(typeof features)[number]>;

export function operationsOn(definitions: readonly Definition[]): FeatureOperation[] {
  const all: FeatureOperation[] = features.flatMap<FeatureOperation>(
    ({ operations }) => operations?.(definitions, toolPages, () => all) ?? [],
  );
  return all;
}

declare module "#app/admin-kit/api-client.ts" {
  interface ApiCalls extends CallsOf<ReturnType<typeof operationsOn>[number] | (typeof signInCalls)[number]> {}
}

/** The account's language comes before the browser's; without Accept-Language it is English. */
const responseLanguage = (acceptLanguage: string | undefined, chosen: Language | null | undefined): Language =>
  acceptLanguage === undefined ? "en" : (chosen ?? preferredLanguage(acceptLanguage));

export function api(definitions: readonly Definition[]) {
  const operations = operationsOn(definitions);
  return new Hono<ServerEnv>()
    .use("/api/*", async (c, next) => {
      c.header("Cache-Control", "no-store");
      c.set("staff", await c.env.requestInfo.identify());
      if (c.var.staff) c.env.requestInfo.allowLongBody();
      await next();
    })
    .use("/api/*", (c, next) => inLanguage(responseLanguage(c.req.header("accept-language"), c.var.staff?.language), next))
    .use("/api/*", refuseForeignOrigin)
    .use("/api/*", refuseVisitorsWrites(operations))
    .use("/api/*", compressResponse)
    .use("/api/auth/*", refuseForeignSignIn)
    .route("/", signInRoutes())
    .route("/", apiDocs(operations))
    .route("/", mountOperations(operations))
    .all("/api/*", (c) => {
      // Visitors learn nothing about what exists.
      if (!c.var.staff) throw new AppError("unauthenticated", { en: "Sign in first", es: "Primero inicie sesión" });
      throw new AppError("notFound", { en: "There is no such call", es: "Esa llamada no existe" });
    });
}
