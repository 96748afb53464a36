import { like, or, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { listRedirectUses } from "#app/features/addresses/reads.server.ts";
import { readSitePaths } from "#app/features/pages/addresses.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { localPath } from "#lib/languages.ts";
import { languages, type Translations } from "#lib/translations.ts";
import { columnOf, type Definition, missingRecord, nameOf, type State } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { readPartsOfKind } from "#platform/drafts/drafts.server.ts";
import { listSetsWith } from "#platform/drafts/sets.server.ts";
import { isFixedPage } from "./arrange-pages.ts";
import { readMenuPlaces } from "./menu-places.server.ts";
import { siblingsIn } from "./new-page.server.ts";
import { findOwners } from "./page-owners.ts";
import { type PlannedPage, readPlannedPages, readPlannedSections } from "./planned-site.server.ts";

export type PageUse = { kind: "link" | "page" | "menu" | "set" | "redirect"; title: string; to: string };

/** What would miss the page: pages below it, menus, links in content, and sets that it is in. */
export async function listPageUses(db: Db, definitions: readonly Definition[], id: number): Promise<PageUse[]> {
  const pages = await readPlannedPages(db);
  const page = pages.find((each) => each.id === id);
  if (!page) throw missingRecord(pageCategoryDefinition, id);
  const below = siblingsIn(pages, id).map(
    ({ id: child, name }): PageUse => ({ kind: "page", title: name, to: `/admin/pages/settings/${child}` }),
  );
  const menus = ((await readMenuPlaces(db)).get(id) ?? []).map((title): PageUse => ({ kind: "menu", title, to: "/admin/menus" }));
  const redirects = (await listRedirectUses(db, id)).map(
    ({ path }): PageUse => ({ kind: "redirect", title: path, to: "/admin/addresses" }),
  );
  return [...below, ...menus, ...redirects, ...(await listLinks(db, definitions, page)), ...(await listSets(db, pages, id))];
}

/** Links name a page by its path today or by a former one. */
async function listLinks(db: Db, definitions: readonly Definition[], page: PlannedPage): Promise<PageUse[]> {
  if (isFixedPage(page) && page.slug === "home") return [];
  const { paths, former } = await readSitePaths(db);
  const own = paths[page.id];
  const addresses = languages.flatMap((language) => [
    ...(own ? [localPath(own[language], language)] : []),
    ...Object.entries(former[language]).flatMap(([path, id]) => (id === page.id ? [localPath(path, language)] : [])),
  ]);
  if (addresses.length === 0) return [];
  const uses = await Promise.all(definitions.map((definition) => listLinksOf(db, definition, [...new Set(addresses)])));
  return uses.flat();
}

/** A picture's name and a link's address are texts of their own in some kinds. */
const linkFields = ["url"];

async function listLinksOf(db: Db, definition: Definition, addresses: readonly string[]): Promise<PageUse[]> {
  const { entity, key, names, html, editPath, table } = definition;
  const plain = linkFields.filter((field) => field in table);
  if (html.length + plain.length === 0) return [];
  const fields = [...html, ...plain];
  const isTranslated = "translations" in table;
  const texts = [...fields, ...(isTranslated ? ["translations"] : [])].map((field) => sql`${columnOf(definition, field)}::text`);
  const mentions = or(...addresses.flatMap((address) => texts.map((text) => like(text, `%${address}%`))));
  const columns: Record<string, AnyPgColumn> = Object.fromEntries(
    [key, ...names, ...fields, ...(isTranslated ? ["translations"] : [])].map((field) => [field, columnOf(definition, field)]),
  );
  const rows: State[] = await db
    .select(columns)
    .from(table as PgTable)
    .where(mentions);
  const drafts = await readPartsOfKind(db, entity);
  const found = new Map<number, string>();
  for (const row of rows) {
    const spanish = (row.translations as Translations | undefined)?.es ?? {};
    if (hasLink([row, spanish], html, plain, addresses)) found.set(Number(row[key]), nameOf(definition, row));
  }
  for (const { entityId, fields: typed } of drafts) {
    if (!found.has(entityId) && hasLink([typed], html, plain, addresses))
      found.set(entityId, nameOf(definition, typed) || definition.label.en);
  }
  return [...found].map(([id, title]) => ({ kind: "link", title, to: editPath(id) }));
}

/** Whether one of the states links to one of the addresses, with or without a query or fragment. */
function hasLink(states: readonly State[], html: readonly string[], plain: readonly string[], addresses: readonly string[]): boolean {
  const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? "";
  const links = states.flatMap((state) => [
    ...html.flatMap((field) => [...String(state[field] ?? "").matchAll(/href="([^"]*)"/g)].map(([, url = ""]) => url)),
    ...plain.map((field) => String(state[field] ?? "")),
  ]);
  return links.some((url) => addresses.includes(pathOf(url)));
}

/** Open sets with changes of the page or its blocks. */
async function listSets(db: Db, pages: readonly PlannedPage[], id: number): Promise<PageUse[]> {
  const owners = findOwners(pages);
  const sections = (await readPlannedSections(db)).filter(({ categoriesId }) => owners.get(categoriesId ?? 0) === id);
  const sets = [
    ...(await listSetsWith(db, pageCategoryDefinition.entity, [id])),
    ...(await listSetsWith(
      db,
      pageContentDefinition.entity,
      sections.map((section) => section.id),
    )),
  ];
  return [...new Map(sets.map(({ setId, name }) => [setId, name]))].map(([setId, name]) => ({
    kind: "set",
    title: name,
    to: `/admin/sets/${setId}`,
  }));
}
