import { AppError } from "#lib/errors.ts";
import { localPath } from "#lib/languages.ts";
import type { PreviewNotice } from "#lib/preview-notice.ts";
import { type PreviewPage, rollBackAfter } from "#platform/api/preview.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { DraftKind } from "#platform/drafts/draft-kinds.server.ts";
import type { SharedContext } from "#platform/page-context.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { type AppliedDrafts, applyDrafts, previewActor, type SitePreview } from "./apply-drafts.server.ts";

/** The part of a page's context that makes it show drafts. */
export type DraftContext = Pick<SharedContext, "db" | "moment" | "previewed" | "preview">;

/**
 * Runs the work on the site with the drafts, and takes them back. `undefined` where none are left, because they were published or
 * discarded meanwhile.
 */
export async function withDrafts<T>(
  platform: Platform,
  kinds: readonly DraftKind[],
  preview: SitePreview,
  work: (context: DraftContext, page: PreviewPage) => Promise<T>,
): Promise<T | undefined> {
  const { result } = await rollBackAfter(platform.db, async (tx) => {
    const applied = await applyDrafts(platform, tx, kinds, preview);
    if (applied.shown.length + applied.unfinished.length === 0) return { result: undefined };
    const pages = await findPages(platform, tx, applied, preview);
    const page = firstPage(pages);
    const moment = applied.moment ?? page.moment;
    const previewed = applied.shown.map(({ kind, id }) => ({ entity: kind.definition.entity, id }));
    const context = { db: tx, moment, previewed, preview: describe(applied, preview, pages) };
    return { result: await work(context, page) };
  });
  return result;
}

const describe = ({ shown, unfinished, leftOut, moment }: AppliedDrafts, { until }: SitePreview, pages: RecordPage[]): PreviewNotice => ({
  names: shown.map(({ name }) => name),
  pages: pages.map(({ name, path, search = "" }) => ({ name, path: path + search })),
  unfinished,
  leftOut,
  until: until?.toISOString(),
  moment: moment?.toISOString(),
});

type RecordPage = PreviewPage & { name: string; isSpanishOnly: boolean };

const mostPages = 3;

/** Each costs a save that is rolled back, with every page of the preview. */
const mostLooks = 8;

/**
 * The pages that show the records. The preview of one record shows it even if it is hidden, as the preview in its form does; sets
 * are shown as they will be, and of all drafts no pages are looked for.
 */
async function findPages(platform: Platform, tx: Db, { shown }: AppliedDrafts, { scope, userId }: SitePreview): Promise<RecordPage[]> {
  const pages: RecordPage[] = [];
  if (scope === "all") return pages;
  const onPages = shown.filter(({ kind }) => kind.preview?.showRecord);
  for (const { kind, id, parts, name } of onPages.slice(0, mostLooks)) {
    if (pages.length === mostPages) break;
    const show = (within: Db) => findPage(platform, within, { kind, id }, userId);
    const page = await ("setId" in scope ? rollBackAfter(tx, show) : tx.transaction(show));
    const isListed = pages.some(({ path, search }) => path === page?.path && search === page.search);
    if (page && !isListed) pages.push({ ...page, name, isSpanishOnly: parts.every(({ part }) => part === "es") });
  }
  return pages;
}

/** The page to begin with. */
function firstPage([first]: RecordPage[]): PreviewPage {
  if (!first) return { path: "/" };
  const { isSpanishOnly, name: _, ...page } = first;
  return { ...page, path: localPath(page.path, isSpanishOnly ? "es" : "en") };
}

/** The page that shows a record as it is in this transaction, which must not be kept: a hidden record is shown for it. Some records are on no page. */
export async function findPage(
  platform: Platform,
  db: Db,
  { kind, id }: { kind: DraftKind; id: number },
  userId: number,
): Promise<PreviewPage | null> {
  try {
    const request = { ...platform, db, actor: previewActor(userId), body: { [kind.definition.key]: id }, id: 0 };
    return (await kind.preview?.showRecord?.(request as never)) ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
