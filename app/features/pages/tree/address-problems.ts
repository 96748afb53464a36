import { findPaths, type LocalPaths, type PageAddress } from "#app/features/pages/page-paths.ts";
import { addressPattern, findPathProblem } from "#app/features/pages/reserved-paths.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { slugCandidates } from "#lib/slug.ts";
import { type Language, languages } from "#lib/translations.ts";

/** What is wrong with the address of a page, by the field of the form. */
export type AddressProblems = Partial<Record<"address" | "es.address", LocalizedText>>;

export const addressField = { en: "address", es: "es.address" } as const satisfies Record<Language, string>;

export const oddCharacters: LocalizedText = {
  en: "Use only lower-case letters a–z, digits and single hyphens between them",
  es: "Use solo letras minúsculas de la a a la z, números y guiones, sin guiones seguidos ni al principio o al final",
};

const missing: LocalizedText = { en: "A page needs an address", es: "Una página necesita una dirección" };

const withPage = (pages: readonly PageAddress[], page: PageAddress) => [
  ...pages.filter(({ webPageCategoryId }) => webPageCategoryId !== page.webPageCategoryId),
  page,
];

/** The paths that a page would have among the others. */
export const findPathsOf = (pages: readonly PageAddress[], page: PageAddress): LocalPaths | undefined =>
  findPaths(withPage(pages, page)).get(page.webPageCategoryId);

/** Why a page cannot have its address among the others; nothing where it can. Pages below it move with it. */
export function findAddressProblems(pages: readonly PageAddress[], page: PageAddress): AddressProblems {
  if (page.address === "") return { address: missing };
  const own = { en: page.address, es: page.translations?.es?.address?.trim() || page.address };
  const odd = languages.filter((language) => !addressPattern.test(own[language]));
  if (odd.length > 0) return Object.fromEntries(odd.map((language) => [addressField[language], oddCharacters]));
  const before = findPaths(pages);
  const paths = findPaths(withPage(pages, page));
  const problems: AddressProblems = {};
  for (const language of languages) {
    const problem = problemIn(language, paths, before);
    if (problem) problems[addressField[language]] ??= problem;
  }
  return problems;
}

type Paths = ReadonlyMap<number, LocalPaths>;

/** Of the paths that the change gives: its own, and those of pages below. */
function problemIn(language: Language, paths: Paths, before: Paths): LocalizedText | undefined {
  const changed = [...paths].filter(([id, path]) => before.get(id)?.[language] !== path[language]);
  for (const [id, { [language]: path }] of changed) {
    const isTaken = [...paths].some(([other, { [language]: taken }]) => other !== id && taken === path);
    const problem = isTaken ? takenPath(path) : findPathProblem(path);
    if (problem) return problem;
  }
  return undefined;
}

export const takenPath = (path: string): LocalizedText => ({
  en: `Another page already has the address “${path}”`,
  es: `Otra página ya tiene la dirección «${path}»`,
});

/** The address, or the first of "-2", "-3" … that is free in both languages. */
export function findFreeAddress<Page extends PageAddress>(pages: readonly PageAddress[], page: Page): Page {
  const spanish = page.translations?.es?.address?.trim() ?? "";
  const candidates = slugCandidates(page.address, mostTries).map((address, index) => ({
    ...page,
    address,
    translations: { ...page.translations, es: { ...page.translations?.es, address: spanish && numbered(spanish, index) } },
  }));
  return candidates.find((candidate) => Object.keys(findAddressProblems(pages, candidate)).length === 0) ?? page;
}

const mostTries = 100;
const numbered = (address: string, index: number) => slugCandidates(address, index + 1)[index] ?? address;
