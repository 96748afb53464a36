import { eq } from "drizzle-orm";
import { blogPostNoun } from "#app/features/blog/posts/noun.ts";
import { hasOwnPost, listSamplePosts } from "#app/features/blog/reads.server.ts";
import { loanOfficerNoun } from "#app/features/officers/noun.ts";
import { countActiveOfficers, listSampleOfficers } from "#app/features/officers/reads.server.ts";
import { listSampleSections } from "#app/features/pages/reads.server.ts";
import { pageContentNoun } from "#app/features/pages/sections/noun.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type FirstRun, mostGaps, type SampleRecord } from "./schema.ts";

/** Null for an owner who has hidden the list. */
export async function readFirstRun(db: Db, staff: Staff, samples: SampleRecord[], now: Date): Promise<FirstRun | null> {
  const [owner] = await db.select({ isHidden: users.firstRunHidden }).from(users).where(eq(users.id, staff.userId));
  if (owner?.isHidden) return null;
  const sampleIds = samples.filter(({ entity }) => entity === loanOfficerNoun.entity).map(({ id }) => id);
  const activeSamples = await countActiveOfficers(db, sampleIds);
  return {
    hasOwnOfficers: activeSamples === 0 && (await countActiveOfficers(db)) > 0,
    hasSecondFactor: staff.hasSecondFactor,
    hasOwnPost: await hasOwnPost(db, now),
  };
}

/** Keeps the account's version, so that open forms do not become stale. */
export async function putFirstRunAway(db: Db, userId: number): Promise<void> {
  await db.update(users).set({ firstRunHidden: true }).where(eq(users.id, userId));
}

/** Unchanged sample records, which an owner replaces before launch. */
export async function findSampleRecords(db: Db): Promise<SampleRecord[]> {
  return [...(await sampleOfficers(db)), ...(await sampleSections(db)), ...(await samplePosts(db))];
}

async function sampleOfficers(db: Db): Promise<SampleRecord[]> {
  const rows = await listSampleOfficers(db, mostGaps);
  return rows.map(({ id, title, ...flags }) => ({
    entity: loanOfficerNoun.entity,
    id,
    title,
    parts: (["name", "portrait", "biography"] as const).filter((part) => flags[part]),
  }));
}

async function sampleSections(db: Db): Promise<SampleRecord[]> {
  const rows = await listSampleSections(db, mostGaps);
  return rows.map((row) => ({ entity: pageContentNoun.entity, ...row, parts: ["text"] }));
}

/** Sample articles may stay once the office has reviewed and saved them. */
async function samplePosts(db: Db): Promise<SampleRecord[]> {
  const rows = await listSamplePosts(db, mostGaps);
  return rows.map((row) => ({ entity: blogPostNoun.entity, ...row, parts: ["article"] }));
}
