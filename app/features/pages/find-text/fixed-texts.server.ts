import type { Texts } from "#app/messages/texts.ts";
import { fold, hasAllWords } from "#lib/search-text.ts";
import { type Language, languages } from "#lib/translations.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["/app/messages/*.ts", "/app/messages/calculators/*.ts", "/app/features/*/texts/*.ts", "!**/*.test.ts", "!**/*.server.ts"],
  { eager: true },
);

const isTexts = (value: unknown): value is Texts<object> => typeof value === "object" && value !== null && "en" in value && "es" in value;

/** Every text that the program itself says to visitors, so that staff can find out that it is not content. */
const textAreas = Object.values(modules).flatMap((module) => Object.values(module).filter(isTexts));

type FixedText = { language: Language; text: string };

/** A sentence with something filled in is shown with an ellipsis there; one that wants more than texts is left out. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return callWithGaps(value as (...gaps: unknown[]) => unknown);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function callWithGaps(sentence: (...gaps: unknown[]) => unknown): string[] {
  try {
    return textsIn(sentence(...Array<string>(sentence.length).fill("…")));
  } catch {
    return [];
  }
}

let allTexts: FixedText[] | undefined;

function readTexts(): FixedText[] {
  allTexts ??= languages.flatMap((language) =>
    [...new Set(textAreas.flatMap((area) => textsIn(area[language])))].map((text) => ({ language, text })),
  );
  return allTexts;
}

/** What the program itself says with all of these words, in either language. */
export function findFixedTexts(words: string[][], most: number): FixedText[] {
  return readTexts()
    .filter(({ text }) => hasAllWords(fold(text), words))
    .slice(0, most);
}
