import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { listSearchedPrograms } from "#app/features/assistance/reads.server.ts";
import { postPath } from "#app/features/blog/posts/blog-path.ts";
import { listSearchedPosts } from "#app/features/blog/reads.server.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { listFindableOfficers } from "#app/features/officers/reads.server.ts";
import { termId } from "#app/features/pages/glossary-terms.ts";
import { findPaths } from "#app/features/pages/page-paths.ts";
import { toIndexText } from "#app/features/pages/search-terms.ts";
import { isOnPage, isPublished as isPublishedSection } from "#app/features/pages/sections/definition.server.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { type Language, type Translations, translateRow } from "#lib/translations.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { ToolPage } from "#platform/feature.server.ts";

/** Searched in both languages, shown in the reader's. */
export type SearchDocument = {
  kind: "term" | "question" | "tool" | "page" | "post" | "program" | "officer";
  path: string;
  titles: Record<Language, string>;
  /** Index texts of its titles and of everything in it. */
  names: string;
  text: string;
  /** Text or HTML for the excerpt. */
  bodies: Record<Language, string>;
  /** In milliseconds; a post is found from then on. */
  publishedAt?: number;
  /** A day of the office's calendar; a program is found until its end. */
  validUntil?: string;
};

/** A site with more posts would need a search index. */
const maxPosts = 1000;
const maxPrograms = 500;

/** Everything stored that visitors may find. Kept in memory, because one site's texts are few. */
export function readDocuments(db: Db): Promise<SearchDocument[]> {
  return readThroughCache(db, "search-documents", async () => {
    // Not through the cache: reads that are cached must not be nested.
    const paths = await readShownPaths(db);
    return [
      ...(await readSections(db, paths)),
      ...(await readPages(db, paths)),
      ...(await readPosts(db)),
      ...(await readPrograms(db)),
      ...(await readOfficers(db)),
    ];
  });
}

const inBoth = <Row extends { translations: Translations }, T>(row: Row, take: (row: Row) => T) => ({
  en: take(row),
  es: take(translateRow(row, "es")),
});

const namesOf = ({ en, es }: { en: string; es: string }) => toIndexText(`${en} ${es}`);

const parents = alias(pageCategories, "parents");

const { webPageCategoryId, slug, parentId, address, translations, status } = pageCategories;

type Paths = ReturnType<typeof findPaths>;

async function readShownPaths(db: Db): Promise<Paths> {
  const pages = await db.select({ webPageCategoryId, slug, parentId, address, translations, status }).from(pageCategories);
  const paths = findPaths(pages);
  for (const page of pages) if (page.status !== "published") paths.delete(page.webPageCategoryId);
  return paths;
}

async function readSections(db: Db, paths: Paths): Promise<SearchDocument[]> {
  const { webPageContentId: id, title, body, background, translations, searchText, kind, blockId } = pageContents;
  const rows = await db
    .select({
      section: { id, title, body, background, translations, searchText, kind, blockId },
      page: { webPageCategoryId, slug, address, name: pageCategories.name, translations: pageCategories.translations },
      parent: {
        webPageCategoryId: parents.webPageCategoryId,
        slug: parents.slug,
        address: parents.address,
        name: parents.name,
        translations: parents.translations,
      },
    })
    .from(pageContents)
    .innerJoin(pageCategories, eq(pageCategories.webPageCategoryId, pageContents.categoriesId))
    .leftJoin(parents, eq(parents.webPageCategoryId, pageCategories.parentId))
    .where(isPublishedSection)
    .orderBy(asc(pageContents.categoriesId), asc(pageContents.sortOrder), asc(id));
  return rows.flatMap(({ section, page, parent }): SearchDocument[] => {
    const home = paths.has(page.webPageCategoryId) ? page : parent;
    const own = home && paths.get(home.webPageCategoryId);
    const isBlock = section.kind !== "" || section.blockId !== null;
    if (!home || !own || !(isBlock || isOnPage(page, parent, section.background))) return [];
    const path = own.en;
    const content = { text: toIndexText(section.searchText), bodies: inBoth(section, ({ body }) => body) };
    const titles = inBoth(section, ({ title }) => title);
    const named = { ...content, titles, names: namesOf(titles) };
    if (home.slug === "glossary") return [{ ...named, kind: "term", path: `${path}#${termId(section.title)}` }];
    if (home.slug === "questions") return [{ ...named, kind: "question", path: `${path}#section-${section.id}` }];
    const pageTitles = inBoth(home, ({ name }) => name);
    return [{ ...content, kind: "page", path, titles: pageTitles, names: namesOf(pageTitles) }];
  });
}

async function readPages(db: Db, paths: Paths): Promise<SearchDocument[]> {
  const { name, body, description, searchText } = pageCategories;
  const rows = await db
    .select({ webPageCategoryId, name, body, description, translations, searchText })
    .from(pageCategories)
    .orderBy(asc(pageCategories.webPageCategoryId));
  return rows.flatMap((row): SearchDocument[] => {
    const own = paths.get(row.webPageCategoryId);
    const titles = inBoth(row, ({ name }) => name);
    const bodies = inBoth(row, ({ description, body }) => description || body);
    return own ? [{ kind: "page", path: own.en, titles, names: namesOf(titles), text: toIndexText(row.searchText), bodies }] : [];
  });
}

async function readPosts(db: Db): Promise<SearchDocument[]> {
  const rows = await listSearchedPosts(db, maxPosts);
  return rows.flatMap((row): SearchDocument[] => {
    if (!row.publishedAt) return [];
    const titles = inBoth(row, ({ title }) => title);
    return [
      {
        kind: "post",
        path: postPath(row.slug),
        titles,
        names: namesOf(titles),
        text: toIndexText(row.searchText),
        bodies: inBoth(row, ({ summary }) => summary),
        publishedAt: row.publishedAt.getTime(),
      },
    ];
  });
}

async function readPrograms(db: Db): Promise<SearchDocument[]> {
  const rows = await listSearchedPrograms(db, maxPrograms);
  return rows.map((row) => {
    const titles = inBoth(row, ({ name }) => name);
    return {
      kind: "program",
      path: `/assistance#program-${row.assistanceProgramId}`,
      titles,
      names: namesOf(titles),
      text: toIndexText(row.searchText),
      bodies: inBoth(row, ({ operator, amount }) => `${operator}: ${amount}`),
      validUntil: row.validUntil,
    };
  });
}

async function readOfficers(db: Db): Promise<SearchDocument[]> {
  const rows = await listFindableOfficers(db, "directory");
  return rows.map((row) => {
    const name = `${row.firstName} ${row.lastName}`;
    const titles = { en: name, es: name };
    const text = toIndexText(`${row.searchText} ${row.whatsAppNumber ? "whatsapp" : ""}`);
    return { kind: "officer", path: officerPath(row), titles, names: namesOf(titles), text, bodies: inBoth(row, ({ title }) => title) };
  });
}

export function toolDocument({ path, texts: { en, es }, keywords = "" }: ToolPage): SearchDocument {
  const names = `${en.title} ${es.title} ${keywords}`;
  return {
    kind: "tool",
    path,
    titles: { en: en.title, es: es.title },
    names: toIndexText(names),
    text: toIndexText(`${names} ${en.description} ${es.description}`),
    bodies: { en: en.description, es: es.description },
  };
}
