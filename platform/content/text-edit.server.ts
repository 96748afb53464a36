import { plainText } from "#lib/plain-text.ts";
import type { Translations } from "#lib/translations.ts";
import { changedFields } from "./changed-fields.server.ts";
import type { Definition, State } from "./definition.server.ts";

type Kind = Pick<Definition, "internal" | "translatable">;
type WithTranslations = State & { translations?: Translations };

const addressesIn = (html: string) => html.match(/\b(?:src|href)="[^"]*"/g) ?? [];

/** Emptied, or without a picture, frame or link that it had. */
function hasLost(before: unknown, after: unknown): boolean {
  if (typeof before !== "string" || before.trim() === "") return false;
  if (typeof after !== "string" || plainText(after) === "") return true;
  const left = new Set(addressesIn(after));
  return addressesIn(before).some((address) => !left.has(address));
}

/** Whether a write only rewrites texts: nothing that visitors could see or reach is withdrawn from them. */
export function isTextEdit({ internal, translatable }: Kind, before: WithTranslations, after: WithTranslations): boolean {
  const texts: string[] = [...translatable, "translations"];
  const [spanish, spanishAfter] = [before.translations?.es ?? {}, after.translations?.es ?? {}];
  const spanishFields = Object.keys({ ...spanish, ...spanishAfter }).filter((field) => spanish[field] !== spanishAfter[field]);
  return (
    changedFields({ internal }, before, after).every((field) => texts.includes(field) && !hasLost(before[field], after[field])) &&
    spanishFields.every((field) => texts.includes(field) && !hasLost(spanish[field], spanishAfter[field]))
  );
}
