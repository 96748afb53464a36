import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { EditedPage } from "#app/features/pages/blocks/words.tsx";
import { pagePaths } from "#app/features/pages/page-path.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { samplePages } from "#db/sample/pages.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";
import { testDatabase } from "#test/database.ts";
import { type PageModule, renderPage } from "#test/render-page.tsx";

const routes = import.meta.glob<PageModule>("/app/**/public/*.tsx");
const current = testDatabase();

/** Stores a page of a new installation with its parts, without pictures. Returns the ids of its sections. */
async function addPage({ slug, name, body, sections, parts = [] }: SamplePage, parentId: number | null = null): Promise<number[]> {
  const { db } = current;
  const [page] = await db.insert(pageCategories).values({ slug, name, body, parentId }).returning();
  const categoriesId = page?.webPageCategoryId ?? 0;
  const rows = sections.map(({ image: _, es, ...section }, sortOrder) => ({ ...section, categoriesId, sortOrder, translations: { es } }));
  const added = rows.length === 0 ? [] : await db.insert(pageContents).values(rows).returning();
  const below: number[] = [];
  for (const part of parts) below.push(...(await addPage(part, categoriesId)));
  return [...added.map(({ webPageContentId }) => webPageContentId), ...below];
}

async function findRoute(slug: string): Promise<PageModule> {
  const file = slug.startsWith("loans-") ? "loan" : slug;
  const [, load] = Object.entries(routes).find(([path]) => path.endsWith(`/${file}.tsx`)) ?? [];
  const route = await load?.();
  if (!route) throw new Error(`${file} is no page`);
  return route;
}

function inEditor(route: PageModule): PageModule {
  const Page = route.default as ComponentType<object>;
  const Edited = (props: object) => (
    <EditedPage value={true}>
      <Page {...props} />
    </EditedPage>
  );
  return { ...route, default: Edited as ComponentType<never> };
}

const marks = / data-(text|html|block|blocks|item|kind)="[^"]*"/g;
const edited = samplePages.filter(({ slug }) => slug in pagePaths);
/** Their links, folds and slides are other elements in the editor. */
const otherwise = ["home", "questions", "refinance-information", "verify-us", "loans"];

it.each(edited.map((page) => [page.slug, page] as const))(
  "%s has marks at all its texts in the editor, and none elsewhere",
  async (slug, page) => {
    const { db } = current;
    const ids = await addPage(page);
    const route = await findRoute(slug);
    const path = pagePaths[slug] ?? "";
    const forVisitors = await renderPage(db, route, path);
    const forStaff = await renderPage(db, inEditor(route), path);
    expect(forVisitors).not.toMatch(marks);
    const unmarked = ids.filter(
      (id) => !["block", "text", "html"].every((mark) => new RegExp(`data-${mark}="(pagecontent:)?${id}[:"]`).test(forStaff)),
    );
    expect(unmarked).toEqual([]);
    if (!otherwise.includes(slug)) expect(forStaff.replaceAll(marks, "")).toBe(forVisitors);
  },
);
