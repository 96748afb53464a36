import { hash } from "node:crypto";
import { bestEncoding, compress, type Encoding } from "#platform/compression.server.ts";
import { visitorCookieMark } from "#platform/page-context.server.ts";
import { compressInBackground } from "./background-compression.ts";

/** A complete response in memory, to be sent many times in any encoding. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  wantsVisitorCookie: boolean;
  /** Compressed on first use; a promise meanwhile. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  /** From when it is worth full compression. */
  steadyFrom: number;
};

/** In milliseconds: a page unchanged for this long is compressed at full effort. */
const steadyAfter = 60_000;

export function createResponse(status: number, given: Record<string, string>, text: string): CachedResponse {
  const identity = Buffer.from(text);
  const etag = `W/"${hash("sha256", identity, "base64url").slice(0, 22)}"`;
  const { [visitorCookieMark]: mark, "content-length": _, ...ownHeaders } = given;
  const wantsVisitorCookie = mark !== undefined && status === 200;
  // The page is shared but the cookie is not: shared caches must not store both.
  const isPrivate = wantsVisitorCookie && !ownHeaders["cache-control"]?.includes("no-store");
  const headers = { ...ownHeaders, ...(isPrivate && { "cache-control": "private, no-cache" }), etag, vary: "Accept-Encoding" };
  return { status, headers, etag, wantsVisitorCookie, bodies: { identity }, steadyFrom: Date.now() + steadyAfter };
}

/** An unchanged response need not be compressed again. */
export function takeOverBodies(cached: CachedResponse, former: CachedResponse | undefined): CachedResponse {
  return former?.etag === cached.etag ? { ...cached, bodies: former.bodies, steadyFrom: former.steadyFrom } : cached;
}

/** Its size in memory, or undefined if it is not shareable. */
export function storableSize({ status, headers, bodies }: CachedResponse): number | undefined {
  const isForEveryone = status === 200 && headers["set-cookie"] === undefined && !headers["cache-control"]?.includes("no-store");
  return isForEveryone ? Math.ceil(bodies.identity.length * 1.5) + 2_000 : undefined;
}

export type RequestHead = { method: string; headers: Pick<Headers, "get"> };

export type EncodedResponse = { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null };

/** For one browser, with its own headers. Waits only for a compression that is needed for the first time. */
export function encodeResponse(
  cached: CachedResponse,
  request: RequestHead,
  own: Record<string, string>,
): EncodedResponse | Promise<EncodedResponse> {
  const { status, headers, etag, bodies } = cached;
  if (status === 200 && request.headers.get("if-none-match")?.includes(etag))
    return { status: 304, headers: { ...headers, ...own }, body: null };
  const encoding = bestEncoding(request.headers.get("accept-encoding"));
  if (Date.now() >= cached.steadyFrom) {
    cached.steadyFrom = Number.POSITIVE_INFINITY;
    compressInBackground(bodies);
  }
  const finish = (body: Buffer) => {
    const all: Record<string, string> = { ...headers, ...own, "content-length": String(body.length) };
    if (encoding !== "identity") all["content-encoding"] = encoding;
    return { status, headers: all, body: request.method === "HEAD" ? null : (body as Uint8Array<ArrayBuffer>) };
  };
  const body = bodyIn(bodies, encoding);
  return body instanceof Promise ? body.then(finish) : finish(body);
}

export async function send(cached: CachedResponse, request: RequestHead, own: Record<string, string>): Promise<Response> {
  const { body, ...head } = await encodeResponse(cached, request, own);
  return new Response(body, head);
}

function bodyIn(bodies: CachedResponse["bodies"], encoding: Encoding): Buffer | Promise<Buffer> {
  const readyBody = bodies[encoding];
  if (readyBody) return readyBody;
  if (encoding === "identity") return bodies.identity;
  const compressedBody = compress(bodies.identity, encoding);
  bodies[encoding] = compressedBody;
  if (!(compressedBody instanceof Promise)) return compressedBody;
  return compressedBody.then((body) => {
    if (bodies[encoding] === compressedBody) bodies[encoding] = body;
    return body;
  });
}
