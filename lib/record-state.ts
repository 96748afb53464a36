import type { DraftPartName } from "./draft-parts.ts";
import type { DraftState } from "./draft-state.ts";
import type { Language } from "./translations.ts";

/** What lists call a record: `draft` was never published, `changed` is published and has unpublished changes. */
export const recordStates = ["published", "changed", "draft", "waiting", "scheduled", "takenDown"] as const;
export type RecordState = (typeof recordStates)[number];

type StateParts = {
  /** The published row; `undefined` for a record that was never published. */
  row: object | undefined;
  parts: ReadonlyArray<{ part: DraftPartName; state: DraftState }>;
  /** The parts that a schedule will publish. */
  scheduled?: readonly DraftPartName[];
};

export type StateOfRecord = {
  /** The most urgent state: what waits for someone comes first. */
  state: RecordState;
  /** Only where English and Spanish differ. */
  byLanguage?: Record<Language, RecordState>;
  /** For a record that is taken down: whether it has unpublished changes. */
  hasChanges: boolean;
};

/** The state of a record for staff, from what visitors see of it, its draft and its schedules. */
export function stateOfRecord(record: StateParts, now = new Date()): StateOfRecord {
  const stateOf = (names: readonly DraftPartName[]) => stateOfParts(record, names, now);
  const byLanguage = { en: stateOf(["shared", "en"]), es: stateOf(["shared", "es"]) };
  const state = stateOf(["shared", "en", "es"]);
  const hasChanges = record.parts.length > 0;
  return byLanguage.en === byLanguage.es ? { state, hasChanges } : { state, byLanguage, hasChanges };
}

function stateOfParts({ row, parts, scheduled = [] }: StateParts, names: readonly DraftPartName[], now: Date): RecordState {
  const chosen = parts.filter(({ part }) => names.includes(part));
  if (chosen.some(({ state }) => state === "waiting")) return "waiting";
  if (chosen.some(({ part }) => scheduled.includes(part))) return "scheduled";
  if (row === undefined) return "draft";
  const visible = stateOfRow(row, now);
  return visible === "published" && chosen.length > 0 ? "changed" : visible;
}

/** By the fields with which the specification shows a record to visitors or hides it. Each kind has some of them, or none. */
function stateOfRow(row: object, now: Date): "published" | "scheduled" | "takenDown" {
  const { status, isActive, publishedAt }: Record<string, unknown> = { ...row };
  if (status === "draft" || isActive === false) return "takenDown";
  const date = publishedAt instanceof Date || typeof publishedAt === "string" ? new Date(publishedAt) : undefined;
  return date && date > now ? "scheduled" : "published";
}

/** Whether a list that is narrowed to a state shows the record: by its own state or by that of a language. */
export const isInState = ({ state, byLanguage }: Pick<StateOfRecord, "state" | "byLanguage">, wanted: RecordState): boolean =>
  state === wanted || byLanguage?.en === wanted || byLanguage?.es === wanted;
