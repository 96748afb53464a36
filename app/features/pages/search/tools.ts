import { toIndexText } from "#app/features/pages/search-terms.ts";
import type { Language } from "#lib/translations.ts";
import type { SearchDocument } from "./document.ts";

/** A page of the program: what it is called and does, in both languages, and other names that people know it by. */
export type ToolPage = { path: string; texts: Record<Language, { title: string; description: string }>; keywords?: string };

export function toolDocument({ path, texts: { en, es }, keywords = "" }: ToolPage): SearchDocument {
  const names = `${en.title} ${es.title} ${keywords}`;
  return {
    kind: "tool",
    path,
    titles: { en: en.title, es: es.title },
    names: toIndexText(names),
    text: toIndexText(`${names} ${en.description} ${es.description}`),
    bodies: { en: en.description, es: es.description },
  };
}
