import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { readSettings, type Settings } from "#app/features/settings/settings.server.ts";
import type { SharedPage } from "#app/shell/public/page-queries.ts";
import { speculationRules } from "#app/shell/site/speculation-rules.tsx";
import { languageOf } from "#lib/languages.ts";
import { oncePerObject } from "#lib/once-per-object.ts";
import type { Config } from "#platform/config.server.ts";
import { isUnavailable } from "#platform/database/errors.server.ts";
import {
  frameSourcesMark,
  type PersonalContext,
  personalContext,
  type Rendering,
  renderContext,
  type SharedContext,
  sharedContext,
} from "#platform/page-context.server.ts";
import type { Address } from "./address.ts";
import { type CachedResponse, createResponse } from "./cached-response.ts";
import { contentSecurityPolicy, hashOfScript } from "./content-security-policy.ts";
import { pageStarter, placeModules, placeScript } from "./page-script.ts";
import { securityHeadersOfData } from "./security-headers.ts";
import { builtSiteAssets } from "./site-assets.ts";

/** Hot reload, then the public site's module. */
const devModules = ["/@id/__x00__virtual:react-router/inject-hmr-runtime", "/@vite/client", "/app/shell/site/main.ts"];

/** All inline scripts of public pages. */
const siteScriptHashes = [pageStarter, speculationRules].map(hashOfScript);

export type Pages = ReturnType<typeof createPages>;

export function createPages(loadBuild: () => Promise<ServerBuild>, config: Config, { development }: { development: boolean }) {
  const handlers = once(async () => (development ? developmentHandlers(loadBuild) : productionHandlers(await loadBuild())));
  const assets = once(builtSiteAssets);
  const dataHeaders = securityHeadersOfData(config);

  const policyWith = (given: { inlineScripts: string[]; frameSources?: string[]; embeddable?: boolean }) =>
    contentSecurityPolicy({ frameSources: [], embeddable: false, ...given, development });

  const publicPolicy = (settings: Settings, ownSources: string[], embeddable: boolean) =>
    policyWith({
      inlineScripts: siteScriptHashes,
      frameSources: [settings["contact.mapEmbedUrl"], settings["links.calculator"], ...ownSources],
      embeddable,
    });

  const usualPolicies = oncePerObject((settings: Settings) => ({
    framed: publicPolicy(settings, [], true),
    unframed: publicPolicy(settings, [], false),
  }));

  type PublicPage = { html: string; path: string; ownSources: string[] };

  async function finishPublicPage({ html, path, ownSources }: PublicPage, { db, log }: SharedContext): Promise<FinishedPage> {
    const settings = await readSettings(db, languageOf(path), log);
    const usual = usualPolicies(settings)[/^\/(es\/)?embed\//.test(path) ? "framed" : "unframed"];
    return {
      html: development ? placeModules(html, devModules) : placeScript(html, assets()),
      policy: ownSources.length > 0 ? publicPolicy(settings, ownSources, false) : usual,
    };
  }

  async function render(
    request: Request,
    { kind, path }: RenderedAddress,
    shared: SharedContext,
    personal?: PersonalContext,
  ): Promise<CachedResponse> {
    const nonce = randomBytes(16).toString("base64");
    const log = personal ? shared.log.child({ requestId: personal.requestId }) : shared.log.child({ page: path });
    const context = new RouterContextProvider();
    const rendering: Rendering = { nonce, log, faults: [] };
    context.set(renderContext, rendering);
    context.set(sharedContext, shared);
    if (personal) context.set(personalContext, personal);
    const handler = (await handlers())[kind === "admin" ? kind : languageOf(path)];
    const response = await handler(request, context);
    // Not to be shown or stored: the caller handles outages.
    const outage = rendering.faults.find(isUnavailable);
    if (outage) throw outage;
    const { [frameSourcesMark]: ownSources, ...given } = Object.fromEntries(response.headers);
    const headers: Record<string, string> = { ...dataHeaders, ...given };
    // Browsers would cache a redirect forever.
    headers["cache-control"] = personal ? "no-store" : (headers["cache-control"] ?? "no-cache");
    if (response.status === 405) headers.allow = "GET, HEAD";
    if (rendering.html === undefined) return createResponse(response.status, headers, await response.text());
    const page: FinishedPage =
      kind === "page"
        ? await finishPublicPage({ html: rendering.html, path, ownSources: ownSources?.split(" ") ?? [] }, shared)
        : { html: rendering.html, policy: policyWith({ inlineScripts: [`'nonce-${nonce}'`] }) };
    headers["content-security-policy"] = page.policy;
    return createResponse(response.status, headers, page.html);
  }

  return {
    /** Gets nothing that a visitor sent. */
    renderShared: ({ path, search }: SharedPage, shared: SharedContext): Promise<CachedResponse> =>
      render(new Request(shared.siteUrl + path + search), { kind: "page", path }, shared),

    renderPersonal: (
      request: Request,
      address: RenderedAddress,
      shared: SharedContext,
      personal: PersonalContext,
    ): Promise<CachedResponse> => render(request, address, shared, personal),
  };
}

/** Routes are rebuilt for every request, which is slow but current. */
function developmentHandlers(loadBuild: () => Promise<ServerBuild>) {
  const handler = createRequestHandler(loadBuild, "development");
  return { admin: handler, en: handler, es: handler };
}

/** The router scans its routes several times per page, so a public handler has only its own language. */
function productionHandlers(build: ServerBuild) {
  const handlerWithout = (unwantedIds: RegExp) => {
    const routes = Object.entries(build.routes).filter(([id]) => !unwantedIds.test(id));
    return createRequestHandler({ ...build, routes: Object.fromEntries(routes) }, "production");
  };
  return {
    admin: createRequestHandler(build, "production"),
    en: handlerWithout(/^(routes\/admin|es)(\/|$)/),
    es: handlerWithout(/^(routes\/admin|en)(\/|$)/),
  };
}

type FinishedPage = { html: string; policy: string };

type RenderedAddress = { kind: Extract<Address["kind"], "admin" | "page">; path: string };

function once<T>(work: () => T): () => T {
  let result: T | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
