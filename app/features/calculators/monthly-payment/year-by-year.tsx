import { memo } from "react";
import { colors, StackedBars } from "#app/features/calculators/kit/charts.tsx";
import { Section } from "#app/features/calculators/kit/result.tsx";
import { YearTable } from "#app/features/calculators/kit/year-table.tsx";
import type { Year } from "#app/features/calculators/math/loan.ts";
import { money } from "#app/features/calculators/math/money.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { useTexts } from "#app/messages/messages.ts";

const shareOfInterest = ({ interest, principal }: Year) => `${Math.round((100 * interest) / (interest + principal || 1))}%`;

export const YearByYear = memo(({ years, insuranceName }: { years: Year[]; insuranceName: string }) => {
  const { yearly: text } = useTexts(paymentTexts);
  const common = useTexts(calculatorTexts);
  const [first, last] = [years[0], years.at(-1)];
  const isInsured = years.some(({ mortgageInsurance }) => mortgageInsurance > 0);
  const ifInsured = <T,>(cell: T): T[] => (isInsured ? [cell] : []);
  return (
    <Section id="yearly-heading" heading={text.heading}>
      {first && last ? (
        <>
          <StackedBars
            series={[
              { label: text.principal, ...colors.teal },
              { label: text.interest, ...colors.amber },
              ...ifInsured({ label: insuranceName, ...colors.earth }),
            ]}
            rows={years.map(({ principal, interest, mortgageInsurance }) => [principal, interest, ...ifInsured(mortgageInsurance)])}
            summary={text.picture(shareOfInterest(first), shareOfInterest(last), last.year)}
          />
          <YearTable
            caption={text.caption}
            heads={[common.year, text.principal, text.interest, ...ifInsured(insuranceName), text.balance]}
            rows={years.map(({ year, principal, interest, mortgageInsurance, balance }) => ({
              head: year,
              cells: [principal, interest, ...ifInsured(mortgageInsurance), balance].map(money),
            }))}
          />
        </>
      ) : (
        <p className="mt-2 text-muted">{text.nothing}</p>
      )}
    </Section>
  );
});
