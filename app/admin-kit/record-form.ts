import type { Texts } from "#app/messages/texts.ts";
import type { Labels } from "./labels.ts";
import type { RecordCalls } from "./record-calls.ts";
import type { ValueFormats } from "./value-format.ts";

/** How the history and Trash screens read and label the fields of a record. */
export type RecordForm<V extends object = object> = {
  entity: string;
  labels: Texts<Labels<V>>;
  /** Turns a stored state into the form's values. */
  read: (state: never) => V;
  formats?: ValueFormats<V>;
};

/** The same for the screen that adds and edits such records. */
export type RecordEditor<Stored, V extends object> = RecordForm<V> & {
  calls: RecordCalls<Stored, V>;
  /** Without a record, an empty form. */
  read: (stored?: Stored) => V;
  /** The screen that Cancel and a save lead back to. */
  list: string;
};
