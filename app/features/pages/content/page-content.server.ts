import { eq } from "drizzle-orm";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { findPaths } from "#app/features/pages/page-paths.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import type { State } from "#platform/content/definition.server.ts";
import { missingRecord } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type DraftedRecord, readDraftedOnes, readDraftedRecords } from "#platform/drafts/drafted-records.server.ts";

export type BlockState = "published" | "changed" | "new" | "hidden";

/** A page with all that is on it, as it will be once its drafts are published. */
export type PageContent = { page: DraftedRecord; parts: DraftedRecord[]; sections: DraftedRecord[] };

/** The page, the parts of it that have no address of their own, and their sections. */
export async function readPageContent(db: Db, id: number): Promise<PageContent> {
  const [page] = await readDraftedOnes(db, pageCategoryDefinition, [id]);
  if (!page) throw missingRecord(pageCategoryDefinition, id);
  const pages = await db.select().from(pageCategories);
  const paths = findPaths(pages);
  const parts = (await readDraftedOnes(db, pageCategoryDefinition, partsBelow(pages, id, paths))).filter(({ id: part }) => part !== id);
  const sections = await readDraftedRecords(db, pageContentDefinition, "categoriesId", [id, ...parts.map((part) => part.id)]);
  return { page, parts, sections: sections.toSorted(byPosition) };
}

type Category = { webPageCategoryId: number; parentId: number | null };

function partsBelow(pages: readonly Category[], id: number, paths: ReadonlyMap<number, unknown>): number[] {
  const below = pages.filter((page) => page.parentId === id && !paths.has(page.webPageCategoryId)).map((page) => page.webPageCategoryId);
  return below;
}

const byPosition = (one: DraftedRecord, other: DraftedRecord) =>
  (one.record.sortOrder as number) - (other.record.sortOrder as number) || one.id - other.id;

export const stateOf = ({ record, published, parts }: DraftedRecord): BlockState => {
  if (record.status === "draft") return "hidden";
  if (!published) return "new";
  return parts.length > 0 ? "changed" : "published";
};

/** Sections among which one is ordered: those of the same block, else those of the same page or part that are in no block. */
export const siblingsOf = ({ sections }: PageContent, { categoriesId, blockId }: State): DraftedRecord[] =>
  sections.filter(({ record }) => record.categoriesId === categoriesId && record.blockId === blockId);

const largestId = 2_147_483_647;

/** The page of a section, which may be one of its parts'. */
export async function findPageOf(db: Db, sectionId: number): Promise<number> {
  const [section] = await readDraftedOnes(db, pageContentDefinition, [sectionId]);
  const categoryId = section?.record.categoriesId;
  // A draft may name anything.
  if (typeof categoryId !== "number" || !Number.isInteger(categoryId) || categoryId < 1 || categoryId > largestId)
    throw missingRecord(pageContentDefinition, sectionId);
  const [category] = await db.select().from(pageCategories).where(eq(pageCategories.webPageCategoryId, categoryId));
  const pages = await db.select().from(pageCategories);
  return !category || findPaths(pages).has(categoryId) ? categoryId : (category.parentId ?? categoryId);
}
