import type { BlockKind } from "#app/features/pages/blocks/block-kind.ts";
import { fold } from "#lib/search-text.ts";
import type { Language } from "#lib/translations.ts";

/** The kinds whose name or description has every word, those with it in their name first. Their English names count in Spanish too. */
export function searchKinds(kinds: ReadonlyMap<string, BlockKind>, language: Language, search: string): Array<[string, BlockKind]> {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => fold(text).includes(word));
  const all = [...kinds];
  const named = all.filter(([, { label }]) => hasAll(label[language]));
  const described = all.filter(
    (entry) => !named.includes(entry) && hasAll(`${entry[0]} ${entry[1].label.en} ${entry[1].label[language]} ${entry[1].about[language]}`),
  );
  return [...named, ...described];
}
