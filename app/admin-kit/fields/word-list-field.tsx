import { useId } from "react";
import { useIsReadOnly } from "#app/admin-kit/read-only.ts";
import type { FieldProps } from "./field.tsx";
import { describedBy, FieldNotes } from "./field-notes.tsx";

type Props<Word extends string> = FieldProps<Word[]> & { words: readonly Word[]; nameOf: (word: Word) => string };

/** A list of words, kept in the order in which they are offered. */
export function WordListField<Word extends string>({ name, value, onChange, error, label, hint, words, nameOf }: Props<Word>) {
  const id = useId();
  const isReadOnly = useIsReadOnly();
  return (
    <fieldset
      disabled={isReadOnly}
      aria-describedby={describedBy(id, { hint, error })}
      className="m-0 grid min-w-0 content-start gap-1.5 border-0 p-0"
    >
      <legend className="mb-1.5 p-0 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {words.map((word) => (
          <label key={word} className="flex min-h-10 items-center gap-3 text-sm">
            <input
              type="checkbox"
              name={name}
              value={word}
              checked={value.includes(word)}
              onChange={({ target }) => onChange(words.filter((one) => (one === word ? target.checked : value.includes(one))))}
              className="size-5 flex-none accent-accent"
            />
            {nameOf(word)}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
