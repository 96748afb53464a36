import { Hono } from "hono";
import { AppError } from "#lib/errors.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { answerError } from "./answer-error.ts";
import { api } from "./api.ts";
import { health, type Lifecycle } from "./health.ts";
import type { PageCache } from "./page-cache.ts";
import { requestContext } from "./request-context.ts";
import { requestPath } from "./request-path.ts";
import { resources } from "./resources.ts";
import { securityHeaders } from "./security-headers.ts";

/** Whatever is neither API nor file: the React Router pages, or nothing in a test of the API. */
export type Pages = Hono<ApiEnv>;

export function createApp(platform: Platform, pages?: Pages, lifecycle: Lifecycle = { stopping: false }, cache?: PageCache) {
  const app = new Hono<ApiEnv>({ getPath: requestPath });
  app.use(requestContext(platform));
  app.use(securityHeaders);
  app.use(async (c, next) => {
    await next();
    if (lifecycle.stopping) c.res.headers.set("Connection", "close");
  });
  app.route("/", health(lifecycle));
  app.route("/", api(cache));
  app.route("/", resources);
  if (pages) app.route("/", pages);
  app.notFound((c) => answerError(new AppError("notFound", "There is nothing here"), c));
  app.onError(answerError);
  return app;
}
