import { inArray } from "drizzle-orm";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { readKnownAddresses } from "./known-addresses.server.ts";
import { addAwaited, readAwaited } from "./missed.server.ts";
import type { KnownAddresses } from "./plan-redirect.ts";
import { type ImportPlan, planImport } from "./read-import.ts";
import { changeRedirects, maxRedirects, redirectStore } from "./service.server.ts";
import { missedAddresses } from "./tables/missed-addresses.server.ts";

const insertedAtOnce = 500;

type ImportFile = { csv: string; siteUrl: string };

const readKnown = async (db: Db, siteUrl: string, known: KnownAddresses) => ({ ...known, siteUrl, awaited: await readAwaited(db) });

export const previewImport = async (db: Db, { csv, siteUrl }: ImportFile): Promise<ImportPlan> =>
  planImport(csv, await readKnown(db, siteUrl, await readKnownAddresses(db)), maxRedirects);

/** Writes what every row that was not refused asks for, all of it or nothing. */
export function importAddresses(db: Db, { csv, siteUrl }: ImportFile, actor: StaffActor, now: Date): Promise<ImportPlan> {
  return changeRedirects(db, async (tx, known) => {
    const plan = planImport(csv, await readKnown(tx, siteUrl, known), maxRedirects);
    const records = [...plan.created].map(([path, destination]) => ({ path, ...destination }));
    for (let start = 0; start < records.length; start += insertedAtOnce) {
      const part = records.slice(start, start + insertedAtOnce);
      await redirectStore.createAll(tx, part, actor);
      const paths = part.map(({ path }) => path);
      await tx.delete(missedAddresses).where(inArray(missedAddresses.path, paths));
    }
    await addAwaited(tx, [...plan.listed], now);
    const refused = plan.rows.filter(({ outcome }) => outcome === "refused").length;
    const detail = { added: plan.created.size, listed: plan.listed.size, refused };
    await recordAudit(tx, { action: "addresses.import", userId: actor.userId, clientAddress: actor.clientAddress, detail });
    return plan;
  });
}
