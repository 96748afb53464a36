import type { Language } from "./translations.ts";

export type Label = Record<Language, string>;

/** "First Name" becomes "First name", for messages such as "First name is required". */
export function namesInMessages<Field extends string>(labels: Record<Field, Label>): Record<Field, Label> {
  const names: Record<string, Label> = {};
  for (const [field, { en, es }] of Object.entries<Label>(labels)) {
    names[field] = { en: en.replace(/(?<= )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase()), es };
  }
  return names;
}

export const spanishSide = ({ en, es }: Label): Label => ({ en: `${en} (Spanish)`, es: `${es} (español)` });
