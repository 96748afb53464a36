import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { comparePartNames, draftPartNames } from "#lib/draft-parts.ts";
import { type DraftState, stateOfPart } from "#lib/draft-state.ts";
import type { Role } from "#lib/permissions.ts";
import type { PublishPolicy } from "#lib/publish-policy.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { type Definition, findDefinition } from "#platform/content/definition.server.ts";
import { readPolicy } from "#platform/content/publish-policy.server.ts";
import { recordTitle } from "#platform/content/record-title.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mayDecide } from "#platform/drafts/approval.server.ts";
import { type DraftPart, isOfExisting, readParts, readWithDraft } from "#platform/drafts/drafts.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";

type Reader = { userId: number; role: Role };

/** Who wrote, asked for, approved and returned each part of a draft, and whether the reader may decide. */
export async function readApproval(db: Db, definition: Definition, id: number, reader: Reader) {
  const parts = await readParts(db, { entity: definition.entity, id });
  const policy = await readPolicy(db, definition);
  const person = await readPeople(db, parts);
  const describe = (part: DraftPart) => ({
    part: part.part,
    revision: part.revision,
    state: stateOfPart(part),
    writers: (part.writers.length > 0 ? part.writers : [part.changedBy]).map(person),
    asked: decisionOf(part.askedBy, part.askedAt, part.askNote),
    approved: part.approvedRevision === part.revision ? decisionOf(part.approvedBy, part.approvedAt, "") : null,
    returned: decisionOf(part.returnedBy, part.returnedAt, part.returnReason),
    mayDecide: mayDecide(reader, policy, part),
  });
  const decisionOf = (by: number | null, at: Date | null, text: string | null) =>
    at === null ? null : { by: person(by ?? 0), at, text: text ?? "" };
  const inOrder = parts.toSorted((one, other) => comparePartNames(one.part, other.part));
  return { policy, parts: inOrder.map(describe) };
}

async function readPeople(db: Db, parts: readonly DraftPart[]) {
  const ids = parts.flatMap(({ writers, changedBy, askedBy, approvedBy, returnedBy }) =>
    [...writers, changedBy, askedBy, approvedBy, returnedBy].filter((id) => id !== null),
  );
  const rows =
    ids.length === 0 ? [] : await db.select({ id: users.id, userName: users.userName }).from(users).where(inArray(users.id, ids));
  const names = new Map(rows.map(({ id, userName }) => [id, userName]));
  return (userId: number) => ({ userId, userName: names.get(userId) ?? null });
}

/** Of each list of the queue. */
const mostItems = 50;

/** What waits for the reader's approval, oldest first, and which of the reader's changes were returned, or approved and not published. */
export async function readQueue(db: Db, definitions: readonly Definition[], reader: Reader) {
  const rows = await db
    .select()
    .from(draftParts)
    .where(and(or(isNotNull(draftParts.askedAt), isNotNull(draftParts.returnedAt)), isOfExisting(definitions)))
    .orderBy(asc(draftParts.askedAt));
  const person = await readPeople(db, rows);
  const policies = new Map<string, PublishPolicy>();
  for (const definition of definitions)
    if (rows.some(({ entity }) => entity === definition.entity)) policies.set(definition.entity, await readPolicy(db, definition));
  const isScheduled = await readScheduled(db);
  const isMine = (part: DraftPart, state: DraftState) => stateOfPart(part) === state && isAuthor(part, reader.userId);
  return {
    waiting: await list(
      (part) => stateOfPart(part) === "waiting" && mayDecide(reader, policies.get(part.entity) ?? "owners", part),
      ({ askedBy, askedAt, askNote }) => decided(askedBy, askedAt, askNote),
    ),
    returned: await list(
      (part) => isMine(part, "returned"),
      ({ returnedBy, returnedAt, returnReason }) => decided(returnedBy, returnedAt, returnReason),
    ),
    approved: await list(
      (part) => isMine(part, "approved") && part.setId === null && !isScheduled(part),
      ({ approvedBy, approvedAt }) => decided(approvedBy, approvedAt, ""),
    ),
  };

  /** The records that have such parts. */
  async function list(isListed: (part: DraftPart) => boolean, decisionOf: (part: DraftPart) => ReturnType<typeof decided>) {
    const listed = rows.filter((part) => policies.has(part.entity) && isListed(part));
    const records = [...Map.groupBy(listed, ({ entity, entityId }) => `${entity}:${entityId}`).values()].slice(0, mostItems);
    const items = [];
    for (const parts of records) {
      const [first] = parts;
      const definition = findDefinition(definitions, first?.entity);
      if (first && definition) items.push({ ...(await describe(definition, parts)), ...decisionOf(first) });
    }
    return items;
  }

  async function describe(definition: Definition, parts: readonly DraftPart[]) {
    const id = parts[0]?.entityId ?? 0;
    const { entity } = definition;
    const title = recordTitle(definition, await readWithDraft(db, definition, id, await readParts(db, { entity, id })));
    return { entity, id, title, parts: parts.map(({ part }) => part) };
  }

  function decided(by: number | null, at: Date | null, text: string | null) {
    return { by: person(by ?? 0), at: at ?? new Date(0), text: text ?? "" };
  }
}

/** Whether a schedule of its record will publish a part. */
async function readScheduled(db: Db): Promise<(part: DraftPart) => boolean> {
  const isWaiting = and(eq(schedules.state, "waiting"), eq(schedules.action, "publish"), isNotNull(schedules.entity));
  const { entity, entityId, parts } = schedules;
  const waiting = await db.select({ entity, entityId, parts }).from(schedules).where(isWaiting);
  const names = waiting.flatMap((row) => (row.parts ?? draftPartNames).map((part) => `${row.entity}:${row.entityId}:${part}`));
  const scheduled = new Set(names);
  return (row) => scheduled.has(`${row.entity}:${row.entityId}:${row.part}`);
}

export const isAuthor = ({ writers, changedBy, askedBy }: DraftPart, userId: number): boolean =>
  [...writers, changedBy, askedBy].includes(userId);
