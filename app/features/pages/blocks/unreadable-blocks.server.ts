import { and, asc, ne } from "drizzle-orm";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { blockKinds } from "./kinds.ts";
import { readProps } from "./read-props.ts";

/** A block of another version of the site: of a kind that this one does not have, or with settings that it cannot read. */
export type UnreadableBlock = { webPageContentId: number; title: string; kind: string; isUnknown: boolean };

/** The blocks that visitors should see and do not. */
export async function listUnreadableBlocks(db: Db): Promise<UnreadableBlock[]> {
  const { webPageContentId, title, kind, props, status } = pageContents;
  const rows = await db
    .select({ webPageContentId, title, kind, props })
    .from(pageContents)
    .where(and(ne(kind, ""), ne(status, "draft")))
    .orderBy(asc(webPageContentId));
  return rows
    .filter((row) => readProps(row) === undefined)
    .map(({ props: _, ...block }) => ({ ...block, isUnknown: !blockKinds.has(block.kind) }));
}

/** At the start, because a downgrade makes them. */
export async function logUnreadableBlocks({ db, log }: { db: Db; log: Pick<Log, "warn"> }): Promise<void> {
  const unreadable = await listUnreadableBlocks(db);
  if (unreadable.length === 0) return;
  const blocks = unreadable.slice(0, mostLogged).map(({ webPageContentId, kind }) => ({ webPageContentId, kind }));
  log.warn({ count: unreadable.length, blocks }, "Blocks of another version of the site are kept, but visitors don't see them");
}

const mostLogged = 20;
