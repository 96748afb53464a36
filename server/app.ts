import { Hono, type MiddlewareHandler } from "hono";
import { AppError } from "#lib/errors.ts";
import type { RenderPage } from "#platform/api/operation.server.ts";
import { withOwnCache } from "#platform/content/read-through-cache.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { api } from "./api.ts";
import { documentFiles } from "./document-files.ts";
import { respondToError } from "./error-response.ts";
import { health, type Lifecycle } from "./health.ts";
import { metricsRoute } from "./metrics-endpoint.ts";
import { type PageParts, pageRoutes } from "./page-routes.ts";
import { pictures } from "./pictures.ts";
import { logRequest, type RequestInfo, requestHeaders, type ServerEnv } from "./request-info.ts";
import { securityHeaders } from "./security-headers.ts";

export type App = { fetch: (request: Request, requestInfo: RequestInfo) => Response | Promise<Response> };

export function createApp(platform: Platform, lifecycle: Lifecycle, pageParts?: PageParts): App {
  const getPath = (_: Request, options?: { env?: unknown }) => (options as { env: ServerEnv["Bindings"] }).env.requestInfo.address.path;
  const app = new Hono<ServerEnv>({ getPath });
  app.use(provideContext(platform, lifecycle, pageParts));
  app.use(securityHeaders);
  app.use(redirectToCanonical);
  app.route("/", health(lifecycle));
  app.route("/", metricsRoute());
  app.route("/", api(platform.definitions));
  app.route("/", pictures);
  app.route("/", documentFiles);
  if (pageParts) app.route("/", pageRoutes(pageParts));
  app.notFound((c) => respondToError(new AppError("notFound", { en: "There is nothing here", es: "Aquí no hay nada" }), c));
  app.onError(respondToError);
  return { fetch: (request, requestInfo) => app.fetch(request, { requestInfo }) };
}

/** Provides the platform and request info to handlers, and logs the result. */
function provideContext(platform: Platform, lifecycle: Lifecycle, pageParts?: PageParts): MiddlewareHandler<ServerEnv> {
  const renderPage = pageParts && renderPageWith(pageParts);
  return async (c, next) => {
    const { requestInfo } = c.env;
    c.set("platform", platform);
    c.set("requestId", requestInfo.requestId);
    c.set("clientAddress", requestInfo.clientAddress);
    if (renderPage) c.set("renderPage", renderPage);
    await next();
    // `c.header` would copy the finished response.
    for (const [name, value] of Object.entries(requestHeaders(requestInfo, lifecycle.stopping))) c.res.headers.set(name, value);
    logRequest(platform, requestInfo, c.req.method, c.res.status);
  };
}

/** For previews: bypasses the site's cache and reads in the transaction of the draft. */
function renderPageWith({ pages, shared }: PageParts): RenderPage {
  return async ({ path, search }, from) => {
    const render = (page: { path: string; search: string }) =>
      withOwnCache(from.db, () => pages.renderShared({ ...page, isStorable: false }, { ...shared, ...from }));
    const asked = await render({ path, search });
    const target = asked.headers.location;
    // A page can have another address in the other language.
    if (!target?.startsWith("/")) return { html: asked.bodies.identity.toString(), path: path + search };
    const page = new URL(target, shared.siteUrl);
    const { bodies } = await render({ path: page.pathname, search: page.search });
    return { html: bodies.identity.toString(), path: target };
  };
}

const redirectToCanonical: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const { address } = c.env.requestInfo;
  if (address.kind === "moved") return c.body(null, 308, { Location: address.location, "Cache-Control": "no-cache" });
  if (address.kind === "refused") throw new AppError("notFound", { en: "There is nothing here", es: "Aquí no hay nada" });
  await next();
};
