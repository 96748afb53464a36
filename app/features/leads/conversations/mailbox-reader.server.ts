import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { readMailbox } from "#platform/mail/mailbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { findThread, recordInboundMail } from "./inbound.server.ts";

type Tools = Pick<Platform, "db" | "log" | "config">;

/** A job that reads visitors' replies from the mailbox. Of several nodes, one reads at a time. */
export function createMailboxReader({ db, log, config }: Tools): () => Promise<void> {
  const skipped = new Set<string>();
  const { url, authservId } = config.inbound;
  if (!url) return async () => {};
  if (!authservId) log.warn("MAIL_AUTHSERV_ID is not set: no sender can be verified, and what visitors answer is shown as unverified");
  const read = async () => {
    const reader = {
      shouldRead: async (header: Parameters<typeof findThread>[1]) =>
        // Its body names the mail that was returned.
        header.automatic === "bounce" || (await findThread(db, header)) !== undefined,
      take: (mail: Parameters<typeof recordInboundMail>[1]) => recordInboundMail(db, mail),
    };
    const count = await readMailbox({ url, authservId }, reader, skipped);
    if (count > 0) log.info({ count }, "Mails of visitors were put into their conversations");
    // The mailbox is searched for the last two weeks only.
    for (const name of skipped) if (skipped.size > 10_000) skipped.delete(name);
  };
  // The embedded database belongs to one process, and has one connection.
  return () => (config.databaseUrl ? whileLeading(db, read) : read());
}

/** A transaction of its own holds the lock and does nothing else. */
function whileLeading(db: Db, work: () => Promise<void>): Promise<void> {
  return db.transaction(async (tx) => {
    const result = await tx.execute(sql`select pg_try_advisory_xact_lock(hashtext('reading the mailbox')) as leads`);
    const [row] = (result as unknown as { rows: Array<{ leads: boolean }> }).rows;
    if (row?.leads) await work();
  });
}
