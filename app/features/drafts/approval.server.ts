import { asc, inArray, isNotNull, or } from "drizzle-orm";
import { draftPartNames } from "#lib/draft-parts.ts";
import { stateOfPart } from "#lib/draft-state.ts";
import type { Role } from "#lib/permissions.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { type Definition, findDefinition, nameOf } from "#platform/content/definition.server.ts";
import { readPolicy } from "#platform/content/publish-policy.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mayDecide } from "#platform/drafts/approval.server.ts";
import { type DraftPart, readParts, readWithDraft } from "#platform/drafts/drafts.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";

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
  const inOrder = parts.toSorted((one, other) => draftPartNames.indexOf(one.part) - draftPartNames.indexOf(other.part));
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

/** What waits for the reader's approval, oldest first, and which of the reader's changes were returned. */
export async function readQueue(db: Db, definitions: readonly Definition[], reader: Reader) {
  const rows = await db
    .select()
    .from(draftParts)
    .where(or(isNotNull(draftParts.askedAt), isNotNull(draftParts.returnedAt)))
    .orderBy(asc(draftParts.askedAt));
  const person = await readPeople(db, rows);
  const waiting = [];
  const returned = [];
  for (const parts of Map.groupBy(rows, ({ entity, entityId }) => `${entity}:${entityId}`).values()) {
    const definition = findDefinition(definitions, parts[0]?.entity);
    if (!definition) continue;
    const policy = await readPolicy(db, definition);
    const toDecide = parts.filter((part) => stateOfPart(part) === "waiting" && mayDecide(reader, policy, part));
    const toRevise = parts.filter((part) => stateOfPart(part) === "returned" && isAuthor(part, reader.userId));
    const [asked] = toDecide;
    const [back] = toRevise;
    if (asked) waiting.push({ ...(await describe(definition, toDecide)), ...decided(asked.askedBy, asked.askedAt, asked.askNote) });
    if (back) returned.push({ ...(await describe(definition, toRevise)), ...decided(back.returnedBy, back.returnedAt, back.returnReason) });
  }
  return { waiting, returned };

  async function describe(definition: Definition, parts: readonly DraftPart[]) {
    const id = parts[0]?.entityId ?? 0;
    const { entity } = definition;
    const title = nameOf(definition, await readWithDraft(db, definition, id, await readParts(db, { entity, id })));
    return { entity, id, title, parts: parts.map(({ part }) => part) };
  }

  function decided(by: number | null, at: Date | null, text: string | null) {
    return { by: person(by ?? 0), at: at ?? new Date(0), text: text ?? "" };
  }
}

export const isAuthor = ({ writers, changedBy, askedBy }: DraftPart, userId: number): boolean =>
  [...writers, changedBy, askedBy].includes(userId);
