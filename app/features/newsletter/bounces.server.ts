import { eq, sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import type { MailAttempt } from "#platform/mail/tables/mail-jobs.server.ts";
import { subscribers } from "./tables/newsletter.server.ts";

type Attempt = Pick<MailAttempt, "addressRefused" | "detail">;

/** Words of a server that refuses us, and would refuse everyone: they say nothing about the mailbox. */
const aboutUs = /\b5\.7\.\d|relay|spam|block|blacklist|policy|denied|not permitted|authenticat/i;

/** Whether a mailbox is gone, as far as the mail server says so. */
export const isBounce = ({ addressRefused = false, detail }: Attempt): boolean => addressRefused && !aboutUs.test(detail);

/** An address that does not exist gets nothing more, until its owner confirms it again. */
export async function noteBounce(tx: Db, newsletterSubscriberId: number, attempt: Attempt): Promise<void> {
  if (!isBounce(attempt)) return;
  const { state, bounceCount } = subscribers;
  await tx
    .update(subscribers)
    .set({
      bounceCount: sql`${bounceCount} + 1`,
      lastBounceAt: sql`now()`,
      state: sql`case when ${state} = 'subscribed' then 'bounced' else ${state} end`,
    })
    .where(eq(subscribers.newsletterSubscriberId, newsletterSubscriberId));
}
