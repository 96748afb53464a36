import { createContext, memo, useContext } from "react";
import { FieldGroup } from "#app/features/calculators/kit/calculator-form.tsx";
import { downPaymentOf } from "#app/features/calculators/kit/down-payment.ts";
import { AmountField, ChoiceField, NumberField } from "#app/features/calculators/kit/fields.tsx";
import { terms } from "#app/features/calculators/kit/rules.ts";
import { yearlyShare } from "#app/features/calculators/math/amounts.ts";
import { buydowns } from "#app/features/calculators/math/buydown.ts";
import { dollars, percent } from "#app/features/calculators/math/money.ts";
import { vaUses } from "#app/features/calculators/math/programs.ts";
import { programs } from "#app/features/calculators/math/purchase.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { PaymentLimits, PaymentValues } from "./rules.ts";

/** FHA has a minimum. */
const requiredForFha = "group-has-[option[value=fha]:checked]/form:hidden";

/** For hints with numbers, so that only they render on every keystroke. */
export const PaymentValuesContext = createContext<PaymentValues | undefined>(undefined);

export const PaymentFields = memo(({ figures }: { figures: PaymentLimits }) => {
  const common = useTexts(calculatorTexts);
  const text = useTexts(paymentTexts);
  const { fields: labels, hints } = text;
  const { taxableShare, pmiLow, pmiHigh } = figures;
  return (
    <>
      <FieldGroup legend={text.groups.loan}>
        <NumberField name="price" label={labels.price} sign="$" />
        <AmountField name="down" unitName="downUnit" label={labels.down} isOptional requiredLook={requiredForFha} hint={<DownHint />} />
        <ChoiceField name="program" label={labels.program} options={programs} nameOf={(name) => text.programs[name]} />
        <ChoiceField
          name="vaUse"
          label={labels.vaUse}
          options={vaUses}
          nameOf={(name) => text.vaUses[name]}
          className="hidden! group-has-[option[value=va]:checked]/form:grid!"
        />
        <NumberField name="rate" label={labels.rate} sign="%" hint={hints.rate} />
        <ChoiceField name="years" label={labels.years} options={terms} nameOf={common.years} />
        <ChoiceField
          name="buydown"
          label={labels.buydown}
          options={buydowns}
          nameOf={(name) => text.buydowns[name]}
          none={text.noBuydown}
          isOptional
          hint={hints.buydown}
        />
      </FieldGroup>
      <FieldGroup legend={text.groups.costs}>
        <NumberField
          name="tax"
          label={labels.tax}
          sign="$"
          isOptional
          hint={taxableShare ? <TaxHint taxableShare={taxableShare} /> : undefined}
        />
        <NumberField name="insurance" label={labels.insurance} sign="$" isOptional />
        <NumberField
          name="pmi"
          label={labels.pmi}
          sign="%"
          isOptional
          hint={pmiLow && pmiHigh ? hints.pmi(percent(pmiLow), percent(pmiHigh)) : hints.pmiAsk}
          className="group-has-[option:is([value=fha],[value=va],[value=usda]):checked]/form:hidden!"
        />
        <NumberField name="hoa" label={labels.hoa} sign="$" isOptional />
      </FieldGroup>
    </>
  );
});

function DownHint() {
  const { partHint } = useTexts(calculatorTexts);
  const values = useContext(PaymentValuesContext);
  if (!values) return null;
  const cents = downPaymentOf(values);
  return partHint(dollars(cents), percent(Math.round((cents * 10_000) / values.price) * 10));
}

function TaxHint({ taxableShare }: { taxableShare: number }) {
  const { hints } = useTexts(paymentTexts);
  const values = useContext(PaymentValuesContext);
  const share = percent(taxableShare);
  return values ? hints.tax(share, dollars(yearlyShare(values.price, taxableShare))) : hints.taxRule(share);
}
