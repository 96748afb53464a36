import { z } from "zod";
import { shortDay } from "./dates.ts";
import { parseDecimal } from "./decimal.ts";
import { currentLanguage, localize } from "./localize.ts";
import type { Language } from "./translations.ts";

/** A number set by others. Without source and dates it cannot be verified. */
const figure = z.object({
  value: z.string().max(20),
  source: z.string().trim().min(1).max(200),
  /** For sources that have no title of their own. */
  sourceEs: z.string().trim().max(200).optional(),
  checkedOn: z.iso.date(),
  /** The last day on which it may be shown. */
  validUntil: z.iso.date(),
});

export type Figure = z.infer<typeof figure>;

const wholeRate = 100_000;
const decimals = { percent: 3, dollars: 2 };

/** Percents in thousandths, dollars in cents. */
export type FigureUnit = keyof typeof decimals;

export type CheckedFigure = { amount: number; unit: FigureUnit; source: string; checkedOn: string };

export const limitText = (parts: Figure): string => JSON.stringify(parts);

const anyText = z.string().optional().catch(undefined);
const storedForm = z.object({ value: anyText, source: anyText, sourceEs: anyText, checkedOn: anyText, validUntil: anyText }).catch({});

/** Possibly incomplete, while a form is being filled in. */
export function limitParts(text: string): Partial<Figure> {
  try {
    return storedForm.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

export function limitSentence(text: string): string {
  const { value, source, sourceEs, checkedOn, validUntil } = limitParts(text);
  const sources = [source, sourceEs].filter(Boolean).join(" / ");
  if (value === undefined) return text;
  const [checked, until] = [checkedOn, validUntil].map((day) => shortDay(String(day), currentLanguage()));
  return `${value} (${sources}), ${localize({ en: `checked on ${checked}, valid until ${until}`, es: `revisada el ${checked}, válida hasta el ${until}` })}`;
}

export type ReadFigure = Figure & { amount: number; unit: FigureUnit };

/** Undefined if a part is missing or invalid. */
export function readFigure(text: string, unit: FigureUnit): ReadFigure | undefined {
  const { data: parts } = figure.safeParse(limitParts(text));
  const amount = parts && parseDecimal(parts.value, decimals[unit]);
  const isPossible = amount !== undefined && (unit === "dollars" || amount <= wholeRate);
  return parts && isPossible && parts.checkedOn <= parts.validUntil ? { ...parts, amount, unit } : undefined;
}

export const isOutOfDate = ({ validUntil }: Pick<Figure, "validUntil">, today: string) => today > validUntil;

/** Undefined once it is out of date. */
export function checkedFigure(figure: ReadFigure, language: Language, today: string): CheckedFigure | undefined {
  if (isOutOfDate(figure, today)) return undefined;
  const { amount, unit, checkedOn, source, sourceEs } = figure;
  return { amount, unit, checkedOn, source: (language === "es" && sourceEs) || source };
}
