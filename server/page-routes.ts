import { type Context, Hono } from "hono";
import { features } from "#app/features/features.server.ts";
import { isPublicQuery, sharedPageOf } from "#app/shell/public/page-queries.ts";
import { englishPath, languageOf, preferredLanguage } from "#lib/languages.ts";
import { readBoundedBody, strangersLimits } from "#platform/api/body-limits.server.ts";
import { inLanguage } from "#platform/api/request-language.server.ts";
import type { ContentCache } from "#platform/content/content-cache.server.ts";
import { isUnavailable } from "#platform/database/errors.server.ts";
import type { PersonalContext, SharedContext } from "#platform/page-context.server.ts";
import { type CachedResponse, encodeResponse, type RequestHead, send, storableSize, takeOverBodies } from "./cached-response.ts";
import { cutOff } from "./error-response.ts";
import type { Lifecycle } from "./health.ts";
import { refuseIfForeign } from "./origin.ts";
import { respondToFormWithoutPage } from "./outage-page.ts";
import type { Pages } from "./pages.ts";
import { requestHeaders, type ServerEnv } from "./request-info.ts";
import { previewRoutes } from "./site-preview.ts";
import { findEditPath } from "./staff-pages.ts";
import type { ViewCount } from "./view-count.ts";

/** Given the request's cookies. */
type VisitorCookie = (cookies: string | undefined) => string | undefined;

export type PageParts = {
  pages: Pages;
  shared: SharedContext;
  visitorCookie: VisitorCookie;
  callApi: (url: string, init: RequestInit | undefined, c: Context<ServerEnv>) => Promise<Response>;
  /** None in development. */
  cache?: ContentCache;
  files?: Hono<ServerEnv>;
  lifecycle: Lifecycle;
  views?: ViewCount;
};

/** The router would turn others into errors, and TRACE cannot be passed on. */
const pageMethods = new Set(["GET", "HEAD", "POST"]);

/** Public pages are shared; form posts and the admin are personal. */
export function pageRoutes(parts: PageParts): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  if (parts.files) app.route("/", parts.files);
  app.route("/", previewRoutes(parts));
  return app.all("*", async (c, next) => {
    const { address } = c.env.requestInfo;
    if (address.kind !== "page" && address.kind !== "admin") return next();
    if (!pageMethods.has(c.req.method)) return c.body(null, 405, { Allow: [...pageMethods].join(", "), "Cache-Control": "no-store" });
    const isReading = c.req.method === "GET" || c.req.method === "HEAD";
    if (address.kind === "page" && isReading) {
      const editPath = await findEditPath(c, parts.shared, address.path);
      if (editPath) return respondToStaff(c, parts, address, editPath);
      const { value: cached, isLastKnown } = await sharedResponse(parts, address);
      const ownHeaders = { ...requestHeaders(c.env.requestInfo, parts.lifecycle.stopping), ...(isLastKnown && lastKnownHeaders) };
      const { body, ...head } = await encodeShared(parts, address, cached, c.req.raw, ownHeaders);
      return new Response(body, head);
    }
    const url = new URL(c.req.url).origin + address.path + address.search;
    const headers = headersForPage(c.req.raw, address.path, c.var.platform.config.publicUrl);
    const body = isReading ? undefined : await readBoundedBody(c.req.raw, strangersLimits);
    const request = new Request(url, { method: c.req.method, headers, body, signal: c.req.raw.signal });
    const personal = await personalContextOf(c, parts);
    const { kind, path } = address;
    const render = () => parts.pages.renderPersonal(request, { kind, path }, parts.shared, personal);
    try {
      const rendered = await inLanguage(personal.language, render);
      // The router's response once the client has hung up, as browsers do when someone moves on: in the log it would count as a failure of ours.
      if (rendered.status === 500 && request.signal.aborted) throw cutOff();
      const { formOutcome } = personal;
      // The page moved or ended while its form was open: the form was handled, and its result must be seen. A 404 of the form itself is on its page.
      if (formOutcome && rendered.status !== formOutcome.status && [301, 404].includes(rendered.status))
        return respondToFormWithoutPage(c, formOutcome);
      return send(rendered, request, {});
    } catch (error) {
      if (!isUnavailable(error) || !personal.formOutcome) throw error;
      return respondToFormWithoutPage(c, personal.formOutcome);
    }
  });
}

