import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FormState } from "./calculator-form.tsx";
import { amountUnits, convertedDown } from "./down-payment.ts";
import { type Entries, type Problems, queryFrom, type Rules, readEntries, type Values } from "./rules.ts";

/** What an address asks a calculator for; whether it asks at all decides whether empty fields are named as missing. */
export type Start = { entries: Entries; isAsked: boolean };

const entriesOf = (form: HTMLFormElement): Entries =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** An address may leave the unit out; the form always shows one. */
const unitOf = ({ downUnit }: Entries) => downUnit || amountUnits[0];

function convertDown(form: HTMLFormElement, entries: Entries) {
  const input = form.elements.namedItem("down");
  const convertedDownPayment = convertedDown(entries);
  // The script may come while someone already types the amount: no field changes under their hands.
  if (input instanceof HTMLInputElement && input !== document.activeElement && convertedDownPayment !== undefined)
    input.value = convertedDownPayment;
}

/**
 * The form sends itself to the server, which answers with the same page; where scripts run, it also answers at once.
 * Its inputs keep their own values, so that what was typed before the script came is not lost.
 */
export function useCalculator<R extends Rules>(rules: R, start: Start, check?: (values: Values<R>) => Problems) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const [{ entries, isAsked }, setState] = useState(start);
  const entriesReading = useMemo(() => readEntries(rules, entries, check), [rules, entries, check]);
  const lastEntries = useRef(start.entries);

  // Called for every change, and by React once more for one that it finds already made: only what is new since the last call counts.
  const update = useCallback(() => {
    if (!form.current) return;
    const typedEntries = entriesOf(form.current);
    // A new unit alone means the same down payment; a new amount with it was typed in that unit.
    if (unitOf(typedEntries) !== unitOf(lastEntries.current) && typedEntries.down === lastEntries.current.down)
      convertDown(form.current, typedEntries);
    lastEntries.current = entriesOf(form.current);
    setState(({ isAsked: before }) => ({ entries: lastEntries.current, isAsked: before }));
  }, []);

  // What was typed or chosen before the script came counts as if it had been there.
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

  // While someone types, an empty field is no mistake yet.
  const problems = JSON.stringify(Object.entries(entriesReading.problems ?? {}).filter(([, { kind }]) => isAsked || kind !== "missing"));
  const state = useMemo(
    (): FormState => ({ entries: start.entries, problems: Object.fromEntries(JSON.parse(problems)) }),
    [start.entries, problems],
  );
  const problemEntries = Object.entries(entriesReading.problems ?? {});
  // What is wrong comes first: nobody is sent to an empty field while a full one stands in the way.
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

/** The address in the browser's bar is always the one of the numbers that are shown. */
function shareAddress(entries: Entries): void {
  const query = queryFrom(entries);
  if (query.size > 0) window.history.replaceState(window.history.state, "", `?${query}${window.location.hash}`);
}
