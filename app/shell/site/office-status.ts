import { texts } from "#app/messages/texts.ts";
import { clockTime } from "#lib/clock-time.ts";
import { type OfficeHours, type OfficeStatus, officeStatus } from "#lib/office-hours.ts";
import type { Language } from "#lib/translations.ts";
import { pageLanguage } from "./parts.ts";

/** With a non-breaking space. */
const clock = (minutes: number, language: Language) => clockTime(minutes, language, "\u00A0");

const spanishClock = (minutes: number) => `${Math.floor(minutes / 60) % 12 === 1 ? "la" : "las"} ${clock(minutes, "es")}`;

const officeStatusTexts = texts({
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

/** Pages are cached for hours, so the browser computes whether the office is open. */
export function showOfficeStatus(): void {
  const source = document.querySelector<HTMLElement>("[data-office-hours]")?.dataset.officeHours;
  if (!source) return;
  const hours: OfficeHours = JSON.parse(source);
  const update = () => {
    const status = officeStatus(hours, new Date());
    const sentence = status ? statusSentence(status, pageLanguage()) : "";
    for (const element of document.querySelectorAll("[data-office-status]")) element.textContent = sentence;
  };
  update();
  // Also when the user returns to a page from the history or another tab.
  addEventListener("pageshow", update);
  document.addEventListener("visibilitychange", update);
}

export function statusSentence(status: OfficeStatus, language: Language): string {
  const text = officeStatusTexts[language];
  return status.isOpen ? text.open(status.closes) : `${text.closed(status.closedFor)} ${whenOpen(status, language)}`;
}

function whenOpen({ opens, daysAhead, weekday }: OfficeStatus & { isOpen: false }, language: Language): string {
  const text = officeStatusTexts[language];
  if (daysAhead === 0) return text.opensToday(opens);
  return daysAhead === 1 ? text.opensTomorrow(opens) : text.opensOn(weekdayName(weekday, language), opens);
}

/** 2023-01-01 was a Sunday. */
const weekdayName = (weekday: number, language: Language) =>
  new Date(Date.UTC(2023, 0, 1 + weekday)).toLocaleDateString(`${language}-US`, { weekday: "long", timeZone: "UTC" });
