import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { officeDay } from "#lib/dates.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { advanceState } from "#platform/site-state.server.ts";

const payload = z.object({ day: z.iso.date() });

/** That messages are held as possible spam; the office deletes or releases them. */
export const heldMailKind: MailKind<z.infer<typeof payload>> = {
  name: "contactMessage.held",
  payload,
  refusalsWorth: 2,
  forgetEnded: true,
};

const lastDayKey = "heldMessagesMailedOn";

/** Queues one mail a day while messages are held. Of several nodes, the one that writes the day queues it. */
export async function remindOfHeld(tx: Db, domain: string, now: Date): Promise<number> {
  const [held] = await tx.select({ one: sql`1` }).from(contactMessages).where(eq(contactMessages.state, "held")).limit(1);
  if (!held) return 0;
  const day = officeDay(now);
  if (!(await advanceState(tx, lastDayKey, day))) return 0;
  await queueMail(tx, heldMailKind, { day }, { domain });
  return 1;
}
