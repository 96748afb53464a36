import type { ReactNode } from "react";
import type { Answers } from "#app/features/buying-guide/answers-text.ts";
import { answerText } from "#app/features/buying-guide/attached-answers.ts";
import { assessChoices } from "#app/features/buying-guide/buying-check.ts";
import { examplePrice, moneyFigureKeys, moneyNeeded } from "#app/features/buying-guide/money-needed.ts";
import { rangeTexts } from "#app/features/buying-guide/money-ranges.ts";
import { questionNames } from "#app/features/buying-guide/questions.ts";
import { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";
import { loanReasonTexts } from "#app/features/buying-guide/texts/loan-reasons.ts";
import { printTexts } from "#app/features/buying-guide/texts/print.ts";
import { amountsOf, type CheckedLimits } from "#app/features/calculators/kit/program-limits.ts";
import { dollars } from "#app/features/calculators/math/money.ts";
import type { Language } from "#lib/translations.ts";

type Props = { language: Language; answers: Answers; figures: CheckedLimits };

/** The answer in one language, with the reasons of each loan that may fit. */
export function SheetColumn({ language, answers: { choices, price = examplePrice }, figures }: Props) {
  const check = checkTexts[language];
  const { sheet } = printTexts[language];
  const { outlook, loans, steps } = assessChoices(choices);
  const others = loans.filter(({ mayFit }) => !mayFit).map(({ loan }) => check.loans[loan]);
  return (
    <div lang={language}>
      <p className="font-semibold">{check.outlooks[outlook].title}</p>
      <Part title={sheet.answers}>
        {questionNames.map((name) => (
          <li key={name}>
            {check.questions[name].ask} <strong>{answerText(choices, name, language)}</strong>
          </li>
        ))}
      </Part>
      <Part title={sheet.money(dollars(price))}>
        {moneyNeeded(choices, price, amountsOf(moneyFigureKeys, figures)).map((money) => (
          <li key={money.loan} className="flex justify-between gap-3">
            {check.loans[money.loan]}
            <strong className="text-right">
              {money.unknown ? sheet.askUs : (rangeTexts(money, language).at(-1)?.amount ?? sheet.askUs)}
            </strong>
          </li>
        ))}
      </Part>
      <Part title={sheet.loans}>
        {loans
          .filter(({ mayFit }) => mayFit)
          .map(({ loan, reasons }) => (
            <li key={loan}>
              <strong>{check.loans[loan]}.</strong> {reasons.map((reason) => loanReasonTexts[language][reason]).join(" ")}
            </li>
          ))}
      </Part>
      <p className="mt-1">
        {sheet.notFit}: {others.join(", ")}.
      </p>
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-3 print:mt-1.5">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-0.5 grid gap-0.5 print:mt-0 print:gap-0">{children}</ul>
    </section>
  );
}
