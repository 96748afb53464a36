import { figureTexts } from "#app/messages/admin/figures.ts";
import { type CheckedFigure, checkedFigure, type Figure, type FigureUnit, isOutOfDate, readFigure } from "#lib/figures.ts";
import type { Language } from "#lib/translations.ts";
import { type FigureKey, figureSettings } from "./figure-settings.ts";
import type { Setting } from "./setting.ts";

const figures: Array<[FigureKey, Setting]> = Object.entries(figureSettings).map(([key, setting]) => [key as FigureKey, setting]);

const unitOf = ({ unit }: Setting): FigureUnit => unit ?? "percent";

/** The figures that may be stated today. */
export type Figures = Partial<Record<FigureKey, CheckedFigure>>;

export function figuresOf(settings: Record<FigureKey, string>, language: Language, now: Date): Figures {
  return Object.fromEntries(figures.map(([key, setting]) => [key, checkedFigure(settings[key], unitOf(setting), language, now)]));
}

type DueFigure = { key: FigureKey; label: string; webResourceId: number | undefined; detail: string };

const noticeMs = 30 * 24 * 3_600_000;

type StoredFigure = { webResourceId: number; context: string; value: string };

/** The figures that visitors no longer see, and those that they will not see a month from now. */
export function findDueFigures(resources: StoredFigure[], now: Date, language: Language = "en"): DueFigure[] {
  return figures.flatMap(([key, setting]) => {
    const storedResource = resources.find(({ context }) => context === key);
    const read = readFigure(storedResource?.value || setting.default, unitOf(setting));
    const detail = read ? lateness(read, now, language) : figureTexts[language].unreadable;
    return detail ? [{ key, label: setting.label[language], webResourceId: storedResource?.webResourceId, detail }] : [];
  });
}

function lateness(figure: Figure, now: Date, language: Language): string | undefined {
  const text = figureTexts[language];
  if (isOutOfDate(figure, now)) return text.outOfDate(figure.validUntil);
  return isOutOfDate(figure, new Date(now.getTime() + noticeMs)) ? text.validUntil(figure.validUntil) : undefined;
}
