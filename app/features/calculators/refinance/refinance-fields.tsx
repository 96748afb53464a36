import { memo } from "react";
import { FieldGroup } from "#app/features/calculators/kit/calculator-form.tsx";
import { ChoiceField, NumberField } from "#app/features/calculators/kit/fields.tsx";
import type { Amounts } from "#app/features/calculators/kit/program-limits.ts";
import { terms } from "#app/features/calculators/kit/terms.ts";
import { percent } from "#app/features/calculators/math/money.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { refinanceTexts } from "#app/features/calculators/texts/refinance.ts";
import { useTexts } from "#app/messages/messages.ts";
import { financings, type refinanceFigureKeys } from "./rules.ts";

type Props = { figures: Amounts<typeof refinanceFigureKeys> };

export const RefinanceFields = memo(({ figures: { vaRefinance } }: Props) => {
  const common = useTexts(calculatorTexts);
  const text = useTexts(refinanceTexts);
  const { fields: labels, hints } = text;
  return (
    <>
      <FieldGroup legend={text.groups.old}>
        <NumberField name="balance" label={labels.balance} sign="$" />
        <NumberField name="oldRate" label={labels.oldRate} sign="%" />
        <NumberField name="left" label={labels.left} hint={hints.left} />
        <NumberField name="oldPmi" label={labels.oldPmi} sign="$" isOptional />
        <NumberField name="oldPmiLeft" label={labels.oldPmiLeft} isOptional hint={hints.oldPmiLeft} />
      </FieldGroup>
      <FieldGroup legend={text.groups.new}>
        <NumberField name="rate" label={labels.rate} sign="%" />
        <ChoiceField name="years" label={labels.years} options={terms} nameOf={common.years} />
        <NumberField name="costs" label={labels.costs} sign="$" hint={vaRefinance ? hints.vaFee(percent(vaRefinance)) : undefined} />
        <ChoiceField
          name="financed"
          label={labels.financed}
          options={financings}
          nameOf={(name) => text.financing[name as keyof typeof text.financing]}
        />
        <NumberField name="pmi" label={labels.pmi} sign="$" isOptional />
        <NumberField name="stay" label={labels.stay} suffix={text.years} hint={hints.stay} />
      </FieldGroup>
    </>
  );
});
