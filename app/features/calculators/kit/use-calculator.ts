import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FormState } from "./calculator-form.tsx";
import { amountUnits, convertedDown } from "./down-payment.ts";
import { type Entries, type Problems, queryFrom, type Rules, readEntries, type Values } from "./rules.ts";

/** The fields in the URL. Empty ones are reported as missing only if there is at least one (`isAsked`). */
export type Start = { entries: Entries; isAsked: boolean };

const entriesOf = (form: HTMLFormElement): Entries =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

const unitOf = ({ downUnit }: Entries) => downUnit || amountUnits[0];

function convertDown(form: HTMLFormElement, entries: Entries) {
  const input = form.elements.namedItem("down");
  const convertedDownPayment = convertedDown(entries);
  // The script may load while the visitor is typing: never change the focused field.
  if (input instanceof HTMLInputElement && input !== document.activeElement && convertedDownPayment !== undefined)
    input.value = convertedDownPayment;
}

/**
 * Without a script the form submits to the server, which renders the same page; with one the result updates at once.
 * Inputs are uncontrolled, so that what was typed before the script loaded is not lost.
 */
export function useCalculator<R extends Rules>(rules: R, start: Start, check?: (values: Values<R>) => Problems) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const [{ entries, isAsked }, setState] = useState(start);
  const entriesReading = useMemo(() => readEntries(rules, entries, check), [rules, entries, check]);
  const lastEntries = useRef(start.entries);

  // React also calls this for a change it finds already made: compare with the last call.
  const update = useCallback(() => {
    if (!form.current) return;
    const typedEntries = entriesOf(form.current);
    // A new unit alone means the same down payment; a new amount with it was typed in that unit.
    if (unitOf(typedEntries) !== unitOf(lastEntries.current) && typedEntries.down === lastEntries.current.down)
      convertDown(form.current, typedEntries);
    lastEntries.current = entriesOf(form.current);
    setState(({ isAsked: before }) => ({ entries: lastEntries.current, isAsked: before }));
  }, []);

  // Take over what was typed before the script loaded.
  useEffect(update, [update]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    update();
    setState(({ entries: typed }) => ({ entries: typed, isAsked: true }));
    shareAddress(lastEntries.current);
    const { problems = {} } = readEntries(rules, lastEntries.current, check);
    const firstProblem = Object.keys(rules).find((name) => name in problems);
    const field = firstProblem && event.currentTarget.elements.namedItem(firstProblem);
    if (field instanceof HTMLElement) field.focus();
    else result.current?.focus();
  };

  // Before the first submit, an empty field is not an error.
  const problems = JSON.stringify(Object.entries(entriesReading.problems ?? {}).filter(([, { kind }]) => isAsked || kind !== "missing"));
  const state = useMemo(
    (): FormState => ({ entries: start.entries, problems: Object.fromEntries(JSON.parse(problems)) }),
    [start.entries, problems],
  );
  const problemEntries = Object.entries(entriesReading.problems ?? {});
  // Wrong fields come first: ask for missing ones only if there are no others.
  const missingFields = problemEntries.every(([, { kind }]) => kind === "missing") ? problemEntries.map(([name]) => name) : [];
  const formProps = { ref: form, method: "get", action: "#result", noValidate: true, onInput: update, onSubmit: submit } as const;
  return {
    entries,
    values: entriesReading.values,
    state,
    missingFields,
    form: { ...formProps, onBlur: () => shareAddress(lastEntries.current) },
    result,
  };
}

export type CalculatorState = Omit<ReturnType<typeof useCalculator>, "values">;

/** Keeps the URL in step with the numbers shown. */
function shareAddress(entries: Entries): void {
  const query = queryFrom(entries);
  if (query.size > 0) window.history.replaceState(window.history.state, "", `?${query}${window.location.hash}`);
}
