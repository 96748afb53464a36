import type { IncomingMessage, ServerResponse } from "node:http";
import type { FormCookieFor } from "#app/features/contact-messages/form-cookie.server.ts";
import { answerFor } from "./finish-page.ts";
import type { Lifecycle } from "./health.ts";
import type { PageCache } from "./page-cache.ts";
import { mayBeStaff, pageKey } from "./page-key.ts";

/** Answers what is kept straight from its bytes, before a request object is even made. False when there is none. */
export function answerFromCache(
  { cache, lifecycle, formCookie }: { cache: PageCache; lifecycle: Lifecycle; formCookie: FormCookieFor },
  { method = "", url = "", headers: asked }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (lifecycle.stopping || (method !== "GET" && method !== "HEAD")) return false;
  const key = pageKey(url, mayBeStaff(asked.cookie, asked.authorization));
  const page = key === undefined ? undefined : cache.find(key);
  if (!page) return false;
  const accepted = asked["accept-encoding"];
  const { status, headers, body } = answerFor(page, {
    method,
    ifNoneMatch: asked["if-none-match"],
    acceptEncoding: Array.isArray(accepted) ? accepted.join() : accepted,
    cookie: page.hasForm ? formCookie(asked.cookie) : undefined,
  });
  response.writeHead(status, headers).end(body);
  return true;
}
