import { AppError } from "#lib/errors.ts";
import { localPath } from "#lib/languages.ts";
import type { PreviewNotice } from "#lib/preview-notice.ts";
import { rollBackAfter } from "#platform/api/preview.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { DraftKind } from "#platform/drafts/draft-kinds.server.ts";
import type { SharedContext } from "#platform/page-context.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { type AppliedDrafts, applyDrafts, previewActor, type SitePreview } from "./apply-drafts.server.ts";

/** The part of a page's context that makes it show drafts. */
export type DraftContext = Pick<SharedContext, "db" | "moment" | "previewed" | "preview">;

type Shown = { path: string; search?: string; moment?: Date };

/**
 * Runs the work on the site with the drafts, and takes them back. `undefined` where none are left, because they were published or
 * discarded meanwhile.
 */
export async function withDrafts<T>(
  platform: Platform,
  kinds: readonly DraftKind[],
  preview: SitePreview,
  work: (context: DraftContext, page: Shown) => Promise<T>,
): Promise<T | undefined> {
  const { result } = await rollBackAfter(platform.db, async (tx) => {
    const applied = await applyDrafts(platform, tx, kinds, preview);
    if (applied.shown.length + applied.unfinished.length === 0) return { result: undefined };
    const page = await findPage(platform, tx, applied, preview);
    const moment = applied.moment ?? page.moment;
    const previewed = applied.shown.map(({ kind, id }) => ({ entity: kind.definition.entity, id }));
    const context = { db: tx, moment, previewed, preview: describe(applied, preview, applied.moment) };
    return { result: await work(context, page) };
  });
  return result;
}

const describe = ({ shown, unfinished, leftOut }: AppliedDrafts, { until }: SitePreview, moment: Date | undefined): PreviewNotice => ({
  names: shown.map(({ name }) => name),
  unfinished,
  leftOut,
  until: until?.toISOString(),
  moment: moment?.toISOString(),
});

/**
 * The page to begin with. The preview of one record shows it even if it is hidden, as the preview in its form does; sets and all
 * drafts are shown as they will be.
 */
async function findPage(platform: Platform, tx: Db, { shown }: AppliedDrafts, { scope, userId }: SitePreview): Promise<Shown> {
  if (scope === "all") return { path: "/" };
  for (const { kind, id, parts } of shown) {
    const show = (within: Db) =>
      kind.preview?.showRecord?.({
        ...platform,
        db: within,
        actor: previewActor(userId),
        body: { [kind.definition.key]: id },
        id: 0,
      } as never);
    const page = await ("setId" in scope
      ? rollBackAfter(tx, async (inner) => orNoPage(show(inner)))
      : tx.transaction((inner) => orNoPage(show(inner))));
    const language = parts.every(({ part }) => part === "es") ? "es" : "en";
    if (page) return { ...page, path: localPath(page.path, language) };
  }
  return { path: "/" };
}

/** Some records are on no page. */
async function orNoPage(page: Promise<Shown> | undefined): Promise<Shown | null> {
  try {
    return (await page) ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
