import type { Language } from "#lib/translations.ts";

/** Something that visitors may find. It is searched in both languages and shown in the reader's. */
export type SearchDocument = {
  kind: "term" | "question" | "tool" | "page" | "post" | "officer";
  path: string;
  titles: Record<Language, string>;
  /** Index texts: of what it is called, and of everything in it. */
  names: string;
  text: string;
  /** Texts or HTML that the excerpt is taken from. */
  bodies: Record<Language, string>;
  /** In milliseconds; visitors find a post from then on. */
  publishedAt?: number;
};
