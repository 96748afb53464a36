import type { ReactNode } from "react";
import { When } from "#app/admin-kit/when.tsx";
import { answerLabel } from "#app/features/buying-guide/answer-label.ts";
import { readAnswers } from "#app/features/buying-guide/answers-text.ts";
import { assessAnswers } from "#app/features/buying-guide/buying-check.ts";
import type { LoanFit } from "#app/features/buying-guide/loan-fit.ts";
import { loansTitle } from "#app/features/buying-guide/loans-title.ts";
import { checkPath, questionNames } from "#app/features/buying-guide/questions.ts";
import type { OpenedAnswers } from "#app/features/buying-guide/shared-answers/schema.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { documentTexts } from "#app/features/buying-guide/texts/documents.ts";
import { loanReasonTexts } from "#app/features/buying-guide/texts/loan-reasons.ts";
import { dollars, moneyEntry } from "#app/features/calculators/math/money.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { localPath } from "#lib/languages.ts";
import { sharedAnswersTexts } from "./texts/shared-answers.ts";

/** The visitor's answers in the language of the reader, and what the public page says about them today. */
export function AnswersCard({ opened: { answers, language: ownLanguage, createdAt, expiresAt, basis } }: { opened: OpenedAnswers }) {
  const text = useTexts(sharedAnswersTexts);
  const language = useLanguage();
  const check = checkTexts[language];
  const read = readAnswers(answers);
  if (!read) return null;
  const { choices, price } = read;
  const { outlook, loans, documents } = assessAnswers(read, basis);
  return (
    <section aria-label={text.title} className="grid gap-5 rounded-2xl border border-edge bg-surface p-4 text-sm sm:p-6">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {questionNames.map((name) => (
          <Fact key={name} term={check.questions[name].ask}>
            {answerLabel(name, choices[name], basis.otherStates, language)}
          </Fact>
        ))}
        {price !== undefined && <Fact term={text.price}>{dollars(price)}</Fact>}
        <Fact term={text.language}>{text.languages[ownLanguage]}</Fact>
        <Fact term={text.shared}>
          <When at={createdAt} />
        </Fact>
        <Fact term={text.until}>
          <When at={expiresAt} />
        </Fact>
        <Fact term={text.outlook}>{check.outlooks[outlook].title}</Fact>
        <Fact term={text.papers}>{documents.map((paper) => documentTexts[language][paper].name).join(" · ")}</Fact>
      </dl>
      <Loans title={loansTitle(outlook, language)} loans={loans.filter(({ mayFit }) => mayFit)} />
      <Loans title={text.notFits} loans={loans.filter(({ mayFit }) => !mayFit)} />
      <a
        href={localPath(checkPath(choices, price === undefined ? "" : moneyEntry(price)), ownLanguage)}
        target="_blank"
        rel="noopener noreferrer"
        className="font-semibold text-accent underline underline-offset-4"
      >
        {text.page}
      </a>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-fg-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function Loans({ title, loans }: { title: string; loans: LoanFit[] }) {
  const language = useLanguage();
  if (loans.length === 0) return null;
  return (
    <div>
      <h2 className="text-base font-semibold">{title}</h2>
      <ul className="mt-2 grid gap-2">
        {loans.map(({ loan, reasons }) => (
          <li key={loan}>
            <strong>{checkTexts[language].loans[loan]}</strong>: {reasons.map((reason) => loanReasonTexts[language][reason]).join(" ")}
          </li>
        ))}
      </ul>
    </div>
  );
}
