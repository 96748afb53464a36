import { Headline, Notes, Result, Row, Rows } from "#app/features/calculators/kit/result.tsx";
import { money } from "#app/features/calculators/math/money.ts";
import type { Estimate, Program } from "#app/features/calculators/math/purchase.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { useTexts } from "#app/messages/messages.ts";
import { insuranceEndSentences } from "./insurance-end-sentences.ts";
import { omissionSentences } from "./omission-sentences.ts";

type Props = Pick<Parameters<typeof Result>[0], "ref" | "missing"> & { estimate: Estimate | undefined; program: Program | undefined };

/** What is paid each month, part by part. */
export function PaymentResult({ estimate, program = "conventional", ...result }: Props) {
  const { result: text } = useTexts(paymentTexts);
  const { perMonth } = useTexts(calculatorTexts);
  return (
    <Result {...result} heading={text.heading} headline={estimate && <Headline unit={perMonth}>{money(estimate.monthlyTotal)}</Headline>}>
      {estimate && (
        <>
          <Parts estimate={estimate} program={program} />
          <PaymentNotes estimate={estimate} program={program} />
        </>
      )}
    </Result>
  );
}

function Parts({ estimate, program }: { estimate: Estimate; program: Program }) {
  const { result: text } = useTexts(paymentTexts);
  const { notIncluded, askUs } = useTexts(calculatorTexts);
  const parts = [
    { label: text.principalAndInterest, cents: estimate.principalAndInterest, colour: "bg-teal" },
    { label: text.tax, cents: estimate.tax, colour: "bg-marigold" },
    { label: text.insurance, cents: estimate.insurance, colour: "bg-clay" },
    { label: text.mortgageInsurance, cents: estimate.mortgageInsurance, colour: "bg-[#8d7f6d]" },
    ...(estimate.dues > 0 ? [{ label: text.dues, cents: estimate.dues, colour: "bg-teal-dark" }] : []),
  ];
  return (
    <>
      <div aria-hidden="true" className="mt-4 flex h-3 gap-0.5 overflow-hidden rounded-full">
        {parts.map(
          ({ label, cents = 0, colour }) => cents > 0 && <span key={label} className={colour} style={{ flexGrow: cents, flexBasis: 2 }} />,
        )}
      </div>
      <Rows>
        {parts.map(({ label, cents, colour }) => (
          <Row key={label} label={label} dot={colour}>
            {cents === undefined ? <span className="text-muted">{notIncluded}</span> : money(cents)}
          </Row>
        ))}
        <Row label={text.total} weight="total">
          {money(estimate.monthlyTotal)}
        </Row>
        <Row label={text.loan}>{money(estimate.loan)}</Row>
        {program !== "conventional" && estimate.upfrontFee !== 0 && (
          <Row label={text.upfront[program]}>{estimate.upfrontFee === undefined ? askUs : money(estimate.upfrontFee)}</Row>
        )}
        <Row label={text.totalInterest}>{money(estimate.totalInterest)}</Row>
      </Rows>
    </>
  );
}

/** What the total leaves out, and how long mortgage insurance lasts. */
function PaymentNotes({ estimate, program }: { estimate: Estimate; program: Program }) {
  const { ends, omissions } = useTexts(paymentTexts);
  const omissionTexts = omissionSentences(estimate.omissions, program, omissions);
  return (
    <Notes>
      {omissionTexts.map((sentence) => (
        <p key={sentence} className="font-semibold text-ink">
          {sentence}
        </p>
      ))}
      {insuranceEndSentences(estimate, ends).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {program === "va" && estimate.loan > 0 && <p>{ends.va}</p>}
    </Notes>
  );
}
