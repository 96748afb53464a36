import { and, asc, gte, inArray, ne, or, sql } from "drizzle-orm";
import { isAuthor } from "#app/features/drafts/approval.server.ts";
import { getThread, listReaders } from "#app/features/drafts/comments.server.ts";
import type { NoticeKind } from "#app/features/drafts/texts/notice-mail.ts";
import { type DraftPartName, locateField } from "#lib/draft-parts.ts";
import { stateOfPart } from "#lib/draft-state.ts";
import { may, type Role } from "#lib/permissions.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { type Definition, findDefinition, nameOf, type State } from "#platform/content/definition.server.ts";
import { readPolicy } from "#platform/content/publish-policy.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mayDecide } from "#platform/drafts/approval.server.ts";
import { applyDraft, type DraftPart, readParts } from "#platform/drafts/drafts.server.ts";
import { draftComments } from "#platform/drafts/tables/draft-comments.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";

/** One thing that a reader should know. */
export type Notice = {
  kind: NoticeKind;
  definition: Definition;
  id: number;
  title: string;
  parts: DraftPartName[];
  who: string | undefined;
  /** The passage that a comment is about. */
  quote: string | null;
  /** A note, a reason or a comment. */
  text: string;
};

type Reader = { userId: number; role: Role };
type Found = Omit<Notice, "title" | "who"> & { by: number | null };
type Search = { db: Db; definitions: readonly Definition[]; reader: Reader; since: Date };

/** What happened since then and still concerns the reader, as it is now: what was withdrawn or decided meanwhile is left out. */
export async function collectNotices(db: Db, definitions: readonly Definition[], reader: Reader, since: Date): Promise<Notice[]> {
  const search = { db, definitions, reader, since };
  const found = [...(await findDecisions(search)), ...(await findPublished(search)), ...(await findComments(search))];
  const ids = found.flatMap(({ by }) => (by === null ? [] : [by]));
  const rows =
    ids.length === 0 ? [] : await db.select({ id: users.id, userName: users.userName }).from(users).where(inArray(users.id, ids));
  const names = new Map(rows.map((row) => [row.id, row.userName]));
  const notices: Notice[] = [];
  for (const { by, ...notice } of found) {
    const { definition, id } = notice;
    const parts = await readParts(db, { entity: definition.entity, id });
    const published = (await contentStore(definition).find(db, id)) as State | undefined;
    // It was deleted meanwhile.
    if (!published && !parts.some(({ isNew }) => isNew)) continue;
    const state = applyDraft(definition, id, published, parts);
    notices.push({ ...notice, title: nameOf(definition, state), who: by === null ? undefined : names.get(by) });
  }
  return notices;
}

async function findDecisions({ db, definitions, reader, since }: Search): Promise<Found[]> {
  const { askedAt, approvedAt, returnedAt } = draftParts;
  const rows = await db
    .select()
    .from(draftParts)
    .where(or(gte(askedAt, since), gte(approvedAt, since), gte(returnedAt, since)))
    .orderBy(asc(draftParts.entity), asc(draftParts.entityId));
  const found: Found[] = [];
  for (const parts of Map.groupBy(rows, ({ entity, entityId }) => `${entity}:${entityId}`).values()) {
    const definition = findDefinition(definitions, parts[0]?.entity);
    if (!definition) continue;
    const policy = await readPolicy(db, definition);
    const isNew = (at: Date | null) => at !== null && at >= since;
    const isOthers = (part: DraftPart, by: number | null) => by !== reader.userId && isAuthor(part, reader.userId);
    const concerns: Record<"waiting" | "returned" | "approved", (part: DraftPart) => boolean> = {
      waiting: (part) => isNew(part.askedAt) && part.askedBy !== reader.userId && mayDecide(reader, policy, part),
      returned: (part) => isNew(part.returnedAt) && isOthers(part, part.returnedBy),
      approved: (part) => isNew(part.approvedAt) && isOthers(part, part.approvedBy),
    };
    for (const kind of ["waiting", "returned", "approved"] as const) {
      const mine = parts.filter((part) => stateOfPart(part) === kind && concerns[kind](part));
      const [first] = mine;
      if (!first) continue;
      const { by, text } = {
        waiting: { by: first.askedBy, text: first.askNote },
        returned: { by: first.returnedBy, text: first.returnReason },
        approved: { by: first.approvedBy, text: "" },
      }[kind];
      found.push({ kind, definition, id: first.entityId, parts: mine.map(({ part }) => part), by, quote: null, text: text ?? "" });
    }
  }
  return found;
}

/** An approved change may be published before its author was notified of the approval. */
async function findPublished({ db, definitions, reader: { userId }, since }: Search): Promise<Found[]> {
  const wroteIt = sql`${revisions.publication} -> 'writtenBy' @> ${JSON.stringify([userId])}::jsonb`;
  const wasApproved = sql`jsonb_array_length(${revisions.publication} -> 'approvedBy') > 0`;
  const rows = await db
    .select()
    .from(revisions)
    .where(and(gte(revisions.createdAt, since), ne(revisions.userId, userId), wroteIt, wasApproved))
    .orderBy(asc(revisions.revisionId));
  return rows.flatMap(({ entity, entityId: id, userId: by, publication }) => {
    const definition = findDefinition(definitions, entity);
    const kind = "published" as const;
    return definition ? [{ kind, definition, id, parts: publication?.parts ?? [], by, quote: null, text: "" }] : [];
  });
}

async function findComments({ db, definitions, reader, since }: Search): Promise<Found[]> {
  if (!may(reader, "drafts.comment")) return [];
  const isOthers = and(gte(draftComments.createdAt, since), ne(draftComments.createdBy, reader.userId));
  const comments = await db.select().from(draftComments).where(isOthers).orderBy(asc(draftComments.commentId));
  const found: Found[] = [];
  for (const comment of comments) {
    const definition = findDefinition(definitions, comment.entity);
    const thread = comment.threadId === null ? comment : await getThread(db, comment.threadId);
    if (!definition || thread.resolvedAt || !(await listReaders(db, definition, thread)).includes(reader.userId)) continue;
    const { part } = locateField(comment.field, definition.translatable);
    const { entityId: id, createdBy: by, text } = comment;
    found.push({ kind: "comment", definition, id, parts: [part], by, quote: thread.quote, text });
  }
  return found;
}
