import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull, ne } from "drizzle-orm";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { AppError } from "#lib/errors.ts";
import type { State } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { blockKinds } from "./kinds.ts";

/** Of those that visitors see. More would make a page that no one reads, and that takes seconds to render. */
export const mostBlocks = 200;

export const tooManyBlocks = () =>
  AppError.field("categoriesId", {
    en: `A page may have at most ${mostBlocks} blocks`,
    es: `Una página puede tener como máximo ${mostBlocks} bloques`,
  });

/**
 * Refuses settings that the block's kind does not have, items of something that has none, and too many blocks. Only what the change brings:
 * what another version of the site has stored can still be edited, and comes back from the Trash.
 */
export async function checkBlock(tx: Db, { before, after }: { before: State | undefined; after: State | undefined }): Promise<void> {
  if (!after) return;
  const isRestored = !before && Number(after.version) > 1;
  const hasNewProps = before?.kind !== after.kind || !isDeepStrictEqual(before?.props, after.props);
  if (hasNewProps && !isRestored) checkProps(after);
  const isMoved = before?.blockId !== after.blockId || before?.categoriesId !== after.categoriesId || before?.kind !== after.kind;
  const isShownAgain = before?.status === "draft" && after.status !== "draft";
  if (after.blockId !== null) {
    if (isMoved) await checkItem(tx, after, isRestored);
  } else if (after.kind !== "" && !isRestored && (isMoved || isShownAgain)) await checkCount(tx, after);
}

/** An unknown kind, of a later version of the site, keeps its settings unchecked: it shows nothing here. */
function checkProps({ kind, props }: State): void {
  const result = blockKinds.get(kind as string)?.props.safeParse(props);
  const issue = result?.error?.issues[0];
  if (!issue) return;
  const field = ["props", ...issue.path].join(".");
  throw AppError.withText("invalid", issue.message, { fields: [{ field, message: issue.message }] });
}

async function checkItem(tx: Db, item: State, isRestored: boolean): Promise<void> {
  const isBlock = eq(pageContents.webPageContentId, item.blockId as number);
  const [block] = await tx.select().from(pageContents).where(isBlock);
  const hasItems = (await tx.$count(pageContents, eq(pageContents.blockId, item.webPageContentId as number))) > 0;
  const isBlockOfPage = block && block.blockId === null && block.categoriesId === item.categoriesId;
  if (!isBlockOfPage || item.kind !== "" || hasItems || block.webPageContentId === item.webPageContentId)
    throw AppError.field("blockId", { en: "blockId must name a block of the page", es: "blockId debe nombrar un bloque de la página" });
  if (!isRestored) refuseTooManyItems(block.kind, await tx.$count(pageContents, eq(pageContents.blockId, block.webPageContentId)));
}

export function refuseTooManyItems(kind: string, count: number): void {
  const most = blockKinds.get(kind)?.items?.most ?? mostBlocks;
  if (count > most)
    throw AppError.field("blockId", {
      en: `This block may have at most ${most} items`,
      es: `Este bloque puede tener como máximo ${most} elementos`,
    });
}

async function checkCount(tx: Db, { categoriesId }: State): Promise<void> {
  const isOnPage = categoriesId === null ? isNull(pageContents.categoriesId) : eq(pageContents.categoriesId, categoriesId as number);
  const isShown = and(isNull(pageContents.blockId), ne(pageContents.kind, ""), ne(pageContents.status, "draft"));
  const total = await tx.$count(pageContents, and(isOnPage, isShown));
  if (total > mostBlocks) throw tooManyBlocks();
}
