import { plainText } from "./plain-text.ts";

/** A quoted passage, and where it began in the plain text. */
export type Passage = { quote: string; position: number };

const oneSpaced = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * Where a quoted passage is now: the occurrence nearest to where it was, because the text around it may have moved.
 * `undefined` if the passage itself was changed or deleted.
 */
export function findPassage(text: string, { quote, position }: Passage): number | undefined {
  const [haystack, needle] = [oneSpaced(text), oneSpaced(quote)];
  if (needle === "") return undefined;
  let nearest: number | undefined;
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + 1)) {
    const isNearer = nearest === undefined || Math.abs(at - position) < Math.abs(nearest - position);
    // From here on, occurrences are farther and farther away.
    if (!isNearer) break;
    nearest = at;
  }
  return nearest;
}

const inlineTags = /<\/?(?:a|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/g;

/** The text of an HTML field as a reader selects it: marks within a word do not split it, paragraphs do. */
export const selectableText = (html: string): string => plainText(html.replace(inlineTags, ""));
