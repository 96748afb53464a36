import type { Language } from "./translations.ts";

/** What people call a field. */
export type Label = Record<Language, string>;

/** The labels of fields as the messages about them begin: "First Name" is a title, "First name is required" a sentence. */
export function namesInMessages<Field extends string>(labels: Record<Field, Label>): Record<Field, string> {
  const names: Record<string, string> = {};
  for (const [field, { en }] of Object.entries<Label>(labels)) {
    names[field] = en.replace(/(?<= )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  }
  return names;
}
