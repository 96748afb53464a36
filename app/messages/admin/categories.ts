import { texts } from "#app/messages/texts.ts";

/** The columns of categories, of whatever they are categories of. */
export const categoryTexts = texts({
  en: { id: "Category Id", name: "Name", body: "Body" },
  es: { id: "Id de la categoría", name: "Nombre", body: "Texto" },
});
