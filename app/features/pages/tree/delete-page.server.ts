import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { draftPartNames } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { lockTree } from "#platform/content/category-tree.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { missingRecord } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { discardParts } from "#platform/drafts/drafts.server.ts";
import { isFixedPage } from "./arrange-pages.ts";
import { type PlannedRecord, readPlannedPages, readPlannedSections } from "./planned-site.server.ts";

const pageStore = contentStore(pageCategoryDefinition);
const sectionStore = contentStore(pageContentDefinition);

/** Moves a page that staff built to the Trash with its blocks; what was never published is discarded. */
export function deletePage(db: Db, id: number, actor: StaffActor): Promise<void> {
  return changeContent(db, async (tx) => {
    await lockTree(tx, pageCategoryDefinition);
    const pages = await readPlannedPages(tx);
    const page = pages.find((each) => each.id === id);
    if (!page) throw missingRecord(pageCategoryDefinition, id);
    if (isFixedPage(page) || page.slug !== null)
      throw new AppError("inUse", {
        en: "This page belongs to the site and can't be deleted; hide its sections instead",
        es: "Esta página forma parte del sitio y no se puede eliminar; oculte sus secciones en su lugar",
      });
    // Also parts, which have no address, and pages that only a draft moves away.
    const below = pages.filter((each) => each.id !== id && [each.parentId, each.published?.parentId].includes(id)).map(({ name }) => name);
    if (below.length > 0)
      throw new AppError("inUse", {
        en: `There are pages below it (${below.map((name) => `“${name}”`).join(", ")}); move or delete them first`,
        es: `Hay páginas debajo de ella (${below.map((name) => `«${name}»`).join(", ")}); primero muévalas o elimínelas`,
      });
    // A draft that moves a published section here takes nothing from the page that shows it.
    const sections = (await readPlannedSections(tx)).filter(({ state, published }) => (published ?? state).categoriesId === id);
    // Items name their blocks.
    for (const section of [...sections.filter(isItem), ...sections.filter((each) => !isItem(each))]) {
      if (section.published) await sectionStore.remove(tx, section.id, actor);
      else await discard(tx, pageContentDefinition.entity, section, actor);
    }
    if (page.published) await pageStore.remove(tx, id, actor);
    else await discard(tx, pageCategoryDefinition.entity, page, actor);
  });
}

const isItem = ({ state, published }: PlannedRecord) => (published ?? state).blockId != null;

const discard = (tx: Db, entity: string, { id }: PlannedRecord, actor: StaffActor) =>
  discardParts(tx, { entity, id }, draftPartNames, actor);
