import { Notes, Result, Row, Rows, Verdict } from "#app/features/calculators/kit/result.tsx";
import { money } from "#app/features/calculators/math/money.ts";
import type { RefinanceComparison } from "#app/features/calculators/math/refinance.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { refinanceTexts } from "#app/features/calculators/texts/refinance.ts";
import { useTexts } from "#app/messages/messages.ts";
import { breakEvenText, outcomeOf, reasonSentence, reasonsOf, verdictSentence } from "./reasons.ts";
import { type RefinanceValues, refinanceOf } from "./rules.ts";

type Answer = { comparison: RefinanceComparison; values: RefinanceValues };
type Props = Pick<Parameters<typeof Result>[0], "ref" | "missing"> & { answer: Answer | undefined };

/** Whether it pays for as long as the loan is kept, said plainly when it does not. */
export function RefinanceResult({ answer, ...result }: Props) {
  const { result: text } = useTexts(refinanceTexts);
  return (
    <Result {...result} heading={text.heading} headline={answer && <Judgement {...answer} />}>
      {answer && (
        <>
          <Amounts {...answer} />
          <Notes>
            <p>{text.escrow}</p>
          </Notes>
        </>
      )}
    </Result>
  );
}

function Judgement({ comparison, values }: Answer) {
  const { result: text } = useTexts(refinanceTexts);
  const { years } = useTexts(calculatorTexts);
  const stay = years(values.stay);
  return (
    <>
      <Verdict isGood={outcomeOf(comparison) === "pays"}>{verdictSentence(comparison, text, stay)}</Verdict>
      {reasonsOf(refinanceOf(values), comparison).map((reason) => (
        <span key={reason.name} className="mt-2 block">
          {reasonSentence(reason, text.reasons, stay)}
        </span>
      ))}
    </>
  );
}

function Amounts({ comparison, values }: Answer) {
  const { result: text } = useTexts(refinanceTexts);
  const { oldPayment, newPayment } = comparison;
  const { oldPmi = 0, pmi = 0 } = values;
  return (
    <Rows>
      <Row label={text.breakEven}>
        <strong className="font-semibold">{breakEvenText(comparison, text)}</strong>
      </Row>
      <Row label={text.oldPayment}>{money(oldPayment)}</Row>
      {oldPmi > 0 && (
        <Row label={text.insurance} weight="part">
          {money(oldPayment + oldPmi)}
        </Row>
      )}
      <Row label={text.newPayment}>{money(newPayment)}</Row>
      {pmi > 0 && (
        <Row label={text.insurance} weight="part">
          {money(newPayment + pmi)}
        </Row>
      )}
      <Row label={text.difference} weight="total">
        {money(-comparison.monthlyDifference)}
      </Row>
      <Row label={text.loan}>{money(comparison.loan)}</Row>
      <Row label={text.oldTotal}>{money(comparison.oldTotal)}</Row>
      <Row label={text.newUntil}>{money(comparison.newTotalUntilOldEnd)}</Row>
      <Row label={text.newTotal}>{money(comparison.newTotal)}</Row>
    </Rows>
  );
}
