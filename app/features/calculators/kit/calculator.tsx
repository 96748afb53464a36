import type { ReactNode } from "react";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { useTexts } from "#app/messages/messages.ts";
import { buttonShape } from "#app/ui/button-look.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { FormContext } from "./calculator-form.tsx";
import type { CalculatorName } from "./catalog.ts";
import type { ChoiceNames } from "./entry-lines.ts";
import { KeepNumbers } from "./keep-numbers.tsx";
import type { Rules } from "./rules.ts";
import { type ResultLine, SideBySide } from "./side-by-side.tsx";
import { isNeeded, isPriceAwaited } from "./typical.ts";
import { TypicalButton, TypicalHint } from "./typical-button.tsx";
import type { CalculatorState } from "./use-calculator.ts";

type Props = {
  name: CalculatorName;
  rules: Rules;
  calculator: CalculatorState;
  labels: Record<string, string>;
  choices?: ChoiceNames;
  fields: ReactNode;
  heading: string;
  /** The number or sentence that the visitor asked for; none until all required fields are filled in. */
  headline: ReactNode;
  details: ReactNode;
  /** The result leaves out something that a typical figure could fill in. */
  isIncomplete: boolean;
  /** The result line by line, and that of the kept numbers, to compare them. */
  lines: { now: ResultLine[]; kept?: ResultLine[] } | undefined;
  /** The result on one line, for the folder. */
  summary: LocalizedText | undefined;
  /** What needs the whole width, below form and result. */
  children: ReactNode;
};

/** The form, its result beside it on a wide screen, and ways to keep the numbers. */
export function Calculator(props: Props) {
  const {
    name,
    rules,
    calculator,
    labels,
    choices = {},
    fields,
    heading,
    headline,
    details,
    isIncomplete,
    lines,
    summary,
    children,
  } = props;
  const text = useTexts(calculatorTexts);
  const { entries, keptEntries, state, missingFields, form, result, typical } = calculator;
  const labelOf = (field: string) => labels[field] ?? field;
  const typicalNames = Object.keys(typical);
  const shownLabels = (names: string[]) => names.filter((field) => isNeeded(field, entries)).map(labelOf);
  return (
    <>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <form {...form} id="calculator" className="group/form grid gap-8">
          <FormContext value={state}>{fields}</FormContext>
          {/* Controlled: the value of a hidden input is its attribute, which React would reset to the default. */}
          <input type="hidden" name="typical" value={entries.typical ?? ""} />
          <input type="hidden" name="kept" value={entries.kept ?? ""} />
          <div id="typical" className="grid gap-3">
            {/* First in the form: pressing Enter in a field calculates. */}
            <div className="flex flex-wrap gap-3">
              <button type="submit" className={`${buttonShape} no-print bg-clay px-8 text-white shadow-card hover:bg-clay-dark`}>
                {text.calculate}
              </button>
              {typicalNames.length > 0 && <TypicalButton target="typical" />}
            </div>
            {typicalNames.length > 0 && (
              <TypicalHint
                fields={shownLabels(typicalNames)}
                filled={shownLabels(Object.keys(state.notes))}
                empty={shownLabels(typicalNames.filter((field) => !entries[field]?.trim()))}
                isPriceAwaited={isPriceAwaited(entries)}
              />
            )}
          </div>
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
            {headline ?? <MissingFields labels={missingFields.map(labelOf)} />}
          </output>
          {headline && isIncomplete && typicalNames.length > 0 && (
            <div className="mt-4">
              <TypicalButton target="result" />
            </div>
          )}
          {headline && details}
          <p className="mt-5 border-line border-t pt-4 text-muted text-sm">
            <strong className="font-semibold text-ink">{text.estimate}</strong> {text.notALoan}
          </p>
        </section>
      </div>
      {lines?.kept && keptEntries && (
        <SideBySide
          calculator={name}
          rules={rules}
          labels={labels}
          choices={choices}
          kept={{ entries: keptEntries, lines: lines.kept }}
          now={{ entries, lines: lines.now }}
        />
      )}
      {summary && <KeepNumbers calculator={name} entries={entries} summary={summary} />}
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
