import { fold, hasAllWords } from "#lib/search-text.ts";
import { type Language, languages } from "#lib/translations.ts";
import { textAreas } from "./text-areas.server.ts";

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
