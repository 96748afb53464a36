import { and, asc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isPublished as isPublishedPost } from "#app/features/blog-posts/definition.server.ts";
import { isPublished as isPublishedSection } from "#app/features/page-contents/definition.server.ts";
import { blogPosts } from "#db/tables/blog-posts.server.ts";
import { loanOfficers } from "#db/tables/loan-officers.server.ts";
import { pageCategories } from "#db/tables/page-categories.server.ts";
import { pageContents } from "#db/tables/page-contents.server.ts";
import { termId } from "#lib/glossary-terms.ts";
import { officerPath } from "#lib/officer-path.ts";
import { fold } from "#lib/search-text.ts";
import { hasAllWords, postgresPattern, searchWords } from "#lib/search-words.ts";
import { type Language, type Translations, translateRow } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { excerptOf } from "./excerpt.ts";
import { findTools, type ToolPage } from "./tools.ts";

export type SearchResult = {
  kind: "term" | "question" | "tool" | "page" | "post" | "officer";
  path: string;
  title: string;
  excerpt: string;
};

/** With its names in both languages: whoever asks in one may read in the other. */
type FoundResult = SearchResult & { names: string };

/** More would not be read. */
const maxResults = 40;

/** Those that are named like what was asked for come first, so that more are looked at than shown. */
const maxSections = 300;

/** Everything that visitors may read and that has all words of a search in one of its languages. `pagePaths` says where pages are shown, by slug. */
export async function searchSite(
  db: Db,
  language: Language,
  search: string,
  { pagePaths, tools }: { pagePaths: Record<string, string>; tools: ToolPage[] },
): Promise<SearchResult[]> {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const results = [
    ...findTools(tools, language, words),
    ...(await findSections(db, language, words, pagePaths)),
    ...(await findPages(db, language, words, pagePaths)),
    ...(await findPosts(db, language, words)),
    ...(await findOfficers(db, language, words)),
  ];
  const onePerPath = [...Map.groupBy(results, ({ path }) => path).values()].flatMap(([first]) => first ?? []);
  const isNamed = ({ names }: FoundResult) => hasAllWords(fold(names), words);
  const rankedResults = [...onePerPath.filter(isNamed), ...onePerPath.filter((result) => !isNamed(result))];
  return rankedResults.slice(0, maxResults).map(({ names: _, ...result }) => result);
}

const hasAll = (searchText: SQLWrapper, words: string[]): SQL | undefined =>
  and(...words.map((word) => sql`${searchText} ~ ${postgresPattern(word)}`));

const namesOf = <Field extends string>(row: Record<Field, string> & { translations: Translations }, field: Field) =>
  `${row[field]} ${row.translations.es?.[field] ?? ""}`;

const parents = alias(pageCategories, "parents");

async function findSections(db: Db, language: Language, words: string[], pagePaths: Record<string, string>): Promise<FoundResult[]> {
  const { webPageContentId: id, title, body, translations } = pageContents;
  const rows = await db
    .select({
      section: { id, title, body, translations },
      page: { slug: pageCategories.slug, name: pageCategories.name, translations: pageCategories.translations },
      parent: { slug: parents.slug, name: parents.name, translations: parents.translations },
    })
    .from(pageContents)
    .innerJoin(pageCategories, eq(pageCategories.webPageCategoryId, pageContents.categoriesId))
    .leftJoin(parents, eq(parents.webPageCategoryId, pageCategories.parentId))
    .where(and(isPublishedSection, hasAll(pageContents.searchText, words)))
    .orderBy(asc(pageContents.categoriesId), asc(pageContents.sortOrder), asc(id))
    .limit(maxSections);
  const results = rows.flatMap(({ section: english, page, parent }): FoundResult[] => {
    const home = page.slug !== null && page.slug in pagePaths ? page : parent;
    const path = pagePaths[home?.slug ?? ""];
    if (!home || !path) return [];
    const section = translateRow(english, language);
    const excerpt = excerptOf(section.body, words);
    const names = namesOf(english, "title");
    if (home.slug === "glossary") return [{ kind: "term", path: `${path}#${termId(english.title)}`, title: section.title, excerpt, names }];
    if (home.slug === "questions")
      return [{ kind: "question", path: `${path}#section-${section.id}`, title: section.title, excerpt, names }];
    return [{ kind: "page", path, title: translateRow(home, language).name, excerpt, names: namesOf(home, "name") }];
  });
  const order = ["term", "question", "page"];
  return results.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

async function findPages(db: Db, language: Language, words: string[], pagePaths: Record<string, string>): Promise<FoundResult[]> {
  const { slug, name, body, description, translations } = pageCategories;
  const rows = await db
    .select({ slug, name, body, description, translations })
    .from(pageCategories)
    .where(hasAll(pageCategories.searchText, words))
    .orderBy(asc(pageCategories.webPageCategoryId))
    .limit(maxResults);
  return rows.flatMap((row): FoundResult[] => {
    const page = translateRow(row, language);
    const path = pagePaths[page.slug ?? ""];
    const excerpt = page.description || excerptOf(page.body, words);
    return path ? [{ kind: "page", path, title: page.name, excerpt, names: namesOf(row, "name") }] : [];
  });
}

async function findPosts(db: Db, language: Language, words: string[]): Promise<FoundResult[]> {
  const { slug, title, summary, translations } = blogPosts;
  const rows = await db
    .select({ slug, title, summary, translations: sql<typeof translations._.data>`${translations} #- '{es,postContents}'` })
    .from(blogPosts)
    .where(and(isPublishedPost(), hasAll(blogPosts.searchText, words)))
    .orderBy(sql`${blogPosts.publishedAt} desc nulls last`)
    .limit(maxResults);
  return rows.map((row) => {
    const post = translateRow(row, language);
    return {
      kind: "post",
      path: `/blog/${encodeURIComponent(post.slug)}`,
      title: post.title,
      excerpt: post.summary,
      names: namesOf(row, "title"),
    };
  });
}

async function findOfficers(db: Db, language: Language, words: string[]): Promise<FoundResult[]> {
  const { loanOfficerId, firstName, lastName, title, translations } = loanOfficers;
  const rows = await db
    .select({ loanOfficerId, firstName, lastName, title, translations })
    .from(loanOfficers)
    .where(and(eq(loanOfficers.isActive, true), hasAll(loanOfficers.searchText, words)))
    .orderBy(asc(loanOfficers.sortOrder), asc(lastName))
    .limit(maxResults);
  return rows.map((row) => {
    const officer = translateRow(row, language);
    const path = officerPath(officer);
    const title = `${officer.firstName} ${officer.lastName}`;
    return { kind: "officer", path, title, excerpt: officer.title, names: title };
  });
}
