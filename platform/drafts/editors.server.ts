import { and, eq, gt, lt, ne } from "drizzle-orm";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { RecordName } from "./drafts.server.ts";
import { draftEditors } from "./tables/draft-editors.server.ts";

/** An open editor reports itself three times as often. */
const seenForMs = 60_000;

/** Notes that someone has a draft open. Rows that no longer count are removed, so the table stays tiny. */
export async function noteEditor(db: Db, { entity, id }: RecordName, userId: number, now: Date): Promise<void> {
  await db.delete(draftEditors).where(lt(draftEditors.seenAt, new Date(now.getTime() - seenForMs)));
  await db
    .insert(draftEditors)
    .values({ entity, entityId: id, userId, seenAt: now })
    .onConflictDoUpdate({ target: [draftEditors.entity, draftEditors.entityId, draftEditors.userId], set: { seenAt: now } });
}

/** The names of the others who have the draft open. */
export async function listOtherEditors(db: Db, { entity, id }: RecordName, userId: number, now: Date): Promise<string[]> {
  const isOpen = gt(draftEditors.seenAt, new Date(now.getTime() - seenForMs));
  const rows = await db
    .select({ name: users.userName })
    .from(draftEditors)
    .innerJoin(users, eq(users.id, draftEditors.userId))
    .where(and(eq(draftEditors.entity, entity), eq(draftEditors.entityId, id), ne(draftEditors.userId, userId), isOpen))
    .orderBy(users.userName);
  return rows.map(({ name }) => name);
}
