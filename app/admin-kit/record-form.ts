import type { Texts } from "#app/messages/texts.ts";
import type { Noun } from "#lib/noun.ts";
import type { Labels } from "./labels.ts";
import type { ValueFormats } from "./value-format.ts";

/** How a kind of record is read and named field by field, on screens that show several kinds. */
export type RecordForm<V extends object = object> = {
  entity: string;
  labels: Texts<Labels<V>>;
  /** A stored state, as its form holds it. */
  read: (state: never) => V;
  formats: ValueFormats<V>;
};

export const recordFormOf = <V extends object>(
  { entity }: Noun,
  labels: Texts<Labels<V>>,
  read: (state: never) => V,
  formats: ValueFormats<V> = {},
) => ({ entity, labels, read, formats }) as RecordForm;
