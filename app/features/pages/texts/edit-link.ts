import { texts } from "#app/messages/texts.ts";

export const editLinkTexts = texts({
  en: { label: "For staff", edit: "Edit this page" },
  es: { label: "Para el personal", edit: "Editar esta página" },
});
