import { z } from "zod";
import { shortDay } from "./dates.ts";
import { parseDecimal } from "./decimal.ts";
import { currentLanguage, localize } from "./localize.ts";
import type { Language } from "./translations.ts";

/** A number that others set and change. Without its source and its days nobody can tell whether it still holds. */
const figure = z.object({
  value: z.string().max(20),
  source: z.string().trim().min(1).max(200),
  /** Where a source is named by words and not by its title. */
  sourceEs: z.string().trim().max(200).optional(),
  checkedOn: z.iso.date(),
  /** The last day on which it may be shown. */
  validUntil: z.iso.date(),
});

export type Figure = z.infer<typeof figure>;

const wholeRate = 100_000;
const decimals = { percent: 3, dollars: 2 };

/** Percents count in thousandths, dollars in cents. */
export type FigureUnit = keyof typeof decimals;

/** A figure as a page may state it. */
export type CheckedFigure = { amount: number; unit: FigureUnit; source: string; checkedOn: string };

/** How a figure is stored: one text, as every setting. */
export const limitText = (parts: Figure): string => JSON.stringify(parts);

const anyText = z.string().optional().catch(undefined);
const storedForm = z.object({ value: anyText, source: anyText, sourceEs: anyText, checkedOn: anyText, validUntil: anyText }).catch({});

/** The parts of a stored figure, whether or not they make sense: a form holds some of them while it is filled in. */
export function limitParts(text: string): Partial<Figure> {
  try {
    return storedForm.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** A stored figure as staff read it where they compare two. */
export function limitSentence(text: string): string {
  const { value, source, sourceEs, checkedOn, validUntil } = limitParts(text);
  const sources = [source, sourceEs].filter(Boolean).join(" / ");
  if (value === undefined) return text;
  const [checked, until] = [checkedOn, validUntil].map((day) => shortDay(String(day), currentLanguage()));
  return `${value} (${sources}), ${localize({ en: `checked on ${checked}, valid until ${until}`, es: `revisada el ${checked}, válida hasta el ${until}` })}`;
}

export type ReadFigure = Figure & { amount: number; unit: FigureUnit };

/** Undefined where a part is missing or no number of its unit, or where it was checked after it ended. */
export function readFigure(text: string, unit: FigureUnit): ReadFigure | undefined {
  const { data: parts } = figure.safeParse(limitParts(text));
  const amount = parts && parseDecimal(parts.value, decimals[unit]);
  const isPossible = amount !== undefined && (unit === "dollars" || amount <= wholeRate);
  return parts && isPossible && parts.checkedOn <= parts.validUntil ? { ...parts, amount, unit } : undefined;
}

/** Both days are of the office's calendar. */
export const isOutOfDate = ({ validUntil }: Pick<Figure, "validUntil">, today: string) => today > validUntil;

/** What may be stated today; nothing once the figure is out of date. */
export function checkedFigure(figure: ReadFigure, language: Language, today: string): CheckedFigure | undefined {
  if (isOutOfDate(figure, today)) return undefined;
  const { amount, unit, checkedOn, source, sourceEs } = figure;
  return { amount, unit, checkedOn, source: (language === "es" && sourceEs) || source };
}
