import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { recordAudit } from "./record-audit.server.ts";

/** As many as tell what someone is after; a loop that goes on must not fill the disk. */
const perPerson = new RateLimiterMemory({ points: 30, duration: 15 * 60 });

type Refusal = { userId: number; clientAddress: string; call: string };

/** That a signed-in person asked for what their role does not allow. The refusal itself stands, recorded or not. */
export async function recordRefusal(db: Db, log: Log, { userId, clientAddress, call }: Refusal): Promise<void> {
  const isOneTooMany = await perPerson.consume(userId).then(
    () => false,
    () => true,
  );
  if (isOneTooMany) return;
  const event = { action: "permission.refuse" as const, userId, clientAddress, subject: `staff:${userId}`, detail: { call } };
  await recordAudit(db, event).catch((err: unknown) => log.error({ err }, "A refusal could not be recorded"));
}
