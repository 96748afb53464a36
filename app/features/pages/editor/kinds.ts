import type { ComponentType } from "react";
import { blockKinds } from "#app/features/pages/blocks/kinds.ts";
import type { Language } from "#lib/translations.ts";

const thumbnails = import.meta.glob<ComponentType>("/app/features/pages/blocks/*/thumbnail.tsx", { eager: true, import: "Thumbnail" });

/** Edits the settings of a block that only its kind has. `errors` are by the name of the setting. */
export type KindFields = ComponentType<{
  props: Record<string, unknown>;
  onChange: (props: Record<string, unknown>) => void;
  errors: Record<string, string>;
}>;

const fields = import.meta.glob<KindFields>("/app/features/pages/blocks/*/fields.tsx", { eager: true, import: "Fields" });

export const thumbnailOf = (kind: string): ComponentType | undefined => thumbnails[`/app/features/pages/blocks/${kind}/thumbnail.tsx`];
export const fieldsOfKind = (kind: string): KindFields | undefined => fields[`/app/features/pages/blocks/${kind}/fields.tsx`];

export const kindLabel = (kind: string, language: Language): string | undefined => blockKinds.get(kind)?.label[language];

/** What is wrong with the settings of a block, by their names. */
export function propErrors(kind: string, props: unknown): Record<string, string> {
  const issues = blockKinds.get(kind)?.props.safeParse(props).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}
