import { hash } from "node:crypto";
import { bestEncoding, compress, type Encoding } from "#platform/compression.server.ts";
import { visitorCookieMark } from "#platform/page-context.server.ts";
import { compressInBackground } from "./background-compression.ts";

/** A whole answer in memory, ready to be sent any number of times in any encoding. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** Whether its visitor is handed a cookie of their own along with it. */
  wantsVisitorCookie: boolean;
  /** Compressed when it is first asked for; a promise while that is under way. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  /** From when on it is worth all the effort. */
  steadyFrom: number;
};

/** In milliseconds: a page that has been the same for so long is compressed once more at full effort; one that changes all the time never is. */
const steadyAfter = 60_000;

export function createResponse(status: number, given: Record<string, string>, text: string): Answer {
  const identity = Buffer.from(text);
  const etag = `W/"${hash("sha256", identity, "base64url").slice(0, 22)}"`;
  const { [visitorCookieMark]: mark, "content-length": _, ...ownHeaders } = given;
  const wantsVisitorCookie = mark !== undefined && status === 200;
  // The bytes are everyone's, the cookie that goes along is not: no cache on the way may mix that up.
  const isPrivate = wantsVisitorCookie && !ownHeaders["cache-control"]?.includes("no-store");
  const headers = { ...ownHeaders, ...(isPrivate && { "cache-control": "private, no-cache" }), etag, vary: "Accept-Encoding" };
  return { status, headers, etag, wantsVisitorCookie, bodies: { identity }, steadyFrom: Date.now() + steadyAfter };
}

/** An answer that came out the same as before needs not be compressed again. */
export function takeOverBodies(answer: Answer, former: Answer | undefined): Answer {
  return former?.etag === answer.etag ? { ...answer, bodies: former.bodies, steadyFrom: former.steadyFrom } : answer;
}

/** What it takes in memory, or nothing where it is not for everyone. */
export function storableSize({ status, headers, bodies }: Answer): number | undefined {
  const isForEveryone = status === 200 && headers["set-cookie"] === undefined && !headers["cache-control"]?.includes("no-store");
  return isForEveryone ? Math.ceil(bodies.identity.length * 1.5) + 2_000 : undefined;
}

/** What of a request decides how it is answered. */
export type RequestHead = { method: string; headers: Pick<Headers, "get"> };

/** An answer as one browser gets it. */
export type SentAnswer = { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null };

/** The answer for one browser, with what is this one's alone. It waits only for a compression that was never asked for before. */
export function encodeResponse(answer: Answer, request: RequestHead, own: Record<string, string>): SentAnswer | Promise<SentAnswer> {
  const { status, headers, etag, bodies } = answer;
  if (status === 200 && request.headers.get("if-none-match")?.includes(etag))
    return { status: 304, headers: { ...headers, ...own }, body: null };
  const encoding = bestEncoding(request.headers.get("accept-encoding"));
  if (Date.now() >= answer.steadyFrom) {
    answer.steadyFrom = Number.POSITIVE_INFINITY;
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

export async function send(answer: Answer, request: RequestHead, own: Record<string, string>): Promise<Response> {
  const { body, ...head } = await encodeResponse(answer, request, own);
  return new Response(body, head);
}

function bodyIn(bodies: Answer["bodies"], encoding: Encoding): Buffer | Promise<Buffer> {
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
