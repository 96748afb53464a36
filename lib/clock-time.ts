import type { Language } from "./translations.ts";

const halves = { en: ["am", "pm"], es: ["a. m.", "p. m."] };

/** 1020 is 5:00 pm. */
export function clockTime(minutes: number, language: Language, space = " "): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 12 || 12, String(minutes % 60).padStart(2, "0")];
  return `${hour}:${minute}${space}${halves[language][minutes % 1440 < 720 ? 0 : 1]}`;
}
