import { type Answers, writeAnswers } from "#app/features/buying-guide/answers-text.ts";
import { assistancePath } from "#app/features/buying-guide/assistance-path.ts";
import type { Assessment } from "#app/features/buying-guide/buying-check.ts";
import type { LoanFit } from "#app/features/buying-guide/loan-fit.ts";
import { type Loan, loanPages } from "#app/features/buying-guide/loans.ts";
import { loansTitle } from "#app/features/buying-guide/loans-title.ts";
import { afterTexts } from "#app/features/buying-guide/texts/after-answer.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { loanReasonTexts } from "#app/features/buying-guide/texts/loan-reasons.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { sectionHeading } from "./look.ts";

/** Every kind of loan as a link, first those worth asking about, each with its reasons. */
export function LoansSection({ answers, assessment: { outlook, loans } }: { answers: Answers; assessment: Assessment }) {
  const language = useLanguage();
  const { notFitTitle } = useTexts(afterTexts);
  const worthAsking = loans.filter(({ mayFit }) => mayFit);
  const others = loans.filter(({ mayFit }) => !mayFit);
  if (worthAsking.length === 0)
    return (
      <section>
        <h2 className={sectionHeading}>{notFitTitle}</h2>
        <LoanList answers={answers} loans={others} />
      </section>
    );
  return (
    <section>
      <h2 className={sectionHeading}>{loansTitle(outlook, language)}</h2>
      <LoanList answers={answers} loans={worthAsking} />
      {others.length > 0 && (
        <details className="print-open mt-4 print:hidden">
          <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-teal underline underline-offset-4 hover:text-clay">
            {notFitTitle}
          </summary>
          <LoanList answers={answers} loans={others} />
        </details>
      )}
    </section>
  );
}

function LoanList({ answers, loans }: { answers: Answers; loans: LoanFit[] }) {
  const reasonTexts = useTexts(loanReasonTexts);
  const { assistance } = useTexts(afterTexts);
  return (
    <ul className="mt-6 grid gap-x-10 sm:grid-cols-2 print:mt-2 print:grid-cols-2">
      {loans.map(({ loan, reasons }) => (
        <li key={loan} className="border-line border-t py-5 print:py-1.5">
          <h3 className="font-semibold text-teal-dark text-xl print:text-base">
            <LoanName loan={loan} answers={answers} />
          </h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-ink/85 marker:text-clay print:mt-0 print:space-y-0 print:text-sm">
            {reasons.map((reason) => (
              <li key={reason}>{reasonTexts[reason]}</li>
            ))}
          </ul>
          {loan === "utah-help" && (
            <SiteLink
              to={assistancePath(answers)}
              rel="nofollow"
              className="no-print mt-1 inline-flex min-h-11 items-center font-semibold text-clay underline underline-offset-4 hover:text-clay-dark"
            >
              {assistance}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A loan without a page of its own leads to a question about it. */
function LoanName({ loan, answers }: { loan: Loan; answers: Answers }) {
  const name = useTexts(checkTexts).loans[loan];
  const { askAboutLoan } = useTexts(afterTexts);
  const path = loanPages[loan];
  const question = new URLSearchParams({ about: "/can-i-buy", topic: name, answers: writeAnswers(answers) });
  return (
    <SiteLink
      to={path ?? `/ask?${question}`}
      rel={path ? undefined : "nofollow"}
      className="underline decoration-clay/50 underline-offset-4 hover:text-clay print:no-underline"
    >
      {path ? name : askAboutLoan(name)}
    </SiteLink>
  );
}
