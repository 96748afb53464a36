import { entryNames } from "#app/features/mortgage-calculator/entries.ts";
import { englishPath } from "#lib/languages.ts";

type PageQuery = {
  /** Parameters that choose among pages that exist; the page's loader finds nothing for any other value. */
  choices?: readonly string[];
  /** Parameters in which visitors write what they like. */
  texts?: readonly string[];
};

/** What pages read from their address, by English path. Whatever else an address brings along is ignored. */
const pageQueries: Record<string, PageQuery> = {
  "/blog": { choices: ["category", "page"] },
  "/questions": { texts: ["search"] },
  "/search": { texts: ["q"] },
  "/services/find-a-loan-officer": { texts: ["search"] },
  "/embed/mortgage-calculator": { texts: entryNames },
};

/** A public page as everyone sees it: its address, and nothing about who asks for it. */
export type SharedPage = {
  path: string;
  search: string;
  /** Whether there are only so many of its kind: others are made for each request. */
  isStorable: boolean;
};

export function sharedPageOf(path: string, search: string): SharedPage {
  const { choices = [], texts = [] } = pageQueries[englishPath(path)] ?? {};
  if (search === "" || choices.length + texts.length === 0) return { path, search: "", isStorable: true };
  const asked = new URLSearchParams(search);
  const known = new URLSearchParams([...choices, ...texts].flatMap((name) => (asked.has(name) ? [[name, asked.get(name) ?? ""]] : [])));
  const isStorable = !texts.some((name) => known.has(name));
  return { path, search: known.size === 0 ? "" : `?${known}`, isStorable };
}
