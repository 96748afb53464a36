import type { MiddlewareHandler } from "hono";
import { accepts, compress } from "#platform/compression.server.ts";
import type { ApiEnv } from "./operation.server.ts";

/** In bytes: a shorter answer fits into one packet as it is. */
const worthwhile = 1024;

type EncodedBody = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** The bytes as they go to whoever accepts these encodings, and what is to be said of them: long ones are compressed. */
export async function encodeBody(plain: Uint8Array<ArrayBuffer>, accepted: string | undefined): Promise<EncodedBody> {
  if (plain.length < worthwhile) return { body: plain, headers: { "content-length": String(plain.length) } };
  const isCompressed = accepts("gzip", accepted);
  const body = isCompressed ? await compress(plain, "gzip") : plain;
  const headers = { vary: "Accept-Encoding", "content-length": String(body.length) };
  return { body, headers: isCompressed ? { ...headers, "content-encoding": "gzip" } : headers };
}

/** What is in memory as a whole; a spreadsheet of the whole log goes out as it is read. */
const wholeTypes = /^(application\/json|text\/(html|plain))/;

/**
 * Encodes what has not been yet, such as the page of documentation. Hono's own middleware pipes every answer through a stream, which
 * takes longer than a save does.
 */
export const compressResponse: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  const isEncoded = headers.has("content-encoding") || headers.has("vary");
  if (isEncoded || !wholeTypes.test(headers.get("content-type") ?? "") || Number(headers.get("content-length") ?? worthwhile) < worthwhile)
    return;
  const plainBody = new Uint8Array(await c.res.arrayBuffer());
  const encodedAnswer = await encodeBody(plainBody, c.req.header("accept-encoding"));
  const { body } = encodedAnswer;
  if (body.length > 0) for (const [name, value] of Object.entries(encodedAnswer.headers)) headers.set(name, value);
  // Hono would carry the headers of the answer before over to the new one, and copy it for that.
  c.res = undefined;
  c.res = new Response(body.length > 0 ? body : null, { status, headers });
};
