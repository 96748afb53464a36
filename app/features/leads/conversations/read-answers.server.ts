import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { readMailbox } from "#platform/mail/mailbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { findThread, recordInboundMail } from "./inbound.server.ts";

type Tools = Pick<Platform, "db" | "log" | "config">;

/** Reads what visitors answered from the mailbox, once; answers how. Several nodes take turns: one reads at a time. */
export function answerReader({ db, log, config }: Tools): () => Promise<void> {
  const passedBy = new Set<string>();
  const { url, authservId } = config.inbound;
  if (!url) return async () => {};
  if (!authservId) log.warn("MAIL_AUTHSERV_ID is not set: no sender can be verified, and what visitors answer is shown as unverified");
  const read = async () => {
    const reader = {
      wants: async (header: Parameters<typeof findThread>[1]) =>
        // Which mail came back is told within it.
        header.automatic === "bounce" || (await findThread(db, header)) !== undefined,
      take: (mail: Parameters<typeof recordInboundMail>[1]) => recordInboundMail(db, mail),
    };
    const count = await readMailbox({ url, authservId }, reader, passedBy);
    if (count > 0) log.info({ count }, "Mails of visitors were put into their conversations");
    // The oldest are no longer looked for.
    for (const name of passedBy) if (passedBy.size > 10_000) passedBy.delete(name);
  };
  // The embedded database belongs to one process, and has one connection.
  return () => (config.databaseUrl ? whileLeading(db, read) : read());
}

/** On a Postgres that several nodes use; a transaction of its own holds the lock and does nothing else. */
function whileLeading(db: Db, work: () => Promise<void>): Promise<void> {
  return db.transaction(async (tx) => {
    const result = await tx.execute(sql`select pg_try_advisory_xact_lock(hashtext('reading the mailbox')) as leads`);
    const [row] = (result as unknown as { rows: Array<{ leads: boolean }> }).rows;
    if (row?.leads) await work();
  });
}
