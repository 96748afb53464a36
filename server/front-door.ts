import type { HttpBindings } from "@hono/node-server";
import type { Platform } from "#platform/platform.server.ts";
import { createApp } from "./app.ts";
import { type Exchange, exchangeHeaders, innerExchange, logExchange, observeExchange, openExchange } from "./exchange.ts";
import type { Lifecycle } from "./health.ts";
import { findSharedAnswer, type PageParts, sendShared } from "./page-routes.ts";

export type FrontDoor = ReturnType<typeof createFrontDoor>;

type FrontDoorParts = Omit<PageParts, "lifecycle" | "callApi">;

/**
 * The one way in. A request is read once; a public page that the cache has is sent from its bytes, everything else goes through
 * the guards of the app. Who asks plays no part in the first, and is found out by the second.
 */
export function createFrontDoor(platform: Platform, given?: FrontDoorParts, lifecycle: Lifecycle = { stopping: false }) {
  const parts: PageParts | undefined = given && {
    ...given,
    lifecycle,
    callApi: async (url, init, c) => app.fetch(new Request(new URL(url, "http://own.invalid"), init), innerExchange(c.env.exchange, url)),
  };
  const app = createApp(platform, lifecycle, parts);

  function fetch(request: Request, bindings?: Partial<HttpBindings>): Response | Promise<Response> {
    const exchange = openExchange(platform, request, bindings?.incoming);
    const { address } = exchange;
    const isReading = request.method === "GET" || request.method === "HEAD";
    const page = isReading && address.kind === "page" ? address : undefined;
    const cachedAnswer = parts && page && findSharedAnswer(parts, page);
    if (!cachedAnswer) return answerWithApp(request, exchange);
    const response = sendShared(parts, page, cachedAnswer, request, exchangeHeaders(exchange, lifecycle.stopping));
    const status = response instanceof Response ? response.status : cachedAnswer.status;
    logExchange(platform, exchange, request.method, status);
    observeExchange(platform, exchange, request.method, status);
    return response;
  }

  async function answerWithApp(request: Request, exchange: Exchange): Promise<Response> {
    const { requests } = platform.metrics;
    requests.inFlight++;
    try {
      const response = await app.fetch(request, exchange);
      observeExchange(platform, exchange, request.method, response.status);
      return response;
    } finally {
      requests.inFlight--;
    }
  }

  return {
    fetch,
    /** For tests: the path as it is written. */
    request: async (path: string, init?: RequestInit) => fetch(new Request(`http://localhost${path}`, init)),
  };
}
