import { fold } from "#lib/search-text.ts";

const before = 60;
const length = 180;

/** The part of a text around a word, cut between words. Folding keeps the length of what Spanish and English are written with. */
export function excerptAround(text: string, word: string): string {
  const at = Math.max(0, fold(text).indexOf(fold(word)));
  const start = at <= before ? 0 : text.indexOf(" ", at - before) + 1;
  const part = text.slice(start, start + length);
  const end = start + length >= text.length ? part.length : part.lastIndexOf(" ");
  return `${start > 0 ? "… " : ""}${part.slice(0, end)}${start + end < text.length ? " …" : ""}`;
}
