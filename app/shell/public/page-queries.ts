import { englishPath } from "#lib/languages.ts";
import type { PageQueries, PageQuery } from "#lib/page-query.ts";

const modules = import.meta.glob<PageQueries>("/app/features/*/public/page-queries.ts", { eager: true, import: "pageQueries" });

/** What pages read from their query, by English path; anything else is ignored. */
const pageQueries: PageQueries = Object.assign({}, ...Object.values(modules));

const foldersWithQueries = Object.keys(pageQueries).flatMap((path) => (path.endsWith("/*") ? [path.slice(0, -1)] : []));

function queryOf(path: string): PageQuery {
  const english = englishPath(path);
  const folder = foldersWithQueries.find((each) => english.startsWith(each));
  return pageQueries[english] ?? (folder === undefined ? undefined : pageQueries[`${folder}*`]) ?? {};
}

/** A public page as everyone sees it, without anything about the visitor. */
export type SharedPage = {
  path: string;
  search: string;
  /** False for pages with unlimited variants, which are rendered for each request. */
  isStorable: boolean;
};

/** Whether shared caches may store the response. Only if all parameters have listed values: the rest may be a visitor's income or anything else. */
export function isPublicQuery(path: string, search: string): boolean {
  if (search === "") return true;
  const { choices = [], options = {}, texts = [] } = queryOf(path);
  const parameters = [...new URLSearchParams(search)];
  const isListed = ([name, value]: [string, string]) =>
    choices.includes(name) || options[name]?.includes(value) === true || (texts.includes(name) && value.trim() === "");
  return parameters.every(isListed) && new Set(parameters.map(([name]) => name)).size === parameters.length;
}

export function sharedPageOf(path: string, search: string): SharedPage {
  if (search === "") return { path, search: "", isStorable: true };
  const { choices = [], options = {}, texts = [] } = queryOf(path);
  const names = [...choices, ...Object.keys(options), ...texts];
  if (names.length === 0) return { path, search: "", isStorable: true };
  const givenQuery = new URLSearchParams(search);
  const isKnown = (name: string) => givenQuery.has(name) && (options[name]?.includes(givenQuery.get(name) ?? "") ?? true);
  const knownQuery = new URLSearchParams(names.filter(isKnown).map((name) => [name, givenQuery.get(name) ?? ""]));
  const isStorable = !texts.some((name) => knownQuery.has(name));
  return { path, search: knownQuery.size === 0 ? "" : `?${knownQuery}`, isStorable };
}
