import type { FieldError } from "#lib/errors.ts";
import type { Label } from "#lib/labels.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import { internationalNumber } from "#lib/telephone.ts";
import type { Translations } from "#lib/translations.ts";
import { aboutField, mustBeTelephone } from "#lib/validation-messages.ts";
import { findSetting } from "./find-setting.ts";
import type { Setting } from "./setting.ts";
import { isWellFormed } from "./settings.server.ts";

/** The values of a resource that are not of the kind that the site shows. An empty one is fine: the default is shown. */
export function findUnusable({
  context,
  value,
  translations,
}: {
  context: string;
  value?: string;
  translations?: Translations;
}): FieldError[] {
  const setting = findSetting(context);
  if (!setting) return [];
  const givenValues = [
    { field: "value", text: value },
    { field: "translations.es.value", text: translations?.es?.value },
  ];
  return givenValues
    .filter(({ text }) => text && text.trim() !== "" && !isAcceptable(setting, text))
    .map(({ field }) => ({ field, message: localize(aboutField(shortLabel(setting), expectedForms[setting.kind])) }));
}

/** The label without the hint that some have: "WhatsApp number (leave empty to offer none)". */
const shortLabel = ({ label: { en, es } }: Setting): Label => ({ en: en.replace(hint, ""), es: es.replace(hint, "") });
const hint = /\s*[(;].*$/s;

/** A number to save must be one that every phone can dial. */
const isAcceptable = (setting: Setting, text: string) =>
  isWellFormed(setting, text) && (setting.kind !== "phone" || internationalNumber(text) !== undefined);

const expectedForms: Record<Setting["kind"], LocalizedText> = {
  text: { en: "must be a text", es: "debe ser un texto" },
  multiline: { en: "must be a text", es: "debe ser un texto" },
  url: {
    en: "must be a web address that starts with http:// or https://, or a path of this site",
    es: "debe ser una dirección web que empiece con http:// o https://, o una ruta de este sitio",
  },
  frame: {
    en: "must be an address that starts with https:// and a plain host name, or a path of this site under /embed/",
    es: "debe ser una dirección que empiece con https:// y un nombre de servidor sencillo, o una ruta de este sitio bajo /embed/",
  },
  email: { en: "must be an email address", es: "debe ser un correo electrónico" },
  phone: mustBeTelephone,
  closedDays: {
    en: "must be one closed day a line, each a date such as 2026-12-25 and then its name",
    es: "debe tener un día cerrado por línea: una fecha como 2026-12-25 y luego su nombre",
  },
  stateTexts: {
    en: "must be one state a line, each its two letters, a colon and the text, such as UT: Licensed in Utah",
    es: "debe tener un estado por línea: sus dos letras, dos puntos y el texto, como UT: Con licencia en Utah",
  },
  choice: { en: "must be one of the values to choose from", es: "debe ser uno de los valores que se pueden elegir" },
  count: { en: "must be a whole number from 1 to 9999", es: "debe ser un número entero de 1 a 9999" },
  figure: {
    en: "must be a number with its source, the day it was checked and a later day until which it is valid",
    es: "debe ser un número con su fuente, el día en que se revisó y un día posterior hasta el que es válido",
  },
};
