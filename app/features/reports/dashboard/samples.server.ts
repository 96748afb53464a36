import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { blogPostNoun } from "#app/features/blog/posts/noun.ts";
import { listSamplePosts } from "#app/features/blog/reads.server.ts";
import { loanOfficerNoun } from "#app/features/officers/noun.ts";
import { loanOfficers } from "#app/features/officers/tables/loan-officers.server.ts";
import { listSampleSections } from "#app/features/pages/reads.server.ts";
import { pageContentNoun } from "#app/features/pages/sections/noun.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mostGaps, type SampleRecord } from "./schema.ts";

/** Records that came with the site and are still what they were: an owner replaces them before launch. */
export async function findSampleRecords(db: Db): Promise<SampleRecord[]> {
  return [...(await sampleOfficers(db)), ...(await sampleSections(db)), ...(await samplePosts(db))];
}

/** An officer is a sample by name, portrait or biography, each as long as it is the one that the installation wrote. */
async function sampleOfficers(db: Db): Promise<SampleRecord[]> {
  const { loanOfficerId, firstName, lastName, image1, description } = loanOfficers;
  const atFirst = (field: string) => sql<string>`${revisions.state} ->> ${field}::text`;
  const parts = {
    name: and(eq(firstName, atFirst("firstName")), eq(lastName, atFirst("lastName"))),
    portrait: and(isNotNull(image1), eq(image1, atFirst("image1"))),
    biography: eq(description, atFirst("description")),
  };
  const flag = (part: keyof typeof parts) => sql<boolean>`coalesce(${parts[part]}, false)`;
  const rows = await db
    .select({
      id: loanOfficerId,
      title: sql<string>`concat_ws(' ', ${firstName}, ${lastName})`,
      name: flag("name"),
      portrait: flag("portrait"),
      biography: flag("biography"),
    })
    .from(loanOfficers)
    .innerJoin(
      revisions,
      and(
        eq(revisions.entity, loanOfficerNoun.entity),
        eq(revisions.entityId, loanOfficerId),
        eq(revisions.action, "create"),
        isNull(revisions.userId),
      ),
    )
    .where(or(...Object.values(parts)))
    .orderBy(asc(loanOfficerId))
    .limit(mostGaps);
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

/** Articles are written to be kept; until someone of the office has saved one, nobody there has answered for it. */
async function samplePosts(db: Db): Promise<SampleRecord[]> {
  const rows = await listSamplePosts(db, mostGaps);
  return rows.map((row) => ({ entity: blogPostNoun.entity, ...row, parts: ["article"] }));
}
