import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { clientAddress } from "#lib/client-address.ts";
import { findStaff, type Staff } from "#platform/accounts/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { type AddressReading, readAddress } from "./address.ts";
import { extendBodyDeadline } from "./body-deadline.ts";

/** One request: address and identity, each determined once. */
export type RequestInfo = {
  readonly address: AddressReading;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly startedAt: number;
  /** The API and the admin ask, and public pages if the request has a session cookie. */
  identify: () => Promise<Staff | undefined>;
  /** For the log, once known. */
  staff: Staff | undefined;
  /** Whether the client hung up early. Reading the body then fails like a lost database connection. */
  isCutOff: () => boolean;
  /** For a verified session. */
  allowLongBody: () => void;
};

/** In tests there is no socket. */
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

/** A request within a request, by the same user. */
export function innerRequestInfo(outer: RequestInfo, url: string): RequestInfo {
  return { ...outer, address: readAddress(url), startedAt: performance.now() };
}

export function requestHeaders({ requestId }: Pick<RequestInfo, "requestId">, isStopping: boolean): Record<string, string> {
  return isStopping ? { "x-request-id": requestId, connection: "close" } : { "x-request-id": requestId };
}

type Finished = Pick<RequestInfo, "address" | "requestId" | "startedAt" | "staff">;

export function logRequest({ log }: Platform, requestInfo: Finished, method: string, status: number): void {
  const level = status >= 500 ? "error" : status >= 400 || method !== "GET" ? "info" : "debug";
  if (!log.isLevelEnabled(level)) return;
  const { requestId, address, startedAt, staff } = requestInfo;
  log[level](
    { requestId, method, path: address.path, status, ms: Math.round(performance.now() - startedAt), userId: staff?.userId },
    "request",
  );
}

/** Once per incoming request, including its inner API calls. */
export function observeRequest({ metrics }: Platform, { address, startedAt }: Finished, method: string, status: number): void {
  metrics.requests.observe(address.kind, method, status, performance.now() - startedAt);
}

export type ServerEnv = ApiEnv & { Bindings: { requestInfo: RequestInfo } };
