import { Fragment, type Ref } from "react";
import { useTexts } from "#app/messages/messages.ts";
import { calculatorTexts } from "#app/messages/mortgage-calculator.ts";
import { money } from "#lib/money.ts";
import type { Estimate } from "#lib/mortgage.ts";

type Props = { result: Estimate | undefined; ref: Ref<HTMLElement> };

/** What is paid each month, part by part. */
export function MonthlyPayment({ result, ref }: Props) {
  const { payment: text, noResult } = useTexts(calculatorTexts);
  return (
    <section
      ref={ref}
      id="payment"
      tabIndex={-1}
      aria-labelledby="payment-heading"
      className="self-start rounded-2xl bg-white p-4 shadow-sm outline-offset-0"
    >
      <h2 id="payment-heading" className="text-lg font-semibold">
        {text.heading}
      </h2>
      {result ? <Parts result={result} /> : <p className="mt-2 text-muted">{noResult}</p>}
    </section>
  );
}

function Parts({ result }: { result: Estimate }) {
  const { payment: text } = useTexts(calculatorTexts);
  const parts = [
    { label: text.principalAndInterest, cents: result.principalAndInterest, colour: "bg-teal" },
    { label: text.tax, cents: result.tax, colour: "bg-marigold" },
    { label: text.insurance, cents: result.insurance, colour: "bg-clay" },
    { label: text.mortgageInsurance, cents: result.mortgageInsurance, colour: "bg-[#8d7f6d]" },
  ];
  return (
    <>
      <div aria-hidden="true" className="mt-2 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {parts.map(
          ({ label, cents, colour }) => cents > 0 && <span key={label} className={colour} style={{ flexGrow: cents, flexBasis: 2 }} />,
        )}
      </div>
      <dl className="mt-3 text-sm tabular-nums">
        {parts.map(({ label, cents, colour }) => (
          <Fragment key={label}>
            <Row label={label} cents={cents} dot={colour} className="border-line border-t pt-1.5 pb-1.5 first:border-t-0" />
            {label === text.principalAndInterest && result.loan > 0 && (
              <>
                <Row label={text.firstPrincipal} cents={result.first.principal} className="-mt-1 pl-5 text-muted text-xs" />
                <Row label={text.firstInterest} cents={result.first.interest} className="pb-1.5 pl-5 text-muted text-xs" />
              </>
            )}
          </Fragment>
        ))}
        <Row label={text.total} cents={result.monthlyTotal} className="border-ink border-t py-2 font-semibold text-base" />
        <Row label={text.loan} cents={result.loan} className="text-muted" />
        <Row label={text.totalInterest} cents={result.totalInterest} className="text-muted" />
      </dl>
      {result.insuredMonths > 0 && (
        <p className="mt-2 text-xs text-muted">{text.without(result.insuredMonths, money(result.withoutMortgageInsurance))}</p>
      )}
    </>
  );
}

type RowProps = { label: string; cents: number; dot?: string; className: string };

function Row({ label, cents, dot, className }: RowProps) {
  return (
    <div className={`flex items-baseline justify-between gap-3 ${className}`}>
      <dt className="flex items-baseline gap-2">
        {dot && <span aria-hidden="true" className={`size-3 shrink-0 translate-y-px rounded-sm ${dot}`} />}
        {label}
      </dt>
      <dd>{money(cents)}</dd>
    </div>
  );
}
