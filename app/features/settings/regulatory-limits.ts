import { officeDay, shortDay } from "#lib/dates.ts";
import { oncePerObject } from "#lib/once-per-object.ts";
import { type CheckedFigure, checkedFigure, type Figure, type FigureUnit, isOutOfDate, readFigure } from "#lib/regulatory-limits.ts";
import type { Language } from "#lib/translations.ts";
import { regulatoryLimitTexts } from "./admin/texts/regulatory-limits.ts";
import { type FigureKey, regulatoryLimitSettings } from "./regulatory-limit-settings.ts";
import type { Setting } from "./setting.ts";

const figures: Array<[FigureKey, Setting]> = Object.entries(regulatoryLimitSettings).map(([key, setting]) => [key as FigureKey, setting]);

const unitOf = ({ unit }: Setting): FigureUnit => unit ?? "percent";

/** The figures that may be stated today. */
export type Figures = Partial<Record<FigureKey, CheckedFigure>>;

const readLimits = oncePerObject((settings: Record<FigureKey, string>) =>
  figures.map(([key, setting]) => [key, readFigure(settings[key], unitOf(setting))] as const),
);

export function limitsOf(settings: Record<FigureKey, string>, language: Language, now: Date): Figures {
  const today = officeDay(now);
  return Object.fromEntries(readLimits(settings).map(([key, figure]) => [key, figure && checkedFigure(figure, language, today)]));
}

type DueFigure = { key: FigureKey; label: string; webResourceId: number | undefined; detail: string };

const noticeMs = 30 * 24 * 3_600_000;

type StoredFigure = { webResourceId: number; context: string; value: string };

/** The figures that visitors no longer see, and those that they will not see a month from now. */
export function findDueLimits(resources: StoredFigure[], now: Date, language: Language = "en"): DueFigure[] {
  return figures.flatMap(([key, setting]) => {
    const storedResource = resources.find(({ context }) => context === key);
    const figure = readFigure(storedResource?.value || setting.default, unitOf(setting));
    const detail = figure ? lateness(figure, now, language) : regulatoryLimitTexts[language].unreadable;
    return detail ? [{ key, label: setting.label[language], webResourceId: storedResource?.webResourceId, detail }] : [];
  });
}

function lateness(figure: Figure, now: Date, language: Language): string | undefined {
  const text = regulatoryLimitTexts[language];
  if (isOutOfDate(figure, officeDay(now))) return text.outOfDate(shortDay(figure.validUntil, language));
  return isOutOfDate(figure, officeDay(new Date(now.getTime() + noticeMs)))
    ? text.validUntil(shortDay(figure.validUntil, language))
    : undefined;
}
