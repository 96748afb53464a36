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
