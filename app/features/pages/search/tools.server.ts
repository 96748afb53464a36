import { toIndexText } from "#app/features/pages/search-terms.ts";
import type { ToolPage } from "#platform/feature.server.ts";
import type { SearchDocument } from "./document.ts";

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
