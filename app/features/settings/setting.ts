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
  /** True while the default is sample branding that an owner replaces before launch. */
  sample: boolean;
  /** What decides where mail, visitors or applications go, what a page frames, what the law asks for, or when misuse is noticed: the owner's to change. */
  sensitive?: true;
};

export type SettingGroup = { name: string; settings: Record<string, Setting> };
