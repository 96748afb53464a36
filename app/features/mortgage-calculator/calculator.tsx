import { type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTexts } from "#app/messages/messages.ts";
import { calculatorTexts } from "#app/messages/mortgage-calculator.ts";
import { money } from "#lib/money.ts";
import { estimate } from "#lib/mortgage.ts";
import { Assumptions } from "./assumptions.tsx";
import { CalculatorFields } from "./calculator-fields.tsx";
import { convertedDown, type Entries, entriesFrom, readEntries } from "./entries.ts";
import { MonthlyPayment } from "./monthly-payment.tsx";
import { YearByYear } from "./year-by-year.tsx";

const entriesOf = (form: HTMLFormElement) =>
  entriesFrom(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

function convertDown(form: HTMLFormElement, entries: Entries) {
  const input = form.elements.namedItem("down");
  const converted = convertedDown(entries, entries.downUnit);
  // The script may come while someone already types the amount: no field changes under their hands.
  if (input instanceof HTMLInputElement && input !== document.activeElement && converted !== undefined) input.value = converted;
}

/**
 * The form sends itself to the server, which answers with the same page; where scripts run, it also answers at once.
 * Its inputs keep their own values, so that what was typed before the script came is not lost.
 */
export function Calculator({ entries: asked }: { entries: Entries }) {
  const text = useTexts(calculatorTexts);
  const form = useRef<HTMLFormElement>(null);
  const payment = useRef<HTMLElement>(null);
  const [entries, setEntries] = useState(asked);
  const reading = readEntries(entries);
  const result = reading.mortgage && estimate(reading.mortgage);
  const seen = useRef(asked);

  // Called for every change, and by React once more for one that it finds already made: only what is new since the last call counts.
  const update = useCallback(() => {
    if (!form.current) return;
    const typed = entriesOf(form.current);
    // A new unit alone means the same down payment; a new amount with it was typed in that unit.
    if (typed.downUnit !== seen.current.downUnit && typed.down === seen.current.down) convertDown(form.current, typed);
    seen.current = entriesOf(form.current);
    setEntries(seen.current);
  }, []);

  // What was typed or chosen before the script came counts as if it had been there.
  useEffect(update, [update]);

  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams(entriesOf(event.currentTarget));
    window.history.replaceState(window.history.state, "", `?${query}`);
    update();
    if (reading.mortgage) payment.current?.focus();
    else event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };

  return (
    <>
      <header className="sticky top-0 z-10 border-b border-line bg-cream/95 py-2.5 backdrop-blur">
        <div className="mx-auto flex max-w-4xl flex-wrap px-4 items-baseline justify-between gap-x-4">
          <h1 className="text-lg font-semibold">{text.title}</h1>
          <output form="mortgage" className="text-sm text-muted">
            {result ? (
              <>
                <strong className="text-xl font-semibold text-teal tabular-nums">{money(result.monthlyTotal)}</strong> {text.perMonth}
              </>
            ) : (
              <span className="font-semibold text-danger">{text.noResult}</span>
            )}
          </output>
        </div>
      </header>
      <main id="content" className="mx-auto max-w-4xl px-4 pb-6">
        <div className="grid gap-x-8 gap-y-6 py-4 sm:grid-cols-2">
          <form id="mortgage" ref={form} method="get" action="#payment" onInput={update} onSubmit={show} noValidate>
            <CalculatorFields entries={entries} mortgage={reading.mortgage} problems={reading.problems ?? {}} onUnit={update} />
          </form>
          <MonthlyPayment ref={payment} result={result} />
        </div>
        {result && <YearByYear years={result.years} />}
        <Assumptions />
      </main>
    </>
  );
}
