import { oncePerObject } from "#lib/once-per-object.ts";
import { fold } from "#lib/search-text.ts";
import { slugOf } from "#lib/slug.ts";

/** The ways to say a term: "Escrow account (escrow)" is an escrow account, and an escrow for short. */
export function formsOf(title: string): string[] {
  const inParentheses = [...title.matchAll(/\(([^()]*)\)/g)].flatMap(([, words = ""]) => words.split(","));
  return [mainForm(title), ...inParentheses.map((form) => form.trim())].filter((form) => form !== "");
}

/** The fragment by which a term is reached, in both languages the one of its English name. */
export const termId = (englishTitle: string): string => slugOf(mainForm(englishTitle), "term");

const mainForm = (title: string) =>
  title
    .replace(/\([^()]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim();

export type TermToMark = { id: string; name: string; forms: string[]; html: string };

/** How a term and its explanation are written into an article; the words come as HTML. */
type TermMarkup = { mark: (words: string, term: TermToMark) => string; explanation: (term: TermToMark) => string };

/** Text in these is a name, a link of its own or something to be copied. */
const untouchedTag = /^<\/?(a|h[1-6]|code|pre|button)[\s/>]/i;

/**
 * The article with the first use of each term marked, and what the terms mean at its end. The HTML is what the sanitiser
 * lets through: `<` and `>` occur in it as the ends of tags alone, so that everything between them is text.
 */
export function markTerms(html: string, terms: TermToMark[], { mark, explanation }: TermMarkup): string {
  const { forms, pattern } = formsIn(terms);
  if (forms.length === 0) return html;
  const explainedTerms = new Map<string, TermToMark>();
  let depth = 0;
  const markFirst = (words: string, ...groups: unknown[]) => {
    const match = forms[groups.slice(0, forms.length).findIndex((group) => group !== undefined)];
    if (!match || explainedTerms.has(match.term.id) || (isAcronym(match.form) && !words.startsWith(match.form))) return words;
    explainedTerms.set(match.term.id, match.term);
    return mark(words, match.term);
  };
  const markedPieces = html.split(/(<[^<>]*>)/).map((piece) => {
    if (!piece.startsWith("<")) return depth > 0 ? piece : piece.replace(pattern, markFirst);
    if (untouchedTag.test(piece)) depth = Math.max(0, depth + (piece.startsWith("</") ? -1 : 1));
    return piece;
  });
  return markedPieces.join("") + [...explainedTerms.values()].map(explanation).join("");
}

/** Every form of every term, the longest first, and what finds them: made once for a list, because it is long. */
const formsIn = oncePerObject((terms: TermToMark[]) => {
  const forms = terms.flatMap((term) => term.forms.map((form) => ({ term, form }))).sort((a, b) => b.form.length - a.form.length);
  const anyForm = forms.map(({ form }) => `(${formPattern(form)})`).join("|");
  return { forms, pattern: new RegExp(`(?<![\\p{L}\\p{N}\\p{M}&#_-])(?:${anyForm})(?![\\p{L}\\p{N}\\p{M}_-])`, "giu") };
});

const isAcronym = (form: string) => /^[A-Z]{2,}$/.test(form);

/** The words with any accents, in the singular and the plural, on one line or on two. */
function formPattern(form: string): string {
  return fold(form)
    .split(/\s+/)
    .map((word) => `${[...singular(word)].map(letterPattern).join("")}(?:e?s)?`)
    .join("\\s{1,4}");
}

const singular = (word: string) => (word.length > 4 ? word.replace(/(?<=[^s])s$/, "") : word);

const accentedForms: Record<string, string> = {
  a: "aáàâä",
  e: "eéèêë",
  i: "iíìîï",
  o: "oóòôö",
  u: "uúùûü",
  n: "nñ",
  c: "cç",
  "'": "'’",
  "-": "\\-‑",
};

function letterPattern(letter: string): string {
  const choices = accentedForms[letter];
  if (choices) return `[${choices}]\\p{M}*`;
  return letter.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
