import type { Context } from "hono";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import type { Log } from "#platform/log.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";

type Request = { log: Log; c: Context<ApiEnv>; staff: Staff };

/** After the commit: the log learns who changed which account, never what a secret was or became; the outbox, that there may be mail. */
export function announceAccountChange({ log, c, staff }: Request, event: string, details: Record<string, unknown> = {}): void {
  const { requestId, clientAddress } = c.var;
  announceMail();
  log.info({ requestId, clientAddress, userId: staff.userId, ...details }, event);
}
