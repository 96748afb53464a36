import type { Language } from "./translations.ts";

/** What the browser too may know about a kind of record. */
export type Noun = {
  /** Its name in the API and the history. */
  entity: string;
  label: Record<Language, string>;
  editPath: (id: number) => string;
};
