import { randomUUID } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { readSettings, type Settings } from "#app/features/web-resources/settings.server.ts";
import type { SharedPage } from "#app/routes/public/page-queries.ts";
import { frameOrigin } from "#lib/frame-origin.ts";
import { oncePerObject } from "#lib/once-per-object.ts";
import { type Config, siteUrlOf } from "#platform/config.server.ts";
import { isUnavailable } from "#platform/database/unavailable.server.ts";
import {
  type PersonalContext,
  personalContext,
  type Rendering,
  renderContext,
  type SharedContext,
  sharedContext,
} from "#platform/page-context.server.ts";
import { inSpan } from "#platform/tracing/active-trace.server.ts";
import type { Address } from "./address.ts";
import { type Answer, createAnswer } from "./answer.ts";
import { contentSecurityPolicy, takeScriptHashes } from "./content-security-policy.ts";
import { placeModules, placeScript, startAfterPaint } from "./page-script.ts";
import { picturePlacer } from "./picture-addresses.ts";
import { securityHeadersOfData } from "./security-headers.ts";
import { builtSiteAssets } from "./site-assets.ts";

/** What lets modules be replaced while they are edited, and then the public site's own. */
const devModules = ["/@id/__x00__virtual:react-router/inject-hmr-runtime", "/@vite/client", "/app/site/main.ts"];

export type Pages = ReturnType<typeof createPages>;

/** The React Router pages, rendered whole before the first byte leaves, so that headers can speak of the bytes. */
export function createPages(loadBuild: () => Promise<ServerBuild>, config: Config, { development }: { development: boolean }) {
  const handlers = once(async () => (development ? developmentHandlers(loadBuild) : productionHandlers(await loadBuild())));
  const assets = once(builtSiteAssets);
  const dataHeaders = securityHeadersOfData(config);
  const { picturesUrl } = config;
  const placePictures = picturePlacer(siteUrlOf(config), picturesUrl);

  function withScripts(html: string, kind: "admin" | "page", nonce: string): string {
    if (development) return placeModules(html, nonce, devModules);
    return kind === "admin" ? startAfterPaint(html, nonce) : placeScript(html, nonce, assets());
  }

  async function render(
    request: Request,
    { kind, path }: RenderedAddress,
    shared: SharedContext,
    personal?: PersonalContext,
  ): Promise<Answer> {
    const nonce = randomUUID();
    const log = personal ? shared.log.child({ requestId: personal.requestId }) : shared.log.child({ page: path });
    const context = new RouterContextProvider();
    const rendering: Rendering = { nonce, log, faults: [] };
    context.set(renderContext, rendering);
    context.set(sharedContext, shared);
    if (personal) context.set(personalContext, personal);
    const response = await (await handlers())[kind](request, context);
    // A page that says so is no page to show or to store: the one who asked for it knows what there is instead.
    const outage = rendering.faults.find(isUnavailable);
    if (outage) throw outage;
    const headers: Record<string, string> = { ...dataHeaders, ...Object.fromEntries(response.headers) };
    // A browser would follow a redirect without a word about it for ever, also when the address has come back into use.
    headers["cache-control"] = personal ? "no-store" : (headers["cache-control"] ?? "no-cache");
    if (rendering.html === undefined) return createAnswer(response.status, headers, await response.text());
    const page = kind === "page" ? placePictures(rendering.html) : rendering.html;
    const { html, hashes } = takeScriptHashes(withScripts(page, kind, nonce), nonce);
    const frameSources = kind === "page" ? framedHosts(await readSettings(shared.db, "en", shared.log)) : [];
    const embeddable = /^\/(es\/)?embed\//.test(path);
    headers["content-security-policy"] = contentSecurityPolicy({
      scriptHashes: hashes,
      frameSources,
      picturesUrl,
      embeddable,
      development,
    });
    return createAnswer(response.status, headers, html);
  }

  return {
    /** For everyone: it is given nothing that a visitor sent along. */
    renderShared: ({ path, search }: SharedPage, shared: SharedContext): Promise<Answer> =>
      inSpan("render page", "internal", () => render(new Request(shared.siteUrl + path + search), { kind: "page", path }, shared)),

    /** For the one who asks. */
    renderPersonal: (request: Request, address: RenderedAddress, shared: SharedContext, personal: PersonalContext): Promise<Answer> =>
      inSpan(`render ${address.kind}`, "internal", () => render(request, address, shared, personal)),
  };
}

/** Given a function, the handler works the routes out again for every request: right while they change, slow when they do not. */
function developmentHandlers(loadBuild: () => Promise<ServerBuild>) {
  const handler = createRequestHandler(loadBuild, "development");
  return { admin: handler, page: handler };
}

/** The router looks through all of its routes for every page: those of the admin are never a visitor's. */
function productionHandlers(build: ServerBuild) {
  const publicRoutes = Object.entries(build.routes).filter(([id]) => !id.startsWith("routes/admin/"));
  return {
    admin: createRequestHandler(build, "production"),
    page: createRequestHandler({ ...build, routes: Object.fromEntries(publicRoutes) }, "production"),
  };
}

type RenderedAddress = { kind: Extract<Address["kind"], "admin" | "page">; path: string };

const framedHosts = oncePerObject((settings: Settings) => {
  const urls = [settings["contact.mapEmbedUrl"], settings["links.calculator"]];
  return [...new Set(urls.flatMap((url) => frameOrigin(url) ?? []))];
});

function once<T>(work: () => T): () => T {
  let result: T | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
