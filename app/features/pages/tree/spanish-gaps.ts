import { confirmedField } from "#lib/draft-parts.ts";
import type { Translations } from "#lib/translations.ts";

type Part = { part: string; fields: Record<string, unknown> };
type Drafted = { state: Record<string, unknown>; parts: readonly Part[] };

const isFilled = (value: unknown) => typeof value === "string" && value.trim() !== "";

/** The fields of a record whose Spanish is missing, or older than the English, once its draft is published. */
export function findSpanishGaps({ state, parts }: Drafted, translatable: readonly string[]): string[] {
  const { es = {}, stale = [] } = (state.translations ?? {}) as Translations;
  const changed = (name: string) => parts.find(({ part }) => part === name)?.fields ?? {};
  const { [confirmedField]: confirmed, ...english } = changed("en");
  const isConfirmed = (field: string) => Array.isArray(confirmed) && confirmed.includes(field);
  const isStale = (field: string) => (stale.includes(field) || field in english) && !(field in changed("es")) && !isConfirmed(field);
  return translatable.filter((field) => isFilled(state[field]) && (!isFilled(es[field]) || isStale(field)));
}
