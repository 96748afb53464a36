import type { Language } from "./translations.ts";

const halves = { en: ["am", "pm"], es: ["a. m.", "p. m."] };

/** A sentence whose times, such as 8:30 a. m., are not broken across lines. */
export const keepTimesWhole = (text: string): string => text.replace(/\d [ap](?:m\b|\. ?m\.)/gi, (time) => time.replaceAll(" ", "\u00a0"));

/** 1020 is 5:00 pm. */
export function clockTime(minutes: number, language: Language): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 12 || 12, String(minutes % 60).padStart(2, "0")];
  return `${hour}:${minute} ${halves[language][minutes % 1440 < 720 ? 0 : 1]}`;
}
