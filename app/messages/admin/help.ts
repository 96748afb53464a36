import { texts } from "#app/messages/texts.ts";

/** The line under a screen's heading that opens its help. */
export const helpTexts = texts({
  en: { title: "How this works", none: "There is no explanation of this screen yet." },
  es: { title: "Cómo funciona", none: "Todavía no hay una explicación de esta pantalla." },
});
