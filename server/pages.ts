import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { readSettings } from "#app/features/web-resources/settings.server.ts";
import { findStaff } from "#platform/accounts/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { pageContext } from "#platform/page-context.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { finishPage, sendPage, takeScriptHashes } from "./finish-page.ts";
import { refuseForeignOrigin } from "./origin.ts";

/** The React Router pages, rendered whole before the first byte leaves, so that headers can speak of the bytes. */
export function pages(loadBuild: () => Promise<ServerBuild>, development: boolean) {
  const render = createRequestHandler(loadBuild, development ? "development" : "production");
  return new Hono<ApiEnv>().use(refuseForeignOrigin).all("*", async (c) => {
    const { platform, requestId, clientAddress } = c.var;
    const nonce = randomBytes(16).toString("base64url");
    const context = new RouterContextProvider();
    const staff = once(() => findStaff(platform.auth, platform.db, c.req.raw.headers));
    context.set(pageContext, { ...platform, nonce, requestId, clientAddress, staff, siteUrl: siteUrl(platform) });
    const response = await render(c.req.raw, context);
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
    const { html, hashes } = takeScriptHashes(await response.text(), nonce);
    const embeddable = /^\/(es\/)?embed\//.test(c.req.path);
    const policy = contentSecurityPolicy({ scriptHashes: hashes, frameSources: await frameSources(platform), embeddable, development });
    response.headers.set("Content-Security-Policy", policy);
    const finished = await finishPage(response.status, Object.fromEntries(response.headers), html);
    const sent = sendPage(finished, c.req.raw);
    for (const cookie of response.headers.getSetCookie()) sent.headers.append("Set-Cookie", cookie);
    return sent;
  });
}

function siteUrl({ config }: Platform): string {
  return config.publicUrl ?? `http://localhost:${config.port}`;
}

async function frameSources({ db, log }: Platform): Promise<string[]> {
  const settings = await readSettings(db, "en", log);
  const urls = [settings["contact.mapEmbedUrl"], settings["links.calculator"]];
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
