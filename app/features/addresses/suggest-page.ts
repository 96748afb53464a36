import { languageOf } from "#lib/languages.ts";
import { oncePerObject } from "#lib/once-per-object.ts";
import { fold } from "#lib/search-text.ts";
import type { Language } from "#lib/translations.ts";

export type SuggestedPage = { id: number; name: string; path: string };
export type Candidate = { id: number; names: Record<Language, string>; paths: Record<Language, string> };

/** Words that say nothing about a page. */
const emptyWords = new Set([
  ...[
    "index",
    "default",
    "home",
    "page",
    "pages",
    "pagina",
    "paginas",
    "site",
    "sitio",
    "web",
    "main",
    "html",
    "htm",
    "php",
    "asp",
    "aspx",
    "jsp",
    "cfm",
  ],
  ...["the", "and", "for", "our", "your", "with", "not", "this", "that", "of", "to", "is"],
  ...[
    "el",
    "la",
    "los",
    "las",
    "de",
    "del",
    "para",
    "con",
    "que",
    "no",
    "un",
    "una",
    "esta",
    "este",
    "nuestro",
    "nuestra",
    "sus",
    "es",
    "en",
  ],
]);

const wordsIn = (text: string): string[] => [
  ...new Set(
    fold(decoded(text))
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && !emptyWords.has(word) && !/^\d+$/.test(word)),
  ),
];

/** Many addresses are compared with the same pages. */
const wordsOf = oncePerObject(({ names, paths }: Candidate): Record<Language, string[]> => {
  const wordsFor = (language: Language) => wordsIn(`${paths[language]} ${paths.en} ${names[language]}`);
  return { en: wordsFor("en"), es: wordsFor("es") };
});

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** "mortgages" is like "mortgage", "loan" like "loans". */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const length = Math.min(one.length, other.length);
  let same = 0;
  while (same < length && one[same] === other[same]) same++;
  return same >= 4 && same >= 0.7 * Math.max(one.length, other.length) ? 0.8 : 0;
}

/** The page whose address and name have most words of an old path; `undefined` where none has at least half of them. */
export function suggestPage(path: string, candidates: readonly Candidate[]): SuggestedPage | undefined {
  const language = languageOf(path);
  const words = wordsIn(path);
  let best: { score: number; page: SuggestedPage } | undefined;
  for (const candidate of candidates) {
    const { id, names, paths } = candidate;
    const own = wordsOf(candidate)[language];
    const likenesses = words.map((word) => Math.max(0, ...own.map((other) => likeness(word, other))));
    const matches = likenesses.reduce((sum, one) => sum + one, 0);
    const isStrong = likenesses.filter((one) => one > 0).length >= words.length / 2;
    // Among pages with as many of the words, the one with fewest others.
    const score = matches - own.length / 1_000;
    if (matches > 0 && isStrong && (!best || score > best.score))
      best = { score, page: { id, name: names[language], path: paths[language] } };
  }
  return best?.page;
}
