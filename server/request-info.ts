import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { clientAddress } from "#lib/client-address.ts";
import { findStaff, type Staff } from "#platform/accounts/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { type AddressReading, readAddress } from "./address.ts";
import { extendBodyDeadline } from "./body-deadline.ts";

/** One request and what has been found out about it: where it goes and who asks, each decided once and by one function. */
export type RequestInfo = {
  readonly address: AddressReading;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly startedAt: number;
  /** Who asks. Only the API and the admin want to know; nothing else ever looks. */
  identify: () => Promise<Staff | undefined>;
  /** Known once somebody has asked, for the log. */
  staff: Staff | undefined;
  /** Whether the one who asked hung up before all of the request was there. Reading it then fails as a lost database connection does. */
  isCutOff: () => boolean;
  /** For a body that someone with a verified session sends. */
  allowLongBody: () => void;
};

/** There is no socket when a test calls the server directly. */
export function readRequestInfo({ auth, db, config }: Platform, request: Request, incoming?: HttpBindings["incoming"]): RequestInfo {
  let identification: Promise<Staff | undefined> | undefined;
  const forwardedFor = config.trustProxy > 0 ? (request.headers.get("x-forwarded-for") ?? undefined) : undefined;
  const requestInfo: RequestInfo = {
    address: readAddress(incoming?.url ?? request.url),
    requestId: randomUUID(),
    clientAddress: clientAddress(incoming?.socket.remoteAddress, forwardedFor, config.trustProxy),
    startedAt: performance.now(),
    staff: undefined,
    isCutOff: () => incoming?.destroyed === true && !incoming.complete,
    allowLongBody: () => incoming && extendBodyDeadline(incoming),
    identify: () => {
      identification ??= findStaff(auth, db, request.headers).then((staff) => {
        requestInfo.staff = staff;
        return staff;
      });
      return identification;
    },
  };
  return requestInfo;
}

/** The same person asks for something else on the way. */
export function innerExchange(outer: RequestInfo, url: string): RequestInfo {
  return { ...outer, address: readAddress(url), startedAt: performance.now() };
}

/** What every answer carries, from the cache or not. */
export function requestHeaders({ requestId }: Pick<RequestInfo, "requestId">, isStopping: boolean): Record<string, string> {
  return isStopping ? { "x-request-id": requestId, connection: "close" } : { "x-request-id": requestId };
}

/** What is logged and counted of a request. */
type Finished = Pick<RequestInfo, "address" | "requestId" | "startedAt" | "staff">;

export function logExchange({ log }: Platform, requestInfo: Finished, method: string, status: number): void {
  const level = status >= 500 ? "error" : status >= 400 || method !== "GET" ? "info" : "debug";
  if (!log.isLevelEnabled(level)) return;
  const { requestId, address, startedAt, staff } = requestInfo;
  log[level](
    { requestId, method, path: address.path, status, ms: Math.round(performance.now() - startedAt), userId: staff?.userId },
    "request",
  );
}

/** Once for each request that came in; what a page asks of the API on the way is part of it. */
export function observeExchange({ metrics }: Platform, { address, startedAt }: Finished, method: string, status: number): void {
  metrics.requests.observe(address.kind, method, status, performance.now() - startedAt);
}

/** What handlers of the server find in their context: what the API's find, and the exchange itself. */
export type ServerEnv = ApiEnv & { Bindings: { requestInfo: RequestInfo } };
