import { createHash } from "node:crypto";

/** What machines read at a fixed address. They ask often: kept for a few minutes, and afterwards only compared. */
export function textAnswer(request: Request, contentType: string, text: string): Response {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { "Cache-Control": "public, max-age=300", ETag: etag };
  if (request.headers.get("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "Content-Type": `${contentType}; charset=utf-8` } });
}
