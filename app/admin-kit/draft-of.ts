import type { z } from "zod";
import type { DraftOf, OwnValues } from "./draft.ts";
import { emptyFields, type InputField, translatedFields } from "./input-fields.ts";

type StoredRecord = { version?: number; translations?: { es?: Record<string, string>; stale?: string[] } };

/** A record as the form of its input schema holds it; without a record, `initial`, else empty values. */
export function draftOf<Input extends z.ZodObject>(
  input: Input,
  record: (StoredRecord & { [Field in InputField<Input>]?: unknown }) | undefined,
  initial: Partial<OwnValues<Input>> = {},
): DraftOf<Input> {
  const storedValues = new Map<string, unknown>(Object.entries(record ?? {}));
  const start = new Map<string, unknown>(Object.entries(initial));
  const ownFields = emptyFields(input).map(([field, empty]) => [field, textIfNumber(storedValues.get(field) ?? start.get(field) ?? empty)]);
  const { es, stale = [] } = record?.translations ?? {};
  const spanish = translatedFields(input).map((field) => [`es.${field}`, es?.[field] ?? ""]);
  const marks = spanish.length > 0 ? { stale, confirmed: [] } : {};
  return { version: record?.version, ...Object.fromEntries([...ownFields, ...spanish]), ...marks };
}

const textIfNumber = (value: unknown) => (typeof value === "number" ? String(value) : value);
