import type { ApiEnv } from "#platform/api/operation.server.ts";
import type { RequestInfo } from "./request-info.ts";

/** What handlers of the server find in their context: what the API's find, and the exchange itself. */
export type ServerEnv = ApiEnv & { Bindings: { requestInfo: RequestInfo } };
