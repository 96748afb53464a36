import type { Texts } from "#app/messages/texts.ts";
import type { Noun } from "#lib/noun.ts";
import type { Labels } from "./labels.ts";
import type { ValueFormats } from "./value-format.ts";

/** How the history and Trash screens read and label the fields of a record. */
export type RecordForm<V extends object = object> = {
  entity: string;
  labels: Texts<Labels<V>>;
  read: (state: never) => V;
  formats: ValueFormats<V>;
};

export const recordFormOf = <V extends object>(
  { entity }: Noun,
  labels: Texts<Labels<V>>,
  read: (state: never) => V,
  formats: ValueFormats<V> = {},
) => ({ entity, labels, read, formats }) as RecordForm;
