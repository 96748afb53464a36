import { memo, useMemo } from "react";
import { BarRows } from "#app/features/calculators/kit/bar-rows.tsx";
import { Calculator } from "#app/features/calculators/kit/calculator.tsx";
import { FieldGroup } from "#app/features/calculators/kit/calculator-form.tsx";
import { checkDownPayment } from "#app/features/calculators/kit/down-payment.ts";
import { AmountField, NumberField } from "#app/features/calculators/kit/fields.tsx";
import type { Amounts } from "#app/features/calculators/kit/program-limits.ts";
import { Headline, Notes, Row, Rows, Section } from "#app/features/calculators/kit/result.tsx";
import type { ResultLine } from "#app/features/calculators/kit/side-by-side.tsx";
import { summarize } from "#app/features/calculators/kit/summary.ts";
import type { TypicalFields } from "#app/features/calculators/kit/typical.ts";
import { type Start, useCalculator } from "#app/features/calculators/kit/use-calculator.ts";
import { YearTable } from "#app/features/calculators/kit/year-table.tsx";
import { dollars, money } from "#app/features/calculators/math/money.ts";
import { closingTexts } from "#app/features/calculators/texts/cash-to-close.ts";
import { useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { type ClosingResult, calculateClosing, type closingFigureKeys, closingRules } from "./rules.ts";

type Figures = Amounts<typeof closingFigureKeys>;

type Props = { start: Start; figures: Figures; typical: TypicalFields };

export function ClosingCalculator({ start, figures, typical }: Props) {
  const text = useTexts(closingTexts);
  const { values, keptValues, ...calculator } = useCalculator(closingRules, start, checkDownPayment, typical);
  const result = useMemo(() => values && calculateClosing(values), [values]);
  const kept = useMemo(() => keptValues && calculateClosing(keptValues), [keptValues]);
  return (
    <Calculator
      name="cash-to-close"
      rules={closingRules}
      calculator={calculator}
      labels={text.fields}
      fields={<Fields figures={figures} />}
      heading={text.result.heading}
      headline={result && <Headline note={result.isPrepaidKnown ? undefined : text.result.withoutPrepaid}>{money(result.cash)}</Headline>}
      details={result && <ClosingDetails result={result} />}
      isIncomplete={result?.isPrepaidKnown === false}
      lines={result && { now: linesOf(result, text.result), kept: kept && linesOf(kept, text.result) }}
      summary={result && summarize(closingTexts, ({ title }) => `${title}: ${money(result.cash)}`)}
    >
      {result && <Origins result={result} />}
    </Calculator>
  );
}

function linesOf(result: ClosingResult, text: (typeof closingTexts)["en"]["result"]): ResultLine[] {
  const without = result.isPrepaidKnown ? undefined : text.withoutPrepaid;
  return [
    { label: text.needed, cents: result.needed, without },
    { label: text.cash, cents: result.cash, without },
  ];
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
          hint={
            <>
              {firstHomeHelp ? hints.help(dollars(firstHomeHelp)) : hints.helpAsk}.{" "}
              <SiteLink to="/assistance" className="font-semibold text-clay underline underline-offset-2">
                {hints.assistance}
              </SiteLink>
            </>
          }
        />
        <NumberField name="gift" label={labels.gift} sign="$" isOptional />
        <NumberField name="earnest" label={labels.earnest} sign="$" isOptional hint={hints.earnest} />
        <NumberField name="savings" label={labels.savings} sign="$" isOptional />
      </FieldGroup>
    </>
  );
});

/** The used part of what others contribute. */
const contributionsOf = (result: ClosingResult, text: (typeof closingTexts)["en"]["result"]) =>
  [
    { label: text.credit, cents: result.creditUsed },
    { label: text.earnest, cents: result.earnestUsed },
    { label: text.help, cents: result.helpUsed },
    { label: text.gift, cents: result.giftUsed },
  ].filter(({ cents }) => cents > 0);

export function ClosingDetails({ result }: { result: ClosingResult }) {
  const { result: text } = useTexts(closingTexts);
  const { savings, cash, prepaid, creditUnused, earnestUnused, helpUnused, giftUnused } = result;
  const rest = (savings ?? 0) - cash;
  const notes = [
    creditUnused > 0 && text.creditUnused(money(creditUnused)),
    helpUnused > 0 && text.helpUnused(money(helpUnused)),
    giftUnused > 0 && text.giftUnused(money(giftUnused)),
    earnestUnused > 0 && text.earnestUnused(money(earnestUnused)),
    result.helpUsed > 0 && text.repay,
  ];
  return (
    <>
      <Rows>
        <Row label={text.downPayment}>{money(result.downPayment)}</Row>
        <Row label={text.closingCosts}>{money(result.closingCosts)}</Row>
        {prepaid > 0 && <Row label={text.prepaid}>{money(prepaid)}</Row>}
        <Row label={text.needed} weight="total">
          {money(result.needed)}
        </Row>
        {contributionsOf(result, text).map(({ label, cents }) => (
          <Row key={label} label={label}>
            −{money(cents)}
          </Row>
        ))}
        <Row label={text.cash} weight="total">
          {money(cash)}
        </Row>
      </Rows>
      <Notes notes={notes.filter((note) => note !== false)}>
        {savings !== undefined && (
          <p className={`font-semibold ${rest >= 0 ? "text-success" : "text-danger"}`}>
            {rest >= 0 ? text.left(money(rest)) : text.short(money(-rest))}
          </p>
        )}
      </Notes>
    </>
  );
}

function Origins({ result }: { result: ClosingResult }) {
  const { result: text } = useTexts(closingTexts);
  const ownCash = result.cash > 0 ? [{ label: text.cash, cents: result.cash, fill: "fill-clay" }] : [];
  const origins = [...ownCash, ...contributionsOf(result, text)];
  const needs = [
    { label: text.downPayment, cents: result.downPayment },
    { label: text.closingCosts, cents: result.closingCosts },
    { label: text.prepaid, cents: result.prepaid },
    { label: text.needed, cents: result.needed },
  ];
  return (
    <Section id="origins-heading" heading={text.origins}>
      <BarRows rows={origins} summary={text.picture(dollars(result.needed), dollars(result.cash))} />
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
