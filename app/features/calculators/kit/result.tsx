import type { ReactNode } from "react";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { useTexts } from "#app/messages/messages.ts";

type HeadlineProps = { children: ReactNode; unit?: string; note?: string };

/** The result, and what it covers. */
export function Headline({ children, unit, note }: HeadlineProps) {
  return (
    <>
      <strong className="font-display font-semibold text-4xl text-teal tabular-nums sm:text-5xl">{children}</strong>
      {unit && <span className="text-muted"> {unit}</span>}
      {note && <span className="mt-1 block font-semibold text-sm"> {note}</span>}
    </>
  );
}

type VerdictProps = { color: "text-success" | "text-danger" | "text-teal"; children: ReactNode };

export const Verdict = ({ color, children }: VerdictProps) => (
  <strong className={`block font-display font-semibold text-2xl leading-snug sm:text-3xl ${color}`}>{children}</strong>
);

type NotesProps = { omissions?: string[]; notes: string[]; children?: ReactNode };

/** What a result leaves out, emphasized as advertising rules require; explanations are collapsed. */
export function Notes({ omissions = [], notes, children }: NotesProps) {
  const { more } = useTexts(calculatorTexts);
  return (
    <div className="mt-4 space-y-2 text-muted text-sm">
      {children}
      {omissions.map((sentence) => (
        <p key={sentence} className="font-semibold text-ink">
          {sentence}
        </p>
      ))}
      {notes.length > 0 && (
        <Folded summary={more}>
          {notes.map((sentence) => (
            <p key={sentence} className="mb-2">
              {sentence}
            </p>
          ))}
        </Folded>
      )}
    </div>
  );
}

/** Collapsed on screen, open in print. */
export const Folded = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="print-open">
    <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-clay underline underline-offset-4">
      {summary}
    </summary>
    {children}
  </details>
);

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

export function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="font-semibold text-2xl text-teal-dark">
        {heading}
      </h2>
      {children}
    </section>
  );
}
