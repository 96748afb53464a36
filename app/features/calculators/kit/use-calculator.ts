import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FormState } from "./calculator-form.tsx";
import { amountUnits, convertedDown } from "./down-payment.ts";
import { type Entries, entriesFrom, type Problems, queryFrom, type Rules, readEntries, type Values } from "./rules.ts";
import { fillTypical, type TypicalFields, typicalNotes } from "./typical.ts";

/** The fields in the URL. Empty ones are reported as missing only if there is at least one (`isAsked`). */
export type Start = { entries: Entries; isAsked: boolean };

const entriesOf = (form: HTMLFormElement): Entries =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

const unitOf = ({ downUnit }: Entries) => downUnit || amountUnits[0];

/** The script may load while the visitor is typing: never change the focused field. */
function setEntry(form: HTMLFormElement, name: string, entry: string | undefined): void {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement && input !== document.activeElement && entry !== undefined && input.value !== entry)
    input.value = entry;
}

const noTypicalFields: TypicalFields = {};

/**
 * Without a script the form submits to the server, which renders the same page; with one the result updates at once.
 * Inputs are uncontrolled, so that what was typed before the script loaded is not lost.
 */
export function useCalculator<R extends Rules>(
  rules: R,
  start: Start,
  check?: (values: Values<R>) => Problems,
  typical: TypicalFields = noTypicalFields,
) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const [{ entries, isAsked }, setState] = useState(start);
  const entriesReading = useMemo(() => readEntries(rules, entries, check), [rules, entries, check]);
  const lastEntries = useRef(start.entries);

  // React also calls this for a change it finds already made: compare with the last call.
  const read = useCallback(
    (isFillAsked: boolean) => {
      if (!form.current) return;
      const typedEntries = entriesOf(form.current);
      // A new unit alone means the same down payment; a new amount with it was typed in that unit.
      if (unitOf(typedEntries) !== unitOf(lastEntries.current) && typedEntries.down === lastEntries.current.down)
        setEntry(form.current, "down", convertedDown(typedEntries));
      const filled = fillTypical(typical, entriesOf(form.current), { isAsked: isFillAsked, previous: lastEntries.current });
      for (const name of [...Object.keys(typical), "typical"]) setEntry(form.current, name, filled[name]);
      lastEntries.current = entriesOf(form.current);
      setState(({ isAsked: before }) => ({ entries: lastEntries.current, isAsked: before }));
    },
    [typical],
  );
  const update = useCallback(() => read(false), [read]);

  // Take over what was typed before the script loaded.
  useEffect(update, [update]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget.elements;
    const isFillAsked = isFillButton(event.nativeEvent);
    read(isFillAsked);
    shareAddress(lastEntries.current);
    const { problems = {} } = readEntries(rules, lastEntries.current, check);
    if (isFillAsked) {
      // Typical figures depend on the price.
      if (problems.price) focusOn(fields.namedItem("price"));
      return;
    }
    setState(({ entries: typed }) => ({ entries: typed, isAsked: true }));
    const firstProblem = Object.keys(rules).find((name) => name in problems);
    focusOn(firstProblem ? fields.namedItem(firstProblem) : result.current);
  };

  // Before the first submit, an empty field is not an error.
  const problems = JSON.stringify(Object.entries(entriesReading.problems ?? {}).filter(([, { kind }]) => isAsked || kind !== "missing"));
  const notes = JSON.stringify(typicalNotes(typical, entries));
  const state = useMemo(
    (): FormState => ({ entries: start.entries, problems: Object.fromEntries(JSON.parse(problems)), notes: JSON.parse(notes) }),
    [start.entries, problems, notes],
  );
  const problemEntries = Object.entries(entriesReading.problems ?? {});
  // Wrong fields come first: ask for missing ones only if there are no others.
  const missingFields = problemEntries.every(([, { kind }]) => kind === "missing") ? problemEntries.map(([name]) => name) : [];
  const formProps = { ref: form, method: "get", action: "#result", noValidate: true, onInput: update, onSubmit: submit } as const;
  const keptQuery = entries.kept ?? "";
  const keptEntries = useMemo(() => (keptQuery ? entriesFrom(rules, new URLSearchParams(keptQuery)) : undefined), [rules, keptQuery]);
  const keptValues = useMemo(() => keptEntries && readEntries(rules, keptEntries, check).values, [rules, keptEntries, check]);
  return {
    entries,
    values: entriesReading.values,
    keptValues,
    keptEntries,
    typical,
    state,
    missingFields,
    form: { ...formProps, onBlur: () => shareAddress(lastEntries.current) },
    result,
  };
}

export type CalculatorState = Omit<ReturnType<typeof useCalculator>, "values" | "keptValues">;

function isFillButton(event: Event): boolean {
  return event instanceof SubmitEvent && event.submitter instanceof HTMLButtonElement && event.submitter.name === "fill";
}

const focusOn = (target: unknown) => target instanceof HTMLElement && target.focus();

/** Keeps the URL in step with the numbers shown. */
function shareAddress(entries: Entries): void {
  const query = queryFrom(entries);
  if (query.size > 0) window.history.replaceState(window.history.state, "", `?${query}${window.location.hash}`);
}
