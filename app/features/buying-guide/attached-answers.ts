import { money } from "#app/features/calculators/math/money.ts";
import { type Language, languages } from "#lib/translations.ts";
import { type Answers, readAnswers } from "./answers-text.ts";
import { assessChoices } from "./buying-check.ts";
import { questionNames } from "./questions.ts";
import { afterTexts } from "./texts/after-answer.ts";
import { checkTexts } from "./texts/can-i-buy.ts";

/** Answers that a visitor adds to a message, written by us from a URL. In both languages, because staff may read the other one. */
export function attachedAnswersFrom(query: URLSearchParams, language: Language) {
  const answers = readAnswers(query.get("answers") ?? "");
  if (!answers) return undefined;
  const other = languages.find((one) => one !== language) ?? language;
  const lines = [...answerLines(answers, language), "", afterTexts[other].attached.title, ...answerLines(answers, other)];
  return { kind: "answers" as const, title: afterTexts[language].attached.title, lines };
}

/** Each question with its answer, the price, and what the check says. */
export function answerLines({ choices, price }: Answers, language: Language): string[] {
  const { questions, outlooks, loans: names } = checkTexts[language];
  const text = afterTexts[language].attached;
  const { outlook, loans } = assessChoices(choices);
  const worthAsking = loans.filter(({ mayFit }) => mayFit).map(({ loan }) => names[loan]);
  return [
    ...questionNames.map((name) => `${questions[name].ask} ${answerText(choices, name, language)}`),
    ...(price === undefined ? [] : [`${text.price}: ${money(price)}`]),
    `${text.outlook}: ${outlooks[outlook].title}`,
    `${text.loans}: ${worthAsking.join(", ")}`,
  ];
}

export function answerText(choices: Answers["choices"], name: (typeof questionNames)[number], language: Language): string {
  const labels: Record<string, string> = checkTexts[language].questions[name].answers;
  return labels[choices[name]] ?? choices[name];
}
