import type { Context } from "hono";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import type { Log } from "#platform/log.server.ts";

type Request = { log: Log; c: Context<ApiEnv>; staff: Staff };

/** Who changed which account, and when; never what a secret was or became. */
export function logAccountChange({ log, c, staff }: Request, event: string, details: Record<string, unknown> = {}): void {
  const { requestId, clientAddress } = c.var;
  log.info({ requestId, clientAddress, userId: staff.userId, ...details }, event);
}
