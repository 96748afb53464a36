import type { Language } from "./translations.ts";

/** A kind of record, as far as everyone may know it, the browser included. */
export type Noun = {
  /** The name that the API and the history know the kind by. */
  entity: string;
  /** What a person calls one of them, at the start of a sentence. */
  label: Record<Language, string>;
  /** Where one of them is edited. */
  editPath: (id: number) => string;
};
