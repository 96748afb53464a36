import type { MiddlewareHandler } from "hono";
import { accepts, compress } from "#platform/compression.server.ts";
import type { ApiEnv } from "./operation.server.ts";

/** In bytes: a shorter response fits into one packet uncompressed. */
const worthwhile = 1024;

type EncodedBody = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** Compresses long bodies for clients that accept it. */
export async function encodeBody(plain: Uint8Array<ArrayBuffer>, accepted: string | undefined): Promise<EncodedBody> {
  if (plain.length < worthwhile) return { body: plain, headers: { "content-length": String(plain.length) } };
  const isCompressed = accepts("gzip", accepted);
  const body = isCompressed ? await compress(plain, "gzip") : plain;
  const headers = { vary: "Accept-Encoding", "content-length": String(body.length) };
  return { body, headers: isCompressed ? { ...headers, "content-encoding": "gzip" } : headers };
}

/** Exports are streamed and not compressed here. */
const wholeTypes = /^(application\/json|text\/(html|plain))/;

/** Hono's own middleware pipes every response through a stream, which takes longer than a save. */
export const compressResponse: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  const isEncoded = headers.has("content-encoding") || headers.has("vary");
  if (isEncoded || !wholeTypes.test(headers.get("content-type") ?? "") || Number(headers.get("content-length") ?? worthwhile) < worthwhile)
    return;
  const plainBody = new Uint8Array(await c.res.arrayBuffer());
  const encoded = await encodeBody(plainBody, c.req.header("accept-encoding"));
  const { body } = encoded;
  if (body.length > 0) for (const [name, value] of Object.entries(encoded.headers)) headers.set(name, value);
  // Otherwise Hono copies the headers of the former response to the new one.
  c.res = undefined;
  c.res = new Response(body.length > 0 ? body : null, { status, headers });
};
