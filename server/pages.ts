import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { formCookies } from "#app/features/contact-messages/form-cookie.server.ts";
import { readSettings } from "#app/features/web-resources/settings.server.ts";
import { isAdminPath } from "#lib/admin-path.ts";
import { findStaff } from "#platform/accounts/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { pageContext } from "#platform/page-context.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { createApp } from "./app.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { bestEncoding, type Encoding, type FinishedPage, finishPage, sendPage, takeScriptHashes } from "./finish-page.ts";
import { refuseForeignOrigin } from "./origin.ts";
import type { PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";
import { placeModules, placeScript, startAfterPaint } from "./page-script.ts";
import { securityHeadersOfData } from "./security-headers.ts";
import { builtSiteAssets } from "./site-assets.ts";

/** Forms that work without a script post to their page; none of them needs more. */
const formLimit = bodyLimit({ maxSize: 256 * 1024 });

/** What lets modules be replaced while they are edited, and then the public site's own. */
const devModules = ["/@id/__x00__virtual:react-router/inject-hmr-runtime", "/@vite/client", "/app/site/main.ts"];

type Options = { development: boolean; cache?: PageCache };

/** The React Router pages, rendered whole before the first byte leaves, so that headers can speak of the bytes. */
export function pages(loadBuild: () => Promise<ServerBuild>, { development, cache }: Options) {
  // Given a function, the handler works the routes out again for every request: right while they change, slow when they do not.
  const handler = once(async () =>
    development ? createRequestHandler(loadBuild, "development") : createRequestHandler(await loadBuild(), "production"),
  );

  const assets = once(builtSiteAssets);

  function scripted(html: string, path: string, nonce: string): string {
    if (development) return placeModules(html, nonce, devModules);
    return isAdminPath(path) ? startAfterPaint(html, nonce) : placeScript(html, nonce, assets());
  }

  async function finished(c: Context<ApiEnv>, request: Request, only?: Encoding): Promise<FinishedPage> {
    const { platform } = c.var;
    const nonce = randomBytes(16).toString("base64url");
    const render = await handler();
    const response = await render(request, contextFor(c, nonce));
    const headers: Record<string, string> = { ...securityHeadersOfData(platform.config), ...Object.fromEntries(response.headers) };
    if (!headers["content-type"]?.startsWith("text/html")) return finishPage(response.status, headers, await response.text(), only);
    const rendered = await response.text();
    const { html, hashes } = takeScriptHashes(scripted(rendered, c.req.path, nonce), nonce);
    const embeddable = /^\/(es\/)?embed\//.test(c.req.path);
    const frameSources = await framedHosts(platform);
    headers["content-security-policy"] = contentSecurityPolicy({ scriptHashes: hashes, frameSources, embeddable, development });
    return finishPage(response.status, headers, html, only);
  }

  return new Hono<ApiEnv>().use(refuseForeignOrigin, formLimit).all("*", async (c) => {
    const reading = c.req.method === "GET" || c.req.method === "HEAD";
    const key = reading && cache ? keyOf(c) : undefined;
    const alone = () => finished(c, c.req.raw, bestEncoding(c.req.header("accept-encoding")));
    const page = await (key && cache ? cache.obtain(key, () => finished(c, sharedRequest(c, key))) : alone());
    const cookie = reading && page.hasForm ? (await formCookies(c.var.platform))(c.req.header("cookie")) : undefined;
    return sendPage(page, c.req.raw, cookie);
  });
}

function keyOf(c: Context): string | undefined {
  const { url } = c.req.raw;
  return pageKey(url.slice(new URL(url).origin.length), false);
}

/** A page that is kept for everyone is rendered from nothing that this one visitor sent along. */
function sharedRequest(c: Context<ApiEnv>, key: string): Request {
  return new Request(siteUrl(c.var.platform) + key, { headers: { accept: c.req.header("accept") ?? "*/*" } });
}

function contextFor(c: Context<ApiEnv>, nonce: string): RouterContextProvider {
  const { platform, requestId, clientAddress } = c.var;
  const staff = once(() => findStaff(platform.auth, platform.db, c.req.raw.headers));
  const context = new RouterContextProvider();
  const callOwnApi = ownApi(platform, c.req.header("cookie"));
  context.set(pageContext, { ...platform, nonce, requestId, clientAddress, staff, callOwnApi, siteUrl: siteUrl(platform) });
  return context;
}

const apis = new WeakMap<Platform, ReturnType<typeof createApp>>();

/** The cookie is all that the API is told of the one who asks: it decides anew who that is and what they may see. */
function ownApi(platform: Platform, cookie = ""): typeof fetch {
  return async (path, init) => {
    const app = apis.get(platform) ?? createApp(platform);
    apis.set(platform, app);
    return app.request(String(path), { ...init, headers: { ...init?.headers, cookie } });
  };
}

function siteUrl({ config }: Platform): string {
  return config.publicUrl ?? `http://localhost:${config.port}`;
}

async function framedHosts({ db, log }: Platform): Promise<string[]> {
  const settings = await readSettings(db, "en", log);
  const urls = [settings["contact.mapEmbedUrl"], settings["links.calculator"]];
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
}

function once<T>(work: () => T): () => T {
  let result: T | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