/** The page as visitors get it, and a link to edit it. Rendered for this request, never stored or counted. */
async function respondToStaff(c: Context<ServerEnv>, parts: PageParts, address: { path: string; search: string }, editPath: string) {
  const { path, search } = address;
  const page = sharedPageOf(path, search);
  const rendered = await inLanguage(languageOf(path), () => parts.pages.renderShared(page, { ...parts.shared, editPath }));
  const ownHeaders = { ...requestHeaders(c.env.requestInfo, parts.lifecycle.stopping), "cache-control": "private, no-store" };
  const { body, ...head } = await encodeShared({ visitorCookie: parts.visitorCookie }, address, rendered, c.req.raw, ownHeaders);
  return new Response(body, head);
}

const crossOriginPosts = new Set(features.flatMap(({ crossOriginPosts = [] }) => crossOriginPosts));

/** The origin of a post is checked here against the site's address. The router would compare it with the scheme behind a proxy, so it gets no origin. */
function headersForPage({ method, headers: given }: Request, path: string, publicUrl: string | undefined): Headers {
  if (method === "GET" || method === "HEAD") return given;
  if (given.has("cookie") || !crossOriginPosts.has(englishPath(path))) refuseIfForeign(given, publicUrl);
  const headers = new Headers(given);
  headers.delete("origin");
  return headers;
}

/** For a page that is stale because of an outage (RFC 9211). */
const lastKnownHeaders = { "cache-status": "umbral; hit; detail=last-known" };

/** From the cache, or rendered and stored. */
export async function sharedResponse(
  { pages, shared, cache }: Pick<PageParts, "pages" | "shared" | "cache">,
  address: { path: string; search: string },
) {
  const page = sharedPageOf(address.path, address.search);
  const render = () => pages.renderShared(page, shared);
  if (!cache || !page.isStorable) return { value: await render(), isLastKnown: cache?.isDatabaseAway ?? false };
  const key = pageKey(page);
  return cache.obtain(key, { make: async () => takeOverBodies(await render(), cache.findFormer(key)), sizeOf: storableSize });
}

const pagePrefix = "page ";
const pageKey = ({ path, search }: { path: string; search: string }) => `${pagePrefix}${path}${search}`;

/** Paths whose stored page is stale. */
export const outdatedPages = (cache: ContentCache): string[] =>
  cache.outdatedKeys().flatMap((key) => (key.startsWith(pagePrefix) ? [key.slice(pagePrefix.length)] : []));

export function findSharedResponse(
  { cache }: Pick<PageParts, "cache">,
  address: { path: string; search: string },
): CachedResponse | undefined {
  return cache?.find(pageKey(sharedPageOf(address.path, address.search)));
}

export function encodeShared(
  { visitorCookie, views }: Pick<PageParts, "visitorCookie" | "views">,
  { path, search }: { path: string; search: string },
  cached: CachedResponse,
  request: RequestHead,
  given: Record<string, string>,
) {
  views?.add(path, cached, request);
  const keepsHeaders = isPublicQuery(path, search) || cached.headers["cache-control"]?.includes("no-store");
  const own = keepsHeaders ? given : { ...given, "cache-control": "private, no-store" };
  const cookie = cached.wantsVisitorCookie ? visitorCookie(request.headers.get("cookie") ?? undefined) : undefined;
  const location = locationWithQuery(cached.headers.location, path, search);
  return encodeResponse(cached, request, { ...own, ...(cookie !== undefined && { "set-cookie": cookie }), ...(location && { location }) });
}

/** A redirect within the site keeps the visitor's query, such as a campaign's. Not one that the query decides: it could lead to itself. */
function locationWithQuery(location: string | undefined, path: string, search: string): string | undefined {
  if (!location || search === "" || sharedPageOf(path, search).search !== "" || !/^\/(?!\/)[^?]*$/.test(location)) return location;
  const [pathname, fragment] = location.split("#");
  return pathname + search + (fragment === undefined ? "" : `#${fragment}`);
}

async function personalContextOf(c: Context<ServerEnv>, { callApi }: PageParts): Promise<PersonalContext> {
  const { platform, requestId, clientAddress } = c.var;
  const { address, identify } = c.env.requestInfo;
  const isAdmin = address.kind === "admin";
  const staff = isAdmin ? await identify() : undefined;
  const language = isAdmin ? (staff?.language ?? preferredLanguage(c.req.header("accept-language"))) : languageOf(address.path);
  const callOwnApi: typeof fetch = (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set("accept-language", language);
    return callApi(String(path), { ...init, headers }, c);
  };
  return { ...platform, requestId, clientAddress, staff, language, callOwnApi };
}
