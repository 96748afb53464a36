import type { CheckedFigure } from "#lib/regulatory-limits.ts";

/** The regulatory limits that are up to date, by the names of their settings. */
export type CheckedLimits = Readonly<Record<string, CheckedFigure | undefined>>;

/** The regulatory limits that a calculator uses: its own names for them, and their settings. */
export type FigureKeys = Readonly<Record<string, string>>;

/** Amounts alone; one that is out of date is left out. */
export type Amounts<Keys extends FigureKeys> = { [Name in keyof Keys]?: number };

export function amountsOf<Keys extends FigureKeys>(keys: Keys, figures: CheckedLimits): Amounts<Keys> {
  const knownLimits = Object.entries(keys).flatMap(([name, key]) => {
    const figure = figures[key];
    return figure ? [[name, figure.amount]] : [];
  });
  return Object.fromEntries(knownLimits);
}
