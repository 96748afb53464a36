import type { ReactNode } from "react";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { useTexts } from "#app/messages/messages.ts";
import { buttonShape } from "#app/ui/button-look.ts";
import { FormContext } from "./calculator-form.tsx";
import type { CalculatorName } from "./catalog.ts";
import { KeepNumbers } from "./keep-numbers.tsx";
import type { CalculatorState } from "./use-calculator.ts";

type Props = {
  name: CalculatorName;
  calculator: CalculatorState;
  labels: Record<string, string>;
  fields: ReactNode;
  heading: string;
  /** The number or sentence that the visitor asked for; none until all required fields are filled in. */
  headline: ReactNode;
  details: ReactNode;
  /** What needs the whole width, below form and result. */
  children: ReactNode;
};

/** The form, its result beside it on a wide screen, and ways to keep the numbers. */
export function Calculator({ name, calculator, labels, fields, heading, headline, details, children }: Props) {
  const text = useTexts(calculatorTexts);
  const { entries, state, missingFields, form, result } = calculator;
  return (
    <>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <form {...form} id="calculator" className="group/form grid gap-8">
          <FormContext value={state}>{fields}</FormContext>
          <button
            type="submit"
            className={`${buttonShape} no-print justify-self-start bg-clay px-8 text-white shadow-card hover:bg-clay-dark`}
          >
            {text.calculate}
          </button>
        </form>
        <section
          ref={result}
          id="result"
          tabIndex={-1}
          aria-labelledby="result-heading"
          className="self-start rounded-3xl rounded-tr-[5rem] bg-paper p-6 shadow-card outline-offset-0 ring-1 ring-line sm:p-8 lg:sticky lg:top-[calc(var(--spacing-bar)+1.5rem)] print:rounded-none print:shadow-none"
        >
          <h2 id="result-heading" className="pr-12 font-semibold text-2xl text-teal-dark">
            {heading}
          </h2>
          <output form="calculator" className="mt-3 block">
            {headline ?? <MissingFields labels={missingFields.map((field) => labels[field] ?? field)} />}
          </output>
          {headline && details}
          <p className="mt-5 border-line border-t pt-4 text-muted text-sm">
            <strong className="font-semibold text-ink">{text.estimate}</strong> {text.notALoan}
          </p>
        </section>
      </div>
      {headline && <KeepNumbers calculator={name} entries={entries} />}
      {children}
    </>
  );
}

function MissingFields({ labels }: { labels: string[] }) {
  const text = useTexts(calculatorTexts);
  return (
    <span className="block text-muted">
      {labels.length > 0 ? (
        <>
          {text.fillIn} <strong className="font-semibold text-ink">{labels.join(", ")}</strong>
        </>
      ) : (
        <strong className="font-semibold text-danger">{text.correct}</strong>
      )}
    </span>
  );
}
