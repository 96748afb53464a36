import { eq } from "drizzle-orm";
import { hasOwnPost } from "#app/features/blog/reads.server.ts";
import { loanOfficerNoun } from "#app/features/officers/noun.ts";
import { countActiveOfficers } from "#app/features/officers/reads.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { FirstRun, SampleRecord } from "./schema.ts";

/** How far an owner has come with the first steps that only the database knows of; nothing for one who has put the list away. */
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

/** No change of the account's details: nobody's open form goes stale over it. */
export async function putFirstRunAway(db: Db, userId: number): Promise<void> {
  await db.update(users).set({ firstRunHidden: true }).where(eq(users.id, userId));
}
