import { listDraftStates } from "#app/features/drafts/reads.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { findPaths } from "#app/features/pages/page-paths.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { stateOfRecord } from "#lib/record-state.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isFixedPage } from "./arrange-pages.ts";
import { readMenuPlaces } from "./menu-places.server.ts";
import { findOwners } from "./page-owners.ts";
import { type PlannedPage, type PlannedSection, readPlannedPages, readPlannedSections } from "./planned-site.server.ts";
import { findSharedPictures } from "./shared-pictures.server.ts";
import { findSpanishGaps } from "./spanish-gaps.ts";

type Draft = Awaited<ReturnType<typeof listDraftStates>>[number];

/** A missing Spanish address is none: the English one is used. */
const translatedFields = pageCategoryDefinition.translatable.filter((field) => field !== "address");

/** Every page and part of a page, with the drafts of the page and its sections applied. */
export async function listPages(db: Db, now = new Date()) {
  const pages = await readPlannedPages(db);
  const sections = await readPlannedSections(db);
  const drafts = await listDraftStates(db, [pageCategoryDefinition, pageContentDefinition], now);
  const menuPlaces = await readMenuPlaces(db);
  const draftOf = new Map(drafts.map((draft) => [`${draft.entity}:${draft.id}`, draft]));
  const paths = findPaths(pages);
  const livePaths = findPaths(pages.flatMap(({ published }) => (published ? [toAddress(published)] : [])));
  const owner = findOwners(pages);
  const partsOf = Map.groupBy(pages, ({ id }) => owner.get(id));
  const sectionsOf = Map.groupBy(sections, ({ categoriesId }) => owner.get(categoriesId ?? 0));
  return pages.map((page) => {
    const { id, published } = page;
    const contained = partsOf.get(id) ?? [page];
    const shown = sectionsOf.get(id) ?? [];
    const records = [
      ...contained.map((part) => draftOf.get(`${pageCategoryDefinition.entity}:${part.id}`)),
      ...shown.map((section) => draftOf.get(`${pageContentDefinition.entity}:${section.id}`)),
    ].filter((draft): draft is Draft => draft !== undefined);
    const parts = records.flatMap((draft) => draft.parts);
    const scheduled = records.flatMap((draft) => draft.scheduled);
    return {
      ...describe(page),
      kind: isFixedPage(page) ? ("fixed" as const) : paths.has(id) ? ("built" as const) : ("part" as const),
      paths: paths.get(id) ?? null,
      livePaths: published?.status === "published" ? (livePaths.get(id) ?? null) : null,
      isNew: published === undefined,
      isTakenDown: published?.status === "draft",
      ...stateOfRecord({ row: published, parts, scheduled }, now),
      thumbnail: findThumbnail(page, shown),
      sharedPictures: findSharedPictures(page, shown),
      spanishGaps: countGaps(contained, shown),
      blocks: shown.filter(({ blockId, isShown }) => blockId === null && isShown).length,
      parts: contained.length - 1,
      menuPlaces: menuPlaces.get(id) ?? [],
    };
  });
}

function describe({ webPageCategoryId, name, slug, parentId, address, sortOrder, state, translations: { es = {} } }: PlannedPage) {
  const translations = { es: { name: es.name ?? "", address: es.address ?? "" } };
  return { webPageCategoryId, name, slug, parentId, address, translations, sortOrder, isListed: state.isListed !== false };
}

const toAddress = (state: PlannedPage["state"]) => state as unknown as PlannedPage;

/** The picture that is shared with the page, that of its banner, or the first one on it. */
function findThumbnail(page: PlannedPage, sections: readonly PlannedSection[]): string | null {
  const pictured = sections.filter(({ image, isShown }) => image !== null && isShown);
  const hero = pictured.find(({ state }) => state.background === "hero" || state.kind === "hero");
  return page.image ?? (hero ?? pictured[0])?.image ?? null;
}

const countGaps = (pages: readonly PlannedPage[], sections: readonly PlannedSection[]): number =>
  pages.flatMap((page) => findSpanishGaps(page, translatedFields)).length +
  sections.filter(({ isShown }) => isShown).flatMap((section) => findSpanishGaps(section, pageContentDefinition.translatable)).length;
