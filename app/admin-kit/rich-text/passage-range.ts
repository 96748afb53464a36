import { findPassage, type Passage } from "#lib/find-passage.ts";

/** A run of text of a document, and the position of its first character there. */
export type TextRun = { text: string; at: number };

/**
 * Where a quoted passage is in a document that is made of runs of text. `null` is the end of a paragraph. Quotes have one space where
 * the document has several or a new paragraph.
 */
export function passageRange(runs: ReadonlyArray<TextRun | null>, passage: Passage): { from: number; to: number } | undefined {
  let text = "";
  const places: number[] = [];
  const addCharacter = (character: string, place: number) => {
    const isSpace = /\s/.test(character);
    if (isSpace && (text === "" || text.endsWith(" "))) return;
    text += isSpace ? " " : character;
    places.push(place);
  };
  for (const run of runs) {
    if (run) for (let index = 0; index < run.text.length; index += 1) addCharacter(run.text.charAt(index), run.at + index);
    else addCharacter(" ", places.at(-1) ?? 0);
  }
  const start = findPassage(text, passage);
  if (start === undefined) return undefined;
  const length = passage.quote.replace(/\s+/g, " ").trim().length;
  const [from, last] = [places[start], places[start + length - 1]];
  return from === undefined || last === undefined ? undefined : { from, to: last + 1 };
}
