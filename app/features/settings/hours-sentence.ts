import { clockTime } from "#lib/clock-time.ts";
import { type DayHours, hoursIn } from "#lib/office-hours.ts";
import type { Language } from "#lib/translations.ts";

/** What the office does on one day of the week; `null` is closed. */
export type DayPlan = DayHours | null;

/** The days of the week (0 is Sunday) in one sentence about opening hours, in their order. */
export type SentenceDays = readonly number[];

const dayNames: Record<Language, string[]> = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  es: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
};

export const dayName = (weekday: number, language: Language): string => dayNames[language][weekday] ?? "";

const namedDay =
  /\b(?:(sun(?:day)?|domingo)|(mon(?:day)?|lunes)|(tue(?:s|sday)?|martes)|(wed(?:nesday)?|miercoles)|(thu(?:r|rs|rsday)?|jueves)|(fri(?:day)?|viernes)|(sat(?:urday)?|sabado))\b/gi;
const between = /^\s*(?:to|through|thru|a|al|-|–|—)\s*$/i;
const closedWord = /\b(?:closed|cerrado|cerrada)\b/i;

/** Accents do not matter, and what is left has the same length. */
const withoutAccents = (text: string) => text.normalize("NFC").replace(/[áéíóú]/gi, (letter) => letter.normalize("NFD").charAt(0));

/** The days that a sentence names, one by one or from one to another. */
function daysNamedIn(sentence: string): Set<number> {
  const text = withoutAccents(sentence);
  const days = new Set<number>();
  let last: { day: number; end: number } | undefined;
  for (const match of text.matchAll(namedDay)) {
    const day = match.slice(1).findIndex((name) => name !== undefined);
    const isRange = last !== undefined && between.test(text.slice(last.end, match.index));
    for (let next = isRange && last ? (last.day + 1) % 7 : day; next !== day; next = (next + 1) % 7) days.add(next);
    days.add(day);
    last = { day, end: match.index + match[0].length };
  }
  return days;
}

/**
 * What a sentence says of each of its days, where a program can read it: parts between semicolons, each with its days and two
 * times of day or "closed". A sentence of one part may leave its days unsaid.
 */
export function plansIn(sentence: string, days: SentenceDays): DayPlan[] | undefined {
  const parts = sentence.split(/[;\n]/).filter((part) => part.trim() !== "");
  const plans = new Map<number, DayPlan>();
  for (const part of parts) {
    const plan = hoursIn(part) ?? (closedWord.test(part) ? null : undefined);
    if (plan === undefined) return undefined;
    const namedDays = days.filter((day) => daysNamedIn(part).has(day));
    if (namedDays.length === 0 && parts.length > 1) return undefined;
    for (const day of namedDays.length > 0 ? namedDays : days) plans.set(day, plan);
  }
  return plans.size === 0 ? undefined : days.map((day) => plans.get(day) ?? null);
}

const samePlan = (one: DayPlan, other: DayPlan) => one?.opens === other?.opens && one?.closes === other?.closes;

/** The sentence that visitors read, such as "Monday to Friday 8:30 am to 5:00 pm": days in a row that are alike are named together. */
export function hoursSentence(plans: DayPlan[], days: SentenceDays, language: Language): string {
  const runs: Array<{ plan: DayPlan; names: string[] }> = [];
  for (const [index, day] of days.entries()) {
    const plan = plans[index] ?? null;
    const run = runs.at(-1);
    if (run && samePlan(run.plan, plan)) run.names.push(dayName(day, language));
    else runs.push({ plan, names: [dayName(day, language)] });
  }
  const sentence = runs.map(({ plan, names }) => phrases[language](namesTogether(names, language), plan)).join("; ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function namesTogether(names: string[], language: Language): string {
  const [first = "", last = first] = [names[0], names.at(-1)];
  if (names.length === 1) return first;
  const joint = { en: ["and", "to"], es: ["y", "a"] }[language][names.length === 2 ? 0 : 1];
  return `${first} ${joint} ${last}`;
}

const phrases: Record<Language, (names: string, plan: DayPlan) => string> = {
  en: (names, plan) => `${names} ${plan ? hoursPhrase(plan, "en") : "closed"}`,
  es: (names, plan) => (plan ? `${names} ${hoursPhrase(plan, "es")}` : `${names}: cerrado`),
};

/** Two times of day as a phrase. */
export const hoursPhrase = ({ opens, closes }: DayHours, language: Language): string =>
  language === "en"
    ? `${clockTime(opens, "en")} to ${clockTime(closes, "en")}`
    : `de ${clockTime(opens, "es")} a ${clockTime(closes, "es")}`;
