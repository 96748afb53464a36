import { dollars } from "#app/features/calculators/math/money.ts";
import { type Language, languages } from "#lib/translations.ts";
import { answerLabel } from "./answer-label.ts";
import type { Answers } from "./answers-text.ts";
import { assessAnswers } from "./buying-check.ts";
import type { CheckBasis } from "./check-basis.ts";
import { loansTitle } from "./loans-title.ts";
import { questionNames } from "./questions.ts";
import { afterTexts } from "./texts/after-answer.ts";
import { checkTexts } from "./texts/can-i-buy.ts";

/** Answers that a visitor adds to a message, written by us. In both languages, because staff may read the other one. */
export function attachAnswers(answers: Answers, basis: CheckBasis, language: Language) {
  const other = languages.find((one) => one !== language) ?? language;
  const lines = [...answerLines(answers, basis, language), "", afterTexts[other].attached.title, ...answerLines(answers, basis, other)];
  return { kind: "answers" as const, title: afterTexts[language].attached.title, lines };
}

/** Each question with its answer, the price, and what the check says. */
function answerLines(answers: Answers, basis: CheckBasis, language: Language): string[] {
  const { choices, price } = answers;
  const { questions, outlooks, loans: names } = checkTexts[language];
  const text = afterTexts[language].attached;
  const { outlook, loans } = assessAnswers(answers, basis);
  const worthAsking = loans.filter(({ mayFit }) => mayFit).map(({ loan }) => names[loan]);
  return [
    ...questionNames.map((name) => `${questions[name].ask} ${answerLabel(name, choices[name], basis.otherStates, language)}`),
    ...(price === undefined ? [] : [`${text.price}: ${dollars(price)}`]),
    `${text.outlook}: ${outlooks[outlook].title}`,
    ...(worthAsking.length === 0 ? [] : [`${loansTitle(outlook, language)}: ${worthAsking.join(", ")}`]),
  ];
}
