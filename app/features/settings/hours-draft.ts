import { closedDaysIn, type DayHours } from "#lib/office-hours.ts";
import type { Language } from "#lib/translations.ts";
import { type DayPlan, hoursPhrase, hoursSentence, plansIn } from "./hours-sentence.ts";
import type { OfficeHoursKey } from "./office-keys.ts";
import { sentenceDays, timeText } from "./opening-hours.ts";

type BothTexts = { value: string; es: string };

/** Times as a form holds them: 08:30 to 17:00, or closed. */
export type FormHours = { isOpen: boolean; opens: string; closes: string };

/** One sentence about opening hours: by its days, or in staff's own words where they say what times cannot. */
export type HoursLine = { days: FormHours[]; words: { en: string; es: string } | null };

/** A day with hours of its own, or none. */
export type ExceptionDay = FormHours & { day: string; name: string; nameEs: string };

/** What a day starts from that becomes open. */
const usualHours: DayHours = { opens: 540, closes: 1020 };

function minutesIn(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

function formHours(plan: DayPlan | undefined): FormHours {
  const { opens, closes } = plan ?? usualHours;
  return { isOpen: Boolean(plan), opens: timeText(opens), closes: timeText(closes) };
}

const planOf = ({ isOpen, opens, closes }: FormHours): DayPlan => (isOpen ? { opens: minutesIn(opens), closes: minutesIn(closes) } : null);

/** A stored sentence as the form holds it. Spanish that says something else than the English is staff's own words, too. */
export function hoursLineOf(key: OfficeHoursKey, { value, es }: BothTexts): HoursLine {
  const days = sentenceDays[key];
  const plans = plansIn(value, days);
  const spanishPlans = es.trim() === "" ? plans : plansIn(es, days);
  const isReadable = plans !== undefined && JSON.stringify(plans) === JSON.stringify(spanishPlans);
  return { days: days.map((_, index) => formHours(plans?.[index])), words: isReadable ? null : { en: value, es } };
}

/** The line in words again, for both languages. */
export function wordsOf(key: OfficeHoursKey, { days, words }: HoursLine): BothTexts {
  if (words) return { value: words.en, es: words.es };
  const sentence = (language: Language) => hoursSentence(days.map(planOf), sentenceDays[key], language);
  return { value: sentence("en"), es: sentence("es") };
}

export function readExceptionDays({ value, es }: BothTexts): ExceptionDay[] {
  const spanishDays = closedDaysIn(es);
  return closedDaysIn(value).map(({ day, name, hours }) => {
    const spanish = spanishDays.find((other) => other.day === day);
    return { day, name, nameEs: spanish?.name ?? "", ...formHours(hours) };
  });
}

/** One line a day, in the order of the calendar. A day without a Spanish name keeps its English one. */
export function writeExceptionDays(days: ExceptionDay[]): BothTexts {
  const orderedDays = days.toSorted((one, other) => one.day.localeCompare(other.day));
  const text = (language: Language) =>
    orderedDays
      .map((exception) => {
        const plan = planOf(exception);
        const name = ((language === "es" && exception.nameEs.trim()) || exception.name).trim();
        return [exception.day, [plan && hoursPhrase(plan, language), name].filter(Boolean).join(", ")].filter(Boolean).join(" ");
      })
      .join("\n");
  return { value: text("en"), es: text("es") };
}

export const emptyExceptionDay = (): ExceptionDay => ({ day: "", name: "", nameEs: "", ...formHours(null) });
