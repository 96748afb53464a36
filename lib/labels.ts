import type { Language } from "./translations.ts";

/** What people call a field. */
export type Label = Record<Language, string>;

/** The labels of fields as the messages about them begin: "First Name" is a title, "First name is required" a sentence. */
export function namesInMessages<Field extends string>(labels: Record<Field, Label>): Record<Field, Label> {
  const names: Record<string, Label> = {};
  for (const [field, { en, es }] of Object.entries<Label>(labels)) {
    names[field] = { en: en.replace(/(?<= )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase()), es };
  }
  return names;
}

/** What the Spanish text of a field that is translated is called. */
export const spanishSide = ({ en, es }: Label): Label => ({ en: `${en} (Spanish)`, es: `${es} (español)` });
