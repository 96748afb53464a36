import { asc, inArray, sql } from "drizzle-orm";
import { addFormerAddressUses } from "#app/features/pages/reads.server.ts";
import { englishPath, languageOf } from "#lib/languages.ts";
import { languages } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { redirects, redirectUses } from "./tables/redirects.server.ts";

/** Adds the uses of one node, by whole path. Other redirects of the site, such as one to an officer's current name, are not counted. */
export async function addUses(db: Db, counts: ReadonlyMap<string, number>, now: Date): Promise<void> {
  if (counts.size === 0) return;
  await db.transaction(async (tx) => {
    const { redirectId, path } = redirects;
    const known = await tx
      .select({ redirectId, path })
      .from(redirects)
      .where(inArray(path, [...counts.keys()]))
      .orderBy(asc(redirectId));
    const rows = known.map((row) => ({ redirectId: row.redirectId, uses: counts.get(row.path) ?? 0, lastUsedAt: now }));
    if (rows.length > 0)
      await tx
        .insert(redirectUses)
        .values(rows)
        .onConflictDoUpdate({
          target: redirectUses.redirectId,
          set: { uses: sql`${redirectUses.uses} + excluded.uses`, lastUsedAt: sql`excluded.last_used_at` },
        });
    for (const language of languages) {
      const own = [...counts].filter(([used]) => languageOf(used) === language).map(([used, count]) => [englishPath(used), count] as const);
      if (own.length > 0) await addFormerAddressUses(tx, language, new Map(own), now);
    }
  });
}
