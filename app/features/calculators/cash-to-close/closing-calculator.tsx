import { memo, useMemo } from "react";
import { BarRows } from "#app/features/calculators/kit/bar-rows.tsx";
import { CalculatorForm, FieldGroup } from "#app/features/calculators/kit/calculator-form.tsx";
import { CalculatorLayout, Section } from "#app/features/calculators/kit/calculator-layout.tsx";
import { AmountField, NumberField } from "#app/features/calculators/kit/fields.tsx";
import { KeepNumbers } from "#app/features/calculators/kit/keep-numbers.tsx";
import type { Amounts } from "#app/features/calculators/kit/program-limits.ts";
import { labelsOf } from "#app/features/calculators/kit/rules.ts";
import { type Start, useCalculator } from "#app/features/calculators/kit/use-calculator.ts";
import { YearTable } from "#app/features/calculators/kit/year-table.tsx";
import { dollars, money } from "#app/features/calculators/math/money.ts";
import { closingTexts } from "#app/features/calculators/texts/cash-to-close.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ClosingResult } from "./closing-result.tsx";
import { answerClosing, type ClosingAnswer, checkClosing, type closingFigureKeys, closingRules } from "./rules.ts";

type Figures = Amounts<typeof closingFigureKeys>;

export function ClosingCalculator({ start, figures }: { start: Start; figures: Figures }) {
  const { fields: labels } = useTexts(closingTexts);
  const { entries, values, state, missingFields, form, result } = useCalculator(closingRules, start, checkClosing);
  const answer = useMemo(() => values && answerClosing(values), [values]);
  return (
    <>
      <CalculatorLayout>
        <CalculatorForm state={state} form={form}>
          <Fields figures={figures} />
        </CalculatorForm>
        <ClosingResult ref={result} answer={answer} missing={labelsOf(missingFields, labels)} />
      </CalculatorLayout>
      {answer && <KeepNumbers calculator="cash-to-close" entries={entries} />}
      {answer && <Origins answer={answer} />}
    </>
  );
}

const Fields = memo(({ figures: { firstHomeHelp } }: { figures: Figures }) => {
  const { fields: labels, hints, groups } = useTexts(closingTexts);
  return (
    <>
      <FieldGroup legend={groups.needed}>
        <NumberField name="price" label={labels.price} sign="$" />
        <AmountField name="down" unitName="downUnit" label={labels.down} isOptional />
        <AmountField name="closing" unitName="closingUnit" label={labels.closing} hint={hints.closing} />
        <NumberField name="prepaid" label={labels.prepaid} sign="$" isOptional hint={hints.prepaid} />
      </FieldGroup>
      <FieldGroup legend={groups.helped}>
        <NumberField name="credit" label={labels.credit} sign="$" isOptional />
        <NumberField
          name="help"
          label={labels.help}
          sign="$"
          isOptional
          hint={firstHomeHelp ? hints.help(dollars(firstHomeHelp)) : hints.helpAsk}
        />
        <NumberField name="gift" label={labels.gift} sign="$" isOptional />
        <NumberField name="earnest" label={labels.earnest} sign="$" isOptional hint={hints.earnest} />
        <NumberField name="savings" label={labels.savings} sign="$" isOptional />
      </FieldGroup>
    </>
  );
});

/** Where the sum comes from. */
function Origins({ answer }: { answer: ClosingAnswer }) {
  const { result: text } = useTexts(closingTexts);
  const origins = [
    { label: text.cash, cents: answer.cash, fill: "fill-clay" },
    { label: text.credit, cents: answer.creditUsed },
    { label: text.earnest, cents: answer.earnestUsed },
    { label: text.help, cents: answer.helpUsed },
    { label: text.gift, cents: answer.giftUsed },
  ].filter(({ cents }) => cents > 0);
  const needs = [
    { label: text.downPayment, cents: answer.downPayment },
    { label: text.closingCosts, cents: answer.closingCosts },
    { label: text.prepaid, cents: answer.prepaid },
    { label: text.needed, cents: answer.needed },
  ];
  return (
    <Section id="origins-heading" heading={text.origins}>
      <BarRows rows={origins} summary={text.picture(dollars(answer.needed), dollars(answer.cash))} />
      <YearTable
        caption={text.caption}
        heads={[text.part, text.amount]}
        rows={[
          ...needs.map(({ label, cents }) => ({ head: label, cells: [money(cents)] })),
          ...origins.map(({ label, cents }) => ({ head: `→ ${label}`, cells: [money(cents)] })),
        ]}
      />
    </Section>
  );
}
