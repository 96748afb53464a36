import { type DocumentFacts, factsOfLink } from "#lib/document-links.ts";
import type { Language } from "#lib/translations.ts";
import { isGroup, type MenuItem, type MenuPlace, type MenuTarget } from "./menu-item.ts";

/** A menu in one language, as visitors see it. */

export type ShownLink = { id: string; label: string; href: string };
export type ShownItem = ShownLink | { id: string; label: string; links: ShownLink[] };
export type ShownMenus = Record<MenuPlace, ShownItem[]>;

/** `undefined` for a target that visitors cannot open. */
type FindHref = (target: MenuTarget) => string | undefined;

/** Leaves out links that lead nowhere now, and groups without links. */
export function showMenu(items: readonly MenuItem[], language: Language, findHref: FindHref, documents: DocumentFacts = {}): ShownItem[] {
  const linksOf = ({ id, label, target }: MenuItem): ShownLink[] => {
    const href = target && findHref(target);
    return href === undefined ? [] : [{ id, label: label[language] + factsOfLink(href, documents), href }];
  };
  return items.flatMap((item): ShownItem[] => {
    if (!isGroup(item)) return linksOf(item);
    const links = (item.children ?? []).flatMap(linksOf);
    return links.length === 0 ? [] : [{ id: item.id, label: item.label[language], links }];
  });
}

/** A group, or links that follow each other outside of groups. */
export type MenuSection = { title?: { id: string; label: string }; links: ShownLink[] };

export function sectionsOf(items: readonly ShownItem[]): MenuSection[] {
  const sections: MenuSection[] = [];
  for (const item of items) {
    const last = sections.at(-1);
    if ("links" in item) sections.push({ title: { id: item.id, label: item.label }, links: item.links });
    else if (last && !last.title) last.links.push(item);
    else sections.push({ links: [item] });
  }
  return sections;
}

export const linksOf = (items: readonly ShownItem[]): ShownLink[] => items.flatMap((item) => ("links" in item ? item.links : [item]));
