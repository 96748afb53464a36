import type { Label } from "#lib/labels.ts";
import type { FigureUnit } from "#lib/regulatory-limits.ts";

/** What a web resource holds, which decides how it is checked and edited. */
export type SettingKind =
  | "text"
  | "multiline"
  | "url"
  | "frame"
  | "email"
  | "phone"
  | "closedDays"
  | "stateTexts"
  | "figure"
  | "choice"
  | "count";

export type Setting = {
  /** What staff read beside the value. */
  label: Label;
  /** One sentence or two: what it is and where it shows. */
  about: Label;
  kind: SettingKind;
  default: string;
  /** Spanish default; left out where the value is the same in both languages. */
  es?: string;
  /** The values that a choice may have, with what staff read for each. */
  choices?: Record<string, Label>;
  /** What a figure counts. */
  unit?: FigureUnit;
  /** The page that shows it best, if no table in setting-page.ts knows it by the beginning of its key. */
  page?: string;
  /** What a new installation starts with, if not with the default: a value that staff may leave empty has an empty default. */
  start?: string;
  /** What it starts with is sample branding that an owner replaces before launch. */
  sample?: true;
  /** What decides where mail, visitors or applications go, what a page frames, what the law asks for, or when misuse is noticed: the owner's to change. */
  sensitive?: true;
};

type Words = { label: Label; at: Label; en: string; es: string; page?: string };

/** A text of a page whose layout is code. If it is left empty, the default is shown. */
export const editableText = ({ label, at, en, es, page }: Words) =>
  ({
    label,
    about: { en: `Text on the site: ${at.en}.`, es: `Un texto del sitio: ${at.es}.` },
    kind: "multiline",
    default: en,
    es,
    page,
  }) satisfies Setting;

export type SettingGroup = { name: string; settings: Record<string, Setting> };
