import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A rendered page ready to be sent any number of times. */
export type FinishedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
};

/**
 * Our own inline scripts carry the nonce of their render. Their hashes go into the policy and the nonce goes away, so
 * that finished bytes can be kept and sent again; a script that came in with content has no nonce and gets no hash.
 */
export function takeScriptHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = "", code = ""]) => attributes.includes(`nonce="${nonce}"`) && code !== "" && !/\ssrc=/.test(attributes))
    .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), hashes: [...new Set(hashes)] };
}

export async function finishPage(status: number, headers: Record<string, string>, html: string): Promise<FinishedPage> {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([brotli(identity, { params }), gzipped(identity, { level: 6 })]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { status, headers: { ...headers, etag, vary: "Accept-Encoding" }, etag, bodies: { identity, gzip: gz, br } };
}

type Asked = { method: string; ifNoneMatch: string | null | undefined; acceptEncoding: string | null | undefined };

/** What goes over the wire for this page and this browser. */
export function answerFor(page: FinishedPage, { method, ifNoneMatch, acceptEncoding }: Asked) {
  if (page.status === 200 && ifNoneMatch?.includes(page.etag)) return { status: 304, headers: page.headers, body: undefined };
  const encoding = bestEncoding(acceptEncoding ?? "");
  const body = page.bodies[encoding];
  const encoded = encoding === "identity" ? undefined : { "content-encoding": encoding };
  const headers = { ...page.headers, ...encoded, "content-length": String(body.length) };
  return { status: page.status, headers, body: method === "HEAD" ? undefined : body };
}

export function sendPage(page: FinishedPage, { method, headers: asked }: Request): Response {
  const request = { method, ifNoneMatch: asked.get("if-none-match"), acceptEncoding: asked.get("accept-encoding") };
  const { status, headers, body } = answerFor(page, request);
  return new Response(body && new Uint8Array(body), { status, headers });
}

function bestEncoding(accepted: string): "br" | "gzip" | "identity" {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? "gzip" : "identity";
}
