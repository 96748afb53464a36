import { asc } from "drizzle-orm";
import { z } from "zod";
import { postPath } from "#app/features/blog/posts/blog-path.ts";
import { listPostTitles } from "#app/features/blog/reads.server.ts";
import { isExpiredOn } from "#app/features/documents/expiry.ts";
import { listLinkedDocuments } from "#app/features/documents/reads.server.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { listFindableOfficers } from "#app/features/officers/reads.server.ts";
import { findPaths } from "#app/features/pages/page-paths.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { officeDay } from "#lib/dates.ts";
import { findRows, searchTextOf } from "#lib/search-text.ts";
import { type Language, translateRow } from "#lib/translations.ts";
import { listQuery, operation } from "#platform/api/operation.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { ToolPage } from "#platform/feature.server.ts";

const linkTarget = z.object({ path: z.string(), name: z.string(), kind: z.enum(["page", "tool", "officer", "post", "document"]) });

export const linkTargetOperations = (tools: readonly ToolPage[]) => [
  operation({
    method: "get",
    path: "/api/linktargets",
    access: "content.read",
    tag: "Link targets",
    summary:
      "Pages, tools, active officers, published posts and documents that a text can link to; at most 50 that have all words of filterKey",
    query: listQuery,
    returns: { linkTargetListVm: z.array(linkTarget) },
    handle: async ({ db, query: { filterKey, lang } }) => ({ linkTargetListVm: await findLinkTargets(db, tools, lang, filterKey) }),
  }),
];

type LinkTarget = z.output<typeof linkTarget>;

const maxTargets = 50;
const maxPosts = 1_000;

/** English addresses: pages turn links into their own language. */
async function findLinkTargets(db: Db, toolPages: readonly ToolPage[], language: Language, search: string): Promise<LinkTarget[]> {
  const tools = toolPages.map(({ path, texts }): LinkTarget => ({ path, name: texts[language].title, kind: "tool" }));
  const targets = [
    ...(await pages(db, language)),
    ...tools,
    ...(await officers(db)),
    ...(await posts(db, language)),
    ...(await documents(db)),
  ];
  return findRows(targets, search, ({ name, path }) => searchTextOf([name, path])).slice(0, maxTargets);
}

async function pages(db: Db, language: Language): Promise<LinkTarget[]> {
  const { webPageCategoryId, name, slug, parentId, address, status, translations } = pageCategories;
  const rows = await db
    .select({ webPageCategoryId, name, slug, parentId, address, status, translations })
    .from(pageCategories)
    .orderBy(asc(webPageCategoryId));
  const paths = findPaths(rows);
  return rows.flatMap((row) => {
    const path = paths.get(row.webPageCategoryId)?.en;
    return path && row.status === "published" ? [{ path, name: translateRow(row, language).name, kind: "page" as const }] : [];
  });
}

async function officers(db: Db): Promise<LinkTarget[]> {
  const rows = await listFindableOfficers(db, "lastName");
  return rows.map((row) => ({ path: officerPath(row), name: `${row.firstName} ${row.lastName}`, kind: "officer" }));
}

async function documents(db: Db): Promise<LinkTarget[]> {
  const today = officeDay(new Date());
  const offered = (await listLinkedDocuments(db)).filter((document) => !isExpiredOn(document, today));
  return offered.map(({ path, name }) => ({ path, name, kind: "document" }));
}

async function posts(db: Db, language: Language): Promise<LinkTarget[]> {
  const rows = await listPostTitles(db, maxPosts);
  return rows.map((row) => ({ path: postPath(row.slug), name: translateRow(row, language).title, kind: "post" }));
}
