import { officeStatusTexts } from "#app/messages/office-status.ts";
import { type OfficeHours, type OfficeStatus, officeStatus } from "#lib/office-hours.ts";
import type { Language } from "#lib/translations.ts";
import { pageLanguage } from "./parts.ts";

/** Pages are cached for hours, so the browser computes whether the office is open. */
export function showOfficeStatus(): void {
  const source = document.querySelector<HTMLElement>("[data-office-hours]")?.dataset.officeHours;
  if (!source) return;
  const hours: OfficeHours = JSON.parse(source);
  const update = () => {
    const status = officeStatus(hours, new Date());
    // The hours as the office wrote them stay.
    if (!status) return;
    const sentence = statusSentence(status, pageLanguage());
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
