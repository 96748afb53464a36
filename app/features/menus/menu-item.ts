import type { LocalizedText } from "#lib/localize.ts";

/** Where an item leads: to a page by its id, an address, or a document by its id. A group leads nowhere. */
export type MenuTarget = { page: number } | { url: string } | { document: number };

export type MenuItem = { id: string; label: LocalizedText; target?: MenuTarget | undefined; children?: MenuItem[] | undefined };

export const menuPlaces = ["menu", "header", "footer"] as const;
export type MenuPlace = (typeof menuPlaces)[number];

/** The header is one row of links. */
export const hasGroups = (place: MenuPlace): boolean => place !== "header";

export const isGroup = ({ target }: MenuItem): boolean => target === undefined;

/** Every item of a menu, each group before what it contains. */
export const listItems = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...(item.children ?? [])]);

/** The items of a draft, which may be unfinished or, through the API, anything. */
export function readItems(value: unknown): MenuItem[] {
  return Array.isArray(value) ? value.flatMap((item, index) => readItem(item, String(index))) : [];
}

function readItem(value: unknown, position: string): MenuItem[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, label, target, children } = value as Record<string, unknown>;
  const { en, es } = (typeof label === "object" && label !== null ? label : {}) as Record<string, unknown>;
  const textOf = (text: unknown) => (typeof text === "string" ? text : "");
  const item: MenuItem = { id: textOf(id) || position, label: { en: textOf(en), es: textOf(es) } };
  const found = readTarget(target);
  if (found) return [{ ...item, target: found }];
  const own = Array.isArray(children) ? children.flatMap((child, index) => readItem(child, `${position}-${index}`)) : [];
  return [{ ...item, children: own.filter((child) => child.target !== undefined) }];
}

function readTarget(value: unknown): MenuTarget | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { page, url, document } = value as Record<string, unknown>;
  if (typeof page === "number") return { page };
  if (typeof document === "number") return { document };
  return typeof url === "string" ? { url } : undefined;
}
