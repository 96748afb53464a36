import { useRef, useState } from "react";
import type { FieldError } from "#lib/errors.ts";
import { fieldsOf, sameValue } from "./draft.ts";
import { errorsByField } from "./field-errors.ts";
import { differences, mergeEdits } from "./merge.ts";

export type SpanishMark = { field: string; state: "missing" | "stale" | "fresh"; confirm: () => void };

export type Draft<V extends object> = ReturnType<typeof useDraft<V>>;

/**
 * The values of a form and those it started from. A newer version of the record is merged in, unless it conflicts with what is typed: then saving asks which to keep.
 * `published` is what visitors see, if it is not what the form started from.
 */
export function useDraft<V extends object>(initial: V, published = initial) {
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusals, setRefusals] = useState(0);
  const [edits, setEdits] = useState(0);
  // Read on navigation, before the next render.
  const isReleased = useRef(false);
  const [firstKey] = useState(() => crypto.randomUUID());
  const key = useRef<string>(firstKey);
  const { version } = fieldsOf(initial);
  const [seen, setSeen] = useState(version);
  if (version !== seen) {
    setSeen(version);
    if (!differences(base, values, initial, Object.keys(initial)).some(({ both }) => both)) {
      setBase(initial);
      setValues(mergeEdits(base, values, initial, new Set()));
    }
  }
  const currentFields = fieldsOf(values);
  const started = fieldsOf(base);
  const before = published === initial ? started : fieldsOf(published);

  function change<Field extends keyof V & string>(field: Field, value: V[Field]) {
    setValues((current) => ({ ...current, [field]: value }));
    setEdits((count) => count + 1);
    setErrors((errors) => Object.fromEntries(Object.entries(errors).filter(([at]) => at !== field && !at.startsWith(`${field}.`))));
  }

  function spanish(field: string): SpanishMark {
    const spanishField = `es.${field}`;
    const english = String(currentFields[field] ?? "").trim();
    const spanishText = String(currentFields[spanishField] ?? "").trim();
    const isTouched = !sameValue(currentFields[spanishField], before[spanishField]);
    const isEnglishNewer = !sameValue(currentFields[field], before[field]) && String(before[spanishField] ?? "").trim() !== "";
    const isStale = !isTouched && !includes(currentFields.confirmed, field) && (includes(currentFields.stale, field) || isEnglishNewer);
    const state = english !== "" && spanishText === "" ? "missing" : spanishText !== "" && isStale ? "stale" : "fresh";
    return { field, state, confirm: () => confirm(field) };
  }

  function confirm(field: string) {
    setValues((current) => ({ ...current, confirmed: [...confirmedOf(current), field] }));
    setEdits((count) => count + 1);
  }

  const staleTranslations = () =>
    Object.keys(currentFields)
      .filter((name) => name.startsWith("es."))
      .map((name) => name.slice(3))
      .filter((field) => spanish(field).state === "stale" && !sameValue(currentFields[field], before[field]));

  return {
    base,
    values,
    errors,
    refusals,
    /** Names what is typed until it is stored under an id. A copy in the browser keeps it. */
    key,
    /** Grows with every change that the user makes. */
    edits,
    released: isReleased,
    dirty: Object.keys(currentFields).some((name) => !sameValue(currentFields[name], started[name])),
    change,
    bind: <Field extends keyof V & string>(field: Field) => ({
      name: field,
      value: values[field],
      onChange: (value: V[Field]) => change(field, value),
      error: errors[field],
    }),
    /** The errors of a list by row and part, such as `0.number`. */
    errorsWithin: (field: keyof V & string): Record<string, string> =>
      Object.fromEntries(
        Object.entries(errors).flatMap(([at, message]) => (at.startsWith(`${field}.`) ? [[at.slice(field.length + 1), message]] : [])),
      ),
    spanish,
    staleTranslations,
    /** Starts over from the stored values; without `typed`, what is typed stays. */
    rebase: (stored: V, typed?: V) => {
      setBase(stored);
      if (typed) setValues(typed);
      setErrors({});
    },
    /** Takes over what is stored now, and keeps what was typed after `sent`. */
    absorb: (sent: V, stored: V) => {
      setBase(stored);
      setValues((current) => mergeEdits(sent, current, stored, new Set()));
    },
    startOver: () => {
      setBase(initial);
      setValues(initial);
      setErrors({});
    },
    refuse: (fieldErrors: FieldError[], aliases?: Record<string, string>) => {
      setErrors(errorsByField(fieldErrors, aliases));
      if (fieldErrors.length > 0) setRefusals((count) => count + 1);
    },
    /** Shows errors at their fields without moving the focus. */
    mark: (fieldErrors: FieldError[], aliases?: Record<string, string>) => setErrors(errorsByField(fieldErrors, aliases)),
    release: () => {
      isReleased.current = true;
    },
  };
}

const includes = (list: unknown, field: string) => Array.isArray(list) && list.includes(field);

function confirmedOf(values: object): unknown[] {
  const { confirmed } = fieldsOf(values);
  return Array.isArray(confirmed) ? confirmed : [];
}
