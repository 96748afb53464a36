import { asc } from "drizzle-orm";
import { listPostTitles } from "#app/features/blog/reads.server.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { folderTexts } from "#app/features/buying-guide/texts/your-folder.ts";
import { calculatorNames, calculatorPath } from "#app/features/calculators/kit/catalog.ts";
import { calculatorIndexTexts, calculatorPageTexts } from "#app/features/calculators/texts/pages.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { listFindableOfficers } from "#app/features/officers/reads.server.ts";
import { pagePath } from "#app/features/pages/page-path.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { findRows, searchTextOf } from "#lib/search-text.ts";
import { type Language, translateRow } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";

export type LinkTarget = { path: string; name: string; kind: "page" | "tool" | "officer" | "post" };

/** As many as a person looks through; a search finds the rest. */
const maxTargets = 50;
const maxPosts = 1_000;

/** What a text can link to on the site, by its name in one language and its English address, which pages turn into their own language. */
export async function findLinkTargets(db: Db, language: Language, search: string): Promise<LinkTarget[]> {
  const targets = [...(await pages(db, language)), ...tools(language), ...(await officers(db)), ...(await posts(db, language))];
  return findRows(targets, search, ({ name, path }) => searchTextOf([name, path])).slice(0, maxTargets);
}

async function pages(db: Db, language: Language): Promise<LinkTarget[]> {
  const { webPageCategoryId, name, slug, parentId, translations } = pageCategories;
  const rows = await db
    .select({ webPageCategoryId, name, slug, parentId, translations })
    .from(pageCategories)
    .orderBy(asc(webPageCategoryId));
  return rows.flatMap((row) => {
    const path = row.parentId === null ? pagePath(rows, row.webPageCategoryId) : undefined;
    return path ? [{ path, name: translateRow(row, language).name, kind: "page" as const }] : [];
  });
}

function tools(language: Language): LinkTarget[] {
  const calculators = calculatorNames.map((name) => ({ path: calculatorPath(name), name: calculatorPageTexts[name][language].title }));
  const others = [
    { path: "/can-i-buy", name: checkTexts[language].title },
    { path: "/your-folder", name: folderTexts[language].title },
    { path: "/calculators", name: calculatorIndexTexts[language].title },
  ];
  return [...others, ...calculators].map((tool) => ({ ...tool, kind: "tool" }));
}

async function officers(db: Db): Promise<LinkTarget[]> {
  const rows = await listFindableOfficers(db, "lastName");
  return rows.map((row) => ({
    path: officerPath(row),
    name: `${row.firstName} ${row.lastName}`,
    kind: "officer",
  }));
}

async function posts(db: Db, language: Language): Promise<LinkTarget[]> {
  const rows = await listPostTitles(db, maxPosts);
  return rows.map((row) => ({ path: `/blog/${encodeURIComponent(row.slug)}`, name: translateRow(row, language).title, kind: "post" }));
}
