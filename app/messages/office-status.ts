import { clockTime, keepTimesWhole } from "#lib/clock-time.ts";
import type { Language } from "#lib/translations.ts";
import { texts } from "./texts.ts";

const clock = (minutes: number, language: Language) => keepTimesWhole(clockTime(minutes, language));

const spanishClock = (minutes: number) => `${Math.floor(minutes / 60) % 12 === 1 ? "la" : "las"} ${clock(minutes, "es")}`;

export const officeStatusTexts = texts({
  en: {
    open: (closes: number) => `Open until ${clock(closes, "en")}`,
    closed: (holiday: string | undefined) => (holiday ? `Closed today (${holiday}).` : "Closed now."),
    opensToday: (opens: number) => `Opens today at ${clock(opens, "en")}`,
    opensTomorrow: (opens: number) => `Opens tomorrow at ${clock(opens, "en")}`,
    opensOn: (weekday: string, opens: number) => `Opens ${weekday} at ${clock(opens, "en")}`,
  },
  es: {
    open: (closes) => `Abierto hasta ${spanishClock(closes)}`,
    closed: (holiday) => (holiday ? `Cerrado hoy (${holiday}).` : "Cerrado ahora."),
    opensToday: (opens) => `Abre hoy a ${spanishClock(opens)}`,
    opensTomorrow: (opens) => `Abre mañana a ${spanishClock(opens)}`,
    opensOn: (weekday, opens) => `Abre el ${weekday} a ${spanishClock(opens)}`,
  },
});
