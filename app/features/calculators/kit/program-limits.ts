import type { CheckedFigure } from "#lib/regulatory-limits.ts";

/** The figures that may be stated today, by the names of their settings. */
export type CheckedLimits = Readonly<Record<string, CheckedFigure | undefined>>;

/** The figures that a calculator uses: its own names for them, and the settings that hold them. */
export type FigureKeys = Readonly<Record<string, string>>;

/** Amounts alone, for the reckoning; one that is out of date is left out. */
export type Amounts<Keys extends FigureKeys> = { [Name in keyof Keys]?: number };

export function amountsOf<Keys extends FigureKeys>(keys: Keys, figures: CheckedLimits): Amounts<Keys> {
  const knownLimits = Object.entries(keys).flatMap(([name, key]) => {
    const figure = figures[key];
    return figure ? [[name, figure.amount]] : [];
  });
  return Object.fromEntries(knownLimits);
}
