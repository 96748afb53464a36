import { AppError } from "#lib/errors.ts";
import { englishPath, languageOf, localPath } from "#lib/languages.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { Language } from "#lib/translations.ts";
import { aboutField } from "#lib/validation-messages.ts";
import type { Destination } from "./follow-redirects.ts";
import { readOldAddress } from "./old-address.ts";
import { ownPathOf, readTarget } from "./redirect-target.ts";
import { fieldNames, type RedirectInput } from "./schema.ts";

/** What decides whether a redirect is possible. */
export type KnownAddresses = {
  /** Whether visitors find a page at a whole path. */
  isServed: (path: string) => boolean;
  /** The page that has or had a path, given without the prefix of its language. */
  pageAt: (path: string, language: Language) => number | undefined;
  isFormer: (path: string) => boolean;
  redirects: ReadonlyMap<string, Destination>;
  /** Notes where the chain from a path ends, so that an import walks each chain once. */
  shorten?: (path: string, last: Destination) => void;
};

type Planned = { path: string } & Destination;

/** A redirect as it is stored: leading to its last target, never back to itself. A path of a page becomes the page's id, so that the redirect follows it. */
export function planRedirect(input: RedirectInput, known: KnownAddresses, formerPath?: string): Planned {
  const source = readOldAddress(input.path);
  if ("problem" in source) throw AppError.field("path", aboutField(fieldNames.path, source.problem));
  const { path } = source;
  if (path !== formerPath) refuseTakenAddress(path, known);
  return { path, ...lastDestination(path, readDestination(path, input, known), known) };
}

export function refuseTakenAddress(path: string, { isServed, isFormer, redirects }: KnownAddresses): void {
  const problem = isServed(path)
    ? livingAddress(path)
    : isFormer(path)
      ? formerAddress(path)
      : redirects.has(path)
        ? takenAddress
        : undefined;
  if (problem) throw AppError.field("path", problem);
}

/** A page wins over a redirect, which would do nothing. */
const livingAddress = (path: string): LocalizedText => ({
  en: `There is a page at “${path}”; only an address without a page can be redirected`,
  es: `Hay una página en «${path}»; solo se puede redirigir una dirección sin página`,
});

const formerAddress = (path: string): LocalizedText => ({
  en: `“${path}” is a former address of a page and already leads there; delete it from the list first`,
  es: `«${path}» es una dirección anterior de una página y ya lleva a ella; primero elimínela de la lista`,
});

export const takenAddress: LocalizedText = {
  en: "There is already a redirect from this address",
  es: "Ya hay una redirección desde esta dirección",
};

function readDestination(path: string, { webPageCategoryId, target = "" }: RedirectInput, { pageAt }: KnownAddresses): Destination {
  if (webPageCategoryId && target.trim() !== "")
    throw AppError.field("target", {
      en: "Choose a page or give an address, not both",
      es: "Elija una página o dé una dirección, no ambas",
    });
  if (webPageCategoryId) return { webPageCategoryId, target: "" };
  if (target.trim() === "")
    throw AppError.field("webPageCategoryId", {
      en: "Choose the page that the old address leads to, or give an address",
      es: "Elija la página a la que lleva la dirección anterior, o dé una dirección",
    });
  const given = readTarget(target);
  if ("problem" in given) throw AppError.field("target", aboutField(fieldNames.target, given.problem));
  if (!given.target.startsWith("/")) return { webPageCategoryId: null, target: given.target };
  // As in all content, an English path names a page in both languages.
  const language = languageOf(path);
  const localTarget = localPath(given.target, language);
  const ownPage = languageOf(localTarget) === language ? pageAt(englishPath(localTarget), language) : undefined;
  const page = ownPage ?? (languageOf(given.target) === "en" ? pageAt(given.target, "en") : undefined);
  return page === undefined ? { webPageCategoryId: null, target: localTarget } : { webPageCategoryId: page, target: "" };
}

/** The end of the chain that starts with a destination. Redirects are not changed when their target is redirected later: visitors' requests follow them. */
export function lastDestination(path: string, first: Destination, { redirects, shorten, isServed }: KnownAddresses): Destination {
  const visited = new Set([path]);
  const passed: string[] = [];
  for (let last = first; ; ) {
    const own = last.webPageCategoryId === null ? ownPathOf(last.target) : undefined;
    if (own !== undefined && visited.has(own))
      throw AppError.field("target", { en: `This would lead back to “${own}”`, es: `Esto llevaría de vuelta a «${own}»` });
    const next = own === undefined || isServed(own) ? undefined : redirects.get(own);
    if (own === undefined || !next) {
      for (const one of passed) shorten?.(one, last);
      return last;
    }
    visited.add(own);
    passed.push(own);
    last = next;
  }
}
