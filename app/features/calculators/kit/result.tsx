import type { ReactNode, Ref } from "react";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { useTexts } from "#app/messages/messages.ts";

type ResultProps = {
  ref: Ref<HTMLElement>;
  heading: string;
  /** The one number or sentence that was asked for; none before the visitor has given what it takes. */
  headline: ReactNode;
  /** The labels of the fields that are still empty. */
  missing: string[];
  children?: ReactNode;
};

/** The answer, beside the form on a wide screen; it says what it is before there is one. */
export function Result({ ref, heading, headline, missing, children }: ResultProps) {
  const text = useTexts(calculatorTexts);
  return (
    <section
      ref={ref}
      id="result"
      tabIndex={-1}
      aria-labelledby="result-heading"
      className="self-start rounded-3xl rounded-tr-[5rem] bg-paper p-6 shadow-card outline-offset-0 ring-1 ring-line sm:p-8 lg:sticky lg:top-[calc(var(--spacing-bar)+1.5rem)] print:rounded-none print:shadow-none"
    >
      <h2 id="result-heading" className="pr-12 font-semibold text-2xl text-teal-dark">
        {heading}
      </h2>
      <output form="calculator" className="mt-3 block">
        {headline ?? (
          <span className="block text-muted">
            {missing.length > 0 ? (
              <>
                {text.fillIn} <strong className="font-semibold text-ink">{missing.join(", ")}</strong>
              </>
            ) : (
              <strong className="font-semibold text-danger">{text.correct}</strong>
            )}
          </span>
        )}
      </output>
      {headline && children}
      <p className="mt-5 border-line border-t pt-4 text-muted text-sm">
        <strong className="font-semibold text-ink">{text.estimate}</strong> {text.notALoan}
      </p>
    </section>
  );
}

/** The number that was asked for. */
export function Headline({ children, unit }: { children: ReactNode; unit?: string }) {
  return (
    <>
      <strong className="font-display font-semibold text-4xl text-teal tabular-nums sm:text-5xl">{children}</strong>
      {unit && <span className="text-muted"> {unit}</span>}
    </>
  );
}

/** A judgement in words, in the colour of what it says. */
export function Verdict({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <strong className={`block font-display font-semibold text-2xl leading-snug sm:text-3xl ${isGood ? "text-success" : "text-danger"}`}>
      {children}
    </strong>
  );
}

export const Notes = ({ children }: { children: ReactNode }) => <div className="mt-4 space-y-2 text-sm text-muted">{children}</div>;

type RowProps = { label: string; children: ReactNode; dot?: string; weight?: "part" | "normal" | "total" };

const weights = {
  part: "-mt-1 pl-5 text-muted text-xs",
  normal: "border-line border-t py-2 first:border-t-0",
  total: "border-ink border-t py-2.5 font-semibold text-base",
};

export function Row({ label, children, dot, weight = "normal" }: RowProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${weights[weight]}`}>
      <dt className="flex items-baseline gap-2">
        {dot && <span aria-hidden="true" className={`size-3 shrink-0 translate-y-px rounded-sm ${dot}`} />}
        {label}
      </dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

export const Rows = ({ children }: { children: ReactNode }) => <dl className="mt-4 text-sm tabular-nums">{children}</dl>;
