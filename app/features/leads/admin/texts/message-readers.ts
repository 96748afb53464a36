import { texts } from "#app/messages/texts.ts";
import { plural } from "#lib/plural.ts";

export const messageReadersTexts = texts({
  en: {
    title: "Who opened this message",
    none: "No one has opened it yet.",
    times: (count: number) => plural(count, "time"),
    exported: "in an export",
    last: "last",
  },
  es: {
    title: "Quién abrió este mensaje",
    none: "Nadie lo ha abierto todavía.",
    times: (count) => plural(count, "vez", "veces"),
    exported: "en una exportación",
    last: "última",
  },
});
