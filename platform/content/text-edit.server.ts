import { plainText } from "#lib/plain-text.ts";
import type { Translations } from "#lib/translations.ts";
import { changedFields } from "./changed-fields.server.ts";
import type { Definition, State } from "./definition.server.ts";

type Kind = Pick<Definition, "internal" | "translatable">;
type WithTranslations = State & { translations?: Translations };

const isBlank = (text: unknown) => typeof text !== "string" || plainText(text).trim() === "";
const hasEmptied = (before: unknown, after: unknown) => !isBlank(before) && isBlank(after);

/** Whether a write only rewrites texts, and empties none: nothing that visitors could read or reach is withdrawn from them. */
export function isTextEdit({ internal, translatable }: Kind, before: WithTranslations, after: WithTranslations): boolean {
  const texts: string[] = translatable;
  const [spanishBefore, spanishAfter] = [before.translations?.es, after.translations?.es];
  return (
    changedFields({ internal }, before, after).every((field) => field === "translations" || texts.includes(field)) &&
    texts.every((field) => !hasEmptied(before[field], after[field]) && !hasEmptied(spanishBefore?.[field], spanishAfter?.[field]))
  );
}
