import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { accepts, compress } from "./compression.ts";

/** In bytes: a shorter answer fits into one packet as it is. */
const worthwhile = 1024;

/**
 * Sends long answers compressed. Hono's own middleware pipes every answer through a stream, which takes longer than a
 * save does; what the API answers is in memory as a whole.
 */
export const compressAnswer: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if (headers.has("content-encoding") || Number(headers.get("content-length") ?? worthwhile) < worthwhile) return;
  const plainBody = new Uint8Array(await c.res.arrayBuffer());
  // Hono would carry the headers of the answer before over to the new one, and copy it for that.
  c.res = undefined;
  c.res = new Response(await compressBody(plainBody, headers, c.req.header("accept-encoding")), { status, headers });
};

async function compressBody(plain: Uint8Array<ArrayBuffer>, headers: Headers, accepted: string | undefined) {
  if (plain.length === 0) return null;
  if (plain.length < worthwhile) return plain;
  headers.set("vary", "Accept-Encoding");
  if (!accepts("gzip", accepted)) return plain;
  headers.set("content-encoding", "gzip");
  headers.delete("content-length");
  return compress(plain, "gzip");
}
