import type { Label } from "#lib/labels.ts";
import type { Setting } from "./setting.ts";

type Words = { label: Label; at: Label; en: string; es: string; page?: string };

/** A sentence of a page that the program lays out. Left empty, the program's own words are shown. */
export const editableText = ({ label, at, en, es, page }: Words) =>
  ({
    label,
    about: { en: `Text on the site: ${at.en}.`, es: `Un texto del sitio: ${at.es}.` },
    kind: "multiline",
    default: en,
    es,
    page,
    sample: false,
  }) satisfies Setting;
