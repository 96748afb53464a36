import { randomBytes } from "node:crypto";
import { getTableName, inArray } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { slugCandidates } from "#lib/slug.ts";
import { type Db, takeAdvisoryLock } from "#platform/database/db.server.ts";

/** The slug, or the next numbered one that is free; it is reserved until this transaction ends. */
export async function freeSlug(tx: Db, column: AnyPgColumn, slug: string): Promise<string> {
  await takeAdvisoryLock(tx, `slugs of ${getTableName(column.table)}`);
  const candidates = slugCandidates(slug, 50);
  const rows = await tx.select({ slug: column }).from(column.table).where(inArray(column, candidates));
  const takenSlugs = new Set(rows.map((row) => row.slug));
  return candidates.find((candidate) => !takenSlugs.has(candidate)) ?? `${slug}-${randomBytes(4).toString("hex")}`;
}
