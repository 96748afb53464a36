import { texts } from "#app/messages/texts.ts";
import { shortDay } from "#lib/dates.ts";
import type { Figure } from "#lib/regulatory-limits.ts";

/** What staff read about the figures of the calculators. */
export const regulatoryLimitTexts = texts({
  en: {
    unreadable: "It can't be read, so the default is shown",
    outOfDate: (day: string) => `Out of date since ${day}: visitors read "ask us" instead`,
    validUntil: (day: string) => `Valid until ${day}`,
    inList: ({ value, source, checkedOn, validUntil }: Figure) =>
      `${value} (${source}; checked on ${shortDay(checkedOn, "en")}, valid until ${shortDay(validUntil, "en")})`,
    source: "Source",
    sourceHint: "Where it comes from: a letter, a law, a web page",
    sourceEs: "Source (Spanish)",
    sourceEsHint: "Only if the name is different",
    checkedOn: "Checked on",
    lastDay: "Valid until",
    lastDayHint: 'After this day visitors read "ask us"',
  },
  es: {
    unreadable: "No se puede leer: se muestra el valor de origen",
    outOfDate: (day) => `Vencida desde el ${day}: los visitantes leen «pregúntenos»`,
    validUntil: (day) => `Válida hasta el ${day}`,
    inList: ({ value, source, sourceEs, checkedOn, validUntil }) =>
      `${value} (${sourceEs ?? source}; revisada el ${shortDay(checkedOn, "es")}, válida hasta el ${shortDay(validUntil, "es")})`,
    source: "Fuente",
    sourceHint: "De dónde viene: una carta, una ley, una página",
    sourceEs: "Fuente (español)",
    sourceEsHint: "Solo si el nombre es distinto",
    checkedOn: "Revisada el",
    lastDay: "Válida hasta",
    lastDayHint: "Después de este día los visitantes leen «pregúntenos»",
  },
});
