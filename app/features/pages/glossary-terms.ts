import { oncePerObject } from "#lib/once-per-object.ts";
import { fold } from "#lib/search-text.ts";
import { slugOf } from "#lib/slug.ts";

/** "Escrow account (escrow)" has two forms: escrow account, and escrow. */
export function formsOf(title: string): string[] {
  const inParentheses = [...title.matchAll(/\(([^()]*)\)/g)].flatMap(([, words = ""]) => words.split(","));
  return [mainForm(title), ...inParentheses.map((form) => form.trim())].filter((form) => form !== "");
}

/** The fragment of a term's address: in both languages that of its English name. */
export const termId = (englishTitle: string): string => slugOf(mainForm(englishTitle), "term");

const mainForm = (title: string) =>
  title
    .replace(/\([^()]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim();

export type TermToMark = { id: string; name: string; forms: string[]; html: string };

/** How a term and its explanation become HTML; `words` is HTML already. */
type TermMarkup = { mark: (words: string, term: TermToMark) => string; explanation: (term: TermToMark) => string };

/** Terms are not marked inside links, headings and code. */
const untouchedTag = /^<\/?(a|h[1-6]|code|pre|button)[\s/>]/i;

/** Marks the first use of each term, and appends explanations. In sanitized HTML `<` and `>` are only in tags, so everything between them is text. */
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

/** Every form of every term, longest first, and one pattern for all: made once per list, because it is long. */
const formsIn = oncePerObject((terms: TermToMark[]) => {
  const forms = terms.flatMap((term) => term.forms.map((form) => ({ term, form }))).sort((a, b) => b.form.length - a.form.length);
  const anyForm = forms.map(({ form }) => `(${formPattern(form)})`).join("|");
  return { forms, pattern: new RegExp(`(?<![\\p{L}\\p{N}\\p{M}&#_-])(?:${anyForm})(?![\\p{L}\\p{N}\\p{M}_-])`, "giu") };
});

const isAcronym = (form: string) => /^[A-Z]{2,}$/.test(form);

/** Matches the words with any accents, singular and plural, also across a line break. */
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
