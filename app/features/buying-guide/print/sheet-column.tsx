import type { ReactNode } from "react";
import { answerLabel } from "#app/features/buying-guide/answer-label.ts";
import type { Answers } from "#app/features/buying-guide/answers-text.ts";
import { assessAnswers } from "#app/features/buying-guide/buying-check.ts";
import type { CheckBasis } from "#app/features/buying-guide/check-basis.ts";
import { loansTitle } from "#app/features/buying-guide/loans-title.ts";
import { examplePrice } from "#app/features/buying-guide/money-needed.ts";
import { rangeTexts } from "#app/features/buying-guide/money-ranges.ts";
import { questionNames } from "#app/features/buying-guide/questions.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { loanReasonTexts } from "#app/features/buying-guide/texts/loan-reasons.ts";
import { printTexts } from "#app/features/buying-guide/texts/print.ts";
import { dollars } from "#app/features/calculators/math/money.ts";
import type { Language } from "#lib/translations.ts";

type Props = { language: Language; answers: Answers; basis: CheckBasis };

/** The answer in one language, with the reasons of each loan that may fit, and the first one of each that may not. */
export function SheetColumn({ language, answers, basis }: Props) {
  const { choices, price } = answers;
  const check = checkTexts[language];
  const { sheet } = printTexts[language];
  const { outlook, loans, money: amounts, steps } = assessAnswers(answers, basis);
  const worthAsking = loans.filter(({ mayFit }) => mayFit);
  const others = loans.filter(({ mayFit }) => !mayFit);
  return (
    <div lang={language}>
      <p className="font-semibold">{check.outlooks[outlook].title}</p>
      <Part title={sheet.answers}>
        {questionNames.map((name) => (
          <li key={name}>
            {check.questions[name].ask} <strong>{answerLabel(name, choices[name], basis.otherStates, language)}</strong>
          </li>
        ))}
      </Part>
      <Part title={price === undefined ? sheet.moneyExample(dollars(examplePrice)) : sheet.money(dollars(price))}>
        {amounts.map((money) => (
          <li key={money.loan} className="flex justify-between gap-3">
            {check.loans[money.loan]}
            <strong className="text-right">
              {money.unknown ? sheet.askUs : (rangeTexts(money, language).find(({ isTotal }) => isTotal)?.amount ?? sheet.askUs)}
            </strong>
          </li>
        ))}
      </Part>
      <Part title={loansTitle(outlook, language)}>
        {worthAsking.map(({ loan, reasons }) => (
          <li key={loan}>
            <strong>{check.loans[loan]}.</strong> {reasons.map((reason) => loanReasonTexts[language][reason]).join(" ")}
          </li>
        ))}
      </Part>
      <Part title={sheet.notFit}>
        {others.map(({ loan, reasons: [reason] }) => (
          <li key={loan}>
            <strong>{check.loans[loan]}.</strong> {reason && loanReasonTexts[language][reason]}
          </li>
        ))}
      </Part>
      <Part title={sheet.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            {index + 1}. {check.steps[step].title}
          </li>
        ))}
      </Part>
      <p className="mt-2 print:mt-1">{check.noOffer}</p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="mt-3 print:mt-1.5">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-0.5 grid gap-0.5 print:mt-0 print:gap-0">{children}</ul>
    </section>
  );
}
