import { ArrowUpRight } from "lucide";
import { useMemo } from "react";
import { FormContext } from "#app/features/calculators/kit/calculator-form.tsx";
import { calculatorPath } from "#app/features/calculators/kit/catalog.ts";
import { checkDownPayment } from "#app/features/calculators/kit/down-payment.ts";
import { AmountField, ChoiceField, NumberField } from "#app/features/calculators/kit/fields.tsx";
import { type Entries, queryFrom, terms } from "#app/features/calculators/kit/rules.ts";
import { type Start, useCalculator } from "#app/features/calculators/kit/use-calculator.ts";
import { money } from "#app/features/calculators/math/money.ts";
import { type Estimate, estimatePurchase } from "#app/features/calculators/math/purchase.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { localPath } from "#lib/languages.ts";
import { omissionSentences } from "./omission-sentences.ts";
import { framePurchase, frameRules } from "./rules.ts";

/** The payment calculator for an iframe of 500 px: what fits without scrolling, and a link to the rest. */
export function EmbeddedCalculator({ start }: { start: Start }) {
  const common = useTexts(calculatorTexts);
  const text = useTexts(paymentTexts);
  const labels = text.frame.fields;
  const { entries, values, state, missingFields, form, result } = useCalculator(frameRules, start, checkDownPayment);
  const estimate = useMemo(() => values && estimatePurchase(framePurchase(values), {}), [values]);
  const missingLabels = missingFields.map((name) => labels[name as keyof typeof labels]).join(", ");
  return (
    <form {...form} id="calculator" data-compact="" className="group/form">
      <FormContext value={state}>
        <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
          <NumberField name="price" label={labels.price} sign="$" />
          <AmountField name="down" unitName="downUnit" label={labels.down} />
          <NumberField name="rate" label={labels.rate} sign="%" />
          <ChoiceField name="years" label={labels.years} options={terms} nameOf={common.years} />
          <NumberField name="tax" label={labels.tax} sign="$" />
          <NumberField name="insurance" label={labels.insurance} sign="$" />
        </div>
      </FormContext>
      <section
        ref={result}
        id="result"
        tabIndex={-1}
        aria-label={text.result.heading}
        className="mt-1 rounded-xl bg-white px-3 py-2 shadow-sm outline-offset-0"
      >
        <div className="flex items-center justify-between gap-3">
          <output form="calculator" className="block min-w-0 text-muted text-xs leading-snug">
            {estimate ? (
              <>
                <strong className="font-semibold text-teal text-xl tabular-nums">{money(estimate.monthlyTotal)}</strong>{" "}
                <span className="text-sm">{common.perMonth}</span>
              </>
            ) : (
              missingLabels && `${common.fillIn} ${missingLabels}.`
            )}
            {!estimate && !missingLabels && <strong className="text-danger">{common.correct}</strong>}
          </output>
          <button type="submit" className="min-h-11 shrink-0 rounded-full bg-clay px-4 font-semibold text-sm text-white hover:bg-clay-dark">
            {common.calculate}
          </button>
        </div>
        {estimate && <Omissions estimate={estimate} />}
      </section>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-xs">
        <strong className="font-semibold">{common.estimate}</strong>
        <FullLink entries={entries} />
      </p>
    </form>
  );
}

function Omissions({ estimate }: { estimate: Estimate }) {
  const { frame, omissions } = useTexts(paymentTexts);
  const otherOmissions = estimate.omissions.filter((omission) => omission !== "mortgageInsurance");
  const [costs] = omissionSentences(otherOmissions, "conventional", omissions);
  const sentences = [costs, estimate.omissions.includes("mortgageInsurance") && frame.pmi].filter(Boolean);
  return <p className="text-ink text-xs leading-snug">{sentences.join(" ")}</p>;
}

function FullLink({ entries }: { entries: Entries }) {
  const { frame } = useTexts(paymentTexts);
  const query = queryFrom(entries);
  // A form always sends the unit: without a price there is nothing to pass on.
  query.set("program", "conventional");
  const path = localPath(calculatorPath("monthly-payment"), useLanguage());
  return (
    <a
      href={query.has("price") ? `${path}?${query}` : path}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-8 items-center gap-1 font-semibold text-clay underline underline-offset-2"
    >
      {frame.full}
      <Icon of={ArrowUpRight} className="size-4 shrink-0" />
    </a>
  );
}
