import type { LocalizedText } from "#lib/localize.ts";
import type { Language } from "#lib/translations.ts";

const declarations = Object.values(
  import.meta.glob<{ mailNames: Record<string, LocalizedText> }>("/app/features/*/mail-names.ts", { eager: true }),
);

const names: Record<string, LocalizedText> = Object.assign({}, ...declarations.map(({ mailNames }) => mailNames));

/** A kind that only another release knows is shown by its code. */
export const mailNameOf = (kind: string, language: Language): string =>
  (Object.hasOwn(names, kind) ? names[kind]?.[language] : undefined) ?? kind;
