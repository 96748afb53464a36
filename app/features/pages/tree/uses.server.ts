import { listRedirectUses } from "#app/features/addresses/reads.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { readSitePaths } from "#app/features/pages/site-pages.server.ts";
import { localPath } from "#lib/languages.ts";
import { currentLanguage } from "#lib/localize.ts";
import { languages } from "#lib/translations.ts";
import { type Definition, missingRecord } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { listSetsWith } from "#platform/drafts/sets.server.ts";
import { isFixedPage } from "./arrange-pages.ts";
import { listLinkUses } from "./link-uses.server.ts";
import { readMenuPlaces } from "./menu-places.server.ts";
import { siblingsIn } from "./new-page.server.ts";
import { pageNameIn } from "./page-name.ts";
import { findOwners } from "./page-owners.ts";
import { type PlannedPage, readPlannedPages, readPlannedSections } from "./planned-site.server.ts";

export type PageUse = { kind: "link" | "page" | "menu" | "set" | "redirect"; title: string; to: string };

/** Where the page is used: pages below it, menus, links in content, and sets. */
export async function listPageUses(db: Db, definitions: readonly Definition[], id: number): Promise<PageUse[]> {
  const pages = await readPlannedPages(db);
  const page = pages.find((each) => each.id === id);
  if (!page) throw missingRecord(pageCategoryDefinition, id);
  const below = siblingsIn(pages, id).map(
    (child): PageUse => ({ kind: "page", title: pageNameIn(child, currentLanguage()), to: `/admin/pages/settings/${child.id}` }),
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
  const links = await listLinkUses(db, definitions, (path) => addresses.includes(path), {
    entity: pageCategoryDefinition.entity,
    ids: [page.id],
  });
  // Menus are listed by the page's id too.
  return links.filter(({ kind }) => kind !== "menu");
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
