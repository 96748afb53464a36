import type { IncomingMessage, ServerResponse } from "node:http";
import { answerFor } from "./finish-page.ts";
import type { Lifecycle } from "./health.ts";
import type { PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";

/** Answers what is kept straight from its bytes, before a request object is even made. False when there is none. */
export function answerFromCache(cache: PageCache, lifecycle: Lifecycle, request: IncomingMessage, response: ServerResponse): boolean {
  const { method = "", url = "", headers: asked } = request;
  if (lifecycle.stopping || (method !== "GET" && method !== "HEAD")) return false;
  const key = pageKey(url, asked.cookie !== undefined || asked.authorization !== undefined);
  const page = key === undefined ? undefined : cache.find(key);
  if (!page) return false;
  const accepted = asked["accept-encoding"];
  const { status, headers, body } = answerFor(page, {
    method,
    ifNoneMatch: asked["if-none-match"],
    acceptEncoding: Array.isArray(accepted) ? accepted.join() : accepted,
  });
  response.writeHead(status, headers).end(body);
  return true;
}
