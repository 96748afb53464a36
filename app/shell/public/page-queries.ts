import { questionNames } from "#app/features/buying-guide/buying-check.ts";
import { situations } from "#app/features/buying-guide/papers.ts";
import { calculatorNames, calculatorPath } from "#app/features/calculators/kit/catalog.ts";
import { frameRules } from "#app/features/calculators/monthly-payment/rules.ts";
import { rulesByCalculator } from "#app/features/calculators/public/rules-by-calculator.ts";
import { filterChoices } from "#app/features/officers/directory-search.ts";
import { englishPath } from "#lib/languages.ts";

type PageQuery = {
  /** Parameters that choose among pages that exist; the page's loader finds nothing for any other value. */
  choices?: readonly string[];
  /** Parameters with a few known values; one with any other is as if it were not there. */
  options?: Record<string, readonly string[]>;
  /** Parameters in which visitors write what they like, or say something of themselves: what is made from them is stored nowhere. */
  texts?: readonly string[];
};

/** What pages read from their address, by English path. Whatever else an address brings along is ignored. */
const pageQueries: Record<string, PageQuery> = {
  "/blog": { choices: ["category", "page"] },
  "/questions": { texts: ["search"] },
  "/search": { texts: ["q"] },
  "/newsletter/confirm": { texts: ["token"] },
  "/newsletter/unsubscribe": { texts: ["token"] },
  "/services/find-a-loan-officer": { options: filterChoices, texts: ["search"] },
  "/can-i-buy": { texts: questionNames },
  "/your-folder": { choices: situations },
  ...Object.fromEntries(calculatorNames.map((name) => [calculatorPath(name), { texts: Object.keys(rulesByCalculator[name]) }])),
  "/contact-us": { texts: ["calculator", ...new Set(Object.values(rulesByCalculator).flatMap(Object.keys))] },
  "/embed/mortgage-calculator": { texts: Object.keys(frameRules) },
};

/** A public page as everyone sees it: its address, and nothing about who asks for it. */
export type SharedPage = {
  path: string;
  search: string;
  /** Whether there are only so many of its kind: others are made for each request. */
  isStorable: boolean;
};

/**
 * Whether caches on the way may store the answer under this address. Not where it has anything but the values that the program itself
 * lists: the rest may be a visitor's income, or whatever else a link was made of.
 */
export function isPublicQuery(path: string, search: string): boolean {
  if (search === "") return true;
  const { choices = [], options = {}, texts = [] } = pageQueries[englishPath(path)] ?? {};
  const parameters = [...new URLSearchParams(search)];
  const isListed = ([name, value]: [string, string]) =>
    choices.includes(name) || options[name]?.includes(value) === true || (texts.includes(name) && value.trim() === "");
  return parameters.every(isListed) && new Set(parameters.map(([name]) => name)).size === parameters.length;
}

export function sharedPageOf(path: string, search: string): SharedPage {
  const { choices = [], options = {}, texts = [] } = pageQueries[englishPath(path)] ?? {};
  const names = [...choices, ...Object.keys(options), ...texts];
  if (search === "" || names.length === 0) return { path, search: "", isStorable: true };
  const givenQuery = new URLSearchParams(search);
  const isKnown = (name: string) => givenQuery.has(name) && (options[name]?.includes(givenQuery.get(name) ?? "") ?? true);
  const knownQuery = new URLSearchParams(names.filter(isKnown).map((name) => [name, givenQuery.get(name) ?? ""]));
  const isStorable = !texts.some((name) => knownQuery.has(name));
  return { path, search: knownQuery.size === 0 ? "" : `?${knownQuery}`, isStorable };
}
