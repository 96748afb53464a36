import type { Texts } from "#app/messages/texts.ts";
import { fold, hasAllWords } from "#lib/search-text.ts";
import { type Language, languages } from "#lib/translations.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["/app/messages/*.ts", "/app/messages/calculators/*.ts", "/app/features/*/texts/*.ts", "!**/*.test.ts", "!**/*.server.ts"],
  { eager: true },
);

const isTexts = (value: unknown): value is Texts<object> => typeof value === "object" && value !== null && "en" in value && "es" in value;

/** Every public text that is part of the program, so that staff can see that it is not content. */
const textAreas = Object.values(modules).flatMap((module) => Object.values(module).filter(isTexts));

type FixedText = { language: Language; text: string };

/** Parameters of a text are shown as an ellipsis; a text that fails with it is left out. */
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

export function findFixedTexts(words: string[][], most: number): FixedText[] {
  return readTexts()
    .filter(({ text }) => hasAllWords(fold(text), words))
    .slice(0, most);
}
