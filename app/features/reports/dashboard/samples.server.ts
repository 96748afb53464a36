import { blogPostNoun } from "#app/features/blog/posts/noun.ts";
import { listSamplePosts } from "#app/features/blog/reads.server.ts";
import { loanOfficerNoun } from "#app/features/officers/noun.ts";
import { listSampleOfficers } from "#app/features/officers/reads.server.ts";
import { listSampleSections } from "#app/features/pages/reads.server.ts";
import { pageContentNoun } from "#app/features/pages/sections/noun.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mostGaps, type SampleRecord } from "./schema.ts";

/** Records that came with the site and are still what they were: an owner replaces them before launch. */
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

/** Sample articles can stay; until the office has saved one, it has not been reviewed there. */
async function samplePosts(db: Db): Promise<SampleRecord[]> {
  const rows = await listSamplePosts(db, mostGaps);
  return rows.map((row) => ({ entity: blogPostNoun.entity, ...row, parts: ["article"] }));
}
