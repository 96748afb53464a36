import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import type { Platform } from "#platform/platform.server.ts";
import { readAddress } from "./address.ts";
import { createApp } from "./app.ts";
import type { EncodedResponse } from "./cached-response.ts";
import type { Lifecycle } from "./health.ts";
import { encodeShared, findSharedResponse, type PageParts } from "./page-routes.ts";
import { mayHavePreview } from "./preview-cookie.ts";
import { innerRequestInfo, logRequest, observeRequest, readRequestInfo, requestHeaders } from "./request-info.ts";
import { mayBeStaff } from "./staff-pages.ts";

/** Other hosts are refused by the app. */
const plainHost = /^[\w.:[\]-]*$/;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Starts requests in order, one per turn of the event loop. A turn accepts one connection: rendering a page for each waiting one would delay the last for seconds. */
function nextTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

export type RequestHandler = ReturnType<typeof createRequestHandler>;

type HandlerParts = Omit<PageParts, "lifecycle" | "callApi">;

/** Serves cached public pages directly; everything else goes through the app with its guards. Identity plays no part in the former. */
export function createRequestHandler(platform: Platform, given?: HandlerParts, lifecycle: Lifecycle = { stopping: false }) {
  const parts: PageParts | undefined = given && {
    ...given,
    lifecycle,
    callApi: async (url, init, c) =>
      app.fetch(new Request(new URL(url, "http://own.invalid"), init), innerRequestInfo(c.env.requestInfo, url)),
  };
  const app = createApp(platform, lifecycle, parts);

  function sendCached(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method = "", url = "", headers } = incoming;
    if (!parts || (method !== "GET" && method !== "HEAD") || !plainHost.test(headers.host ?? "")) return false;
    if (mayHavePreview(headers.cookie) || mayBeStaff(headers.cookie)) return false;
    const startedAt = performance.now();
    const address = readAddress(url);
    const cached = address.kind === "page" ? findSharedResponse(parts, address) : undefined;
    if (address.kind !== "page" || !cached) return false;
    const requestInfo = { address, startedAt, requestId: randomUUID(), staff: undefined };
    const head = { method, headers: { get: (name: string) => headers[name]?.toString() ?? null } };
    const finish = ({ status, headers, body }: EncodedResponse) => {
      outgoing.writeHead(status, headers).end(body);
      logRequest(platform, requestInfo, method, status);
      observeRequest(platform, requestInfo, method, status);
    };
    const sent = encodeShared(parts, address, cached, head, requestHeaders(requestInfo, lifecycle.stopping));
    if (sent instanceof Promise) sent.then(finish, () => outgoing.destroy());
    else finish(sent);
    return true;
  }

  async function fetch(request: Request, bindings?: Partial<HttpBindings>): Promise<Response> {
    const requestInfo = readRequestInfo(platform, request, bindings?.incoming);
    const { requests } = platform.metrics;
    requests.inFlight++;
    try {
      await nextTurn();
      const response = await app.fetch(request, requestInfo);
      observeRequest(platform, requestInfo, request.method, response.status);
      return response;
    } finally {
      requests.inFlight--;
    }
  }

  return {
    sendCached,
    fetch,
    /** For tests; the path is used as written. */
    request: async (path: string, init?: RequestInit) => fetch(new Request(`http://localhost${path}`, init)),
  };
}
