import { classifyLink } from "#app/features/addresses/links/judge-link.ts";
import { linksInJson } from "#app/features/addresses/links/links-in-json.ts";
import { readLinks } from "#app/features/addresses/reads.server.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { currentLanguage } from "#lib/localize.ts";
import { type Definition, findDefinition, nameOf } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { readPartsOfKind } from "#platform/drafts/drafts.server.ts";
import { pageNameIn } from "./page-name.ts";
import { findOwners } from "./page-owners.ts";
import { readPlannedPages, readPlannedSections } from "./planned-site.server.ts";

export type LinkUse = { kind: "link" | "menu" | "redirect"; title: string; to: string };

/** Records and drafts that link to one of the paths, except those that are gone with them. */
export async function listLinkUses(
  db: Db,
  definitions: readonly Definition[],
  isOwn: (path: string) => boolean,
  gone: { entity: string; ids: readonly number[] },
): Promise<LinkUse[]> {
  const uses = new Map<string, LinkUse & { section?: number }>();
  const add = (entity: string, id: number, title: string) => {
    const definition = findDefinition(definitions, entity);
    const key = `${entity}:${id}`;
    if (!definition || uses.has(key) || (gone.entity === entity && gone.ids.includes(id))) return;
    const kind = entity === "menu" || entity === "redirect" ? entity : "link";
    const section = definition === pageContentDefinition ? { section: id } : {};
    uses.set(key, { kind, title, to: definition.editPath(id), ...section });
  };
  const leadsThere = (url: string) => {
    const link = classifyLink(url, undefined);
    return link !== undefined && "path" in link && isOwn(link.path);
  };
  for (const { entity, id, name, url } of await readLinks(db, definitions)) if (leadsThere(url)) add(entity, id, name);
  for (const definition of definitions) {
    for (const { entityId, fields } of await readPartsOfKind(db, definition.entity))
      if (linksInDraft(definition, fields).some(leadsThere))
        add(definition.entity, entityId, nameOf(definition, fields) || definition.label.en);
  }
  const found = [...uses.values()];
  if (found.every(({ section }) => section === undefined)) return found;
  const pageOf = await readPageNames(db);
  return found.map(({ section, ...use }) => {
    const page = section === undefined ? undefined : pageOf.get(section);
    return { ...use, title: [page, use.title].filter(Boolean).join(": ") };
  });
}

/** The page of each section, in the user's language: sections of many pages have the same title. */
async function readPageNames(db: Db): Promise<Map<number, string | undefined>> {
  const pages = await readPlannedPages(db);
  const owners = findOwners(pages);
  const names = new Map(pages.map((page) => [page.id, pageNameIn(page, currentLanguage())]));
  const sections = await readPlannedSections(db);
  return new Map(sections.map(({ id, categoriesId }) => [id, names.get(owners.get(categoriesId ?? 0) ?? 0)]));
}

const linksInDraft = ({ html }: Definition, fields: Record<string, unknown>): string[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    if (typeof value !== "string") return linksInJson(value, field);
    if (html.includes(field)) return [...value.matchAll(/href="([^"]*)"/g)].map(([, url = ""]) => url);
    return value.startsWith("/") ? [value] : [];
  });
