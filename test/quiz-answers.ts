import { readAnswers } from "#app/features/buying-guide/answers-text.ts";
import type { CheckBasis } from "#app/features/buying-guide/check-basis.ts";
import type { MoneyFigures } from "#app/features/buying-guide/money-needed.ts";
import { type Choices, questionNames, questions } from "#app/features/buying-guide/questions.ts";

/** Percentages in thousandths, amounts in cents. */
export const quizBasis: CheckBasis & { figures: Required<MoneyFigures> } = {
  itinOffer: "brokers",
  otherStates: ["ID", "NV"],
  figures: {
    typicalClosing: 3_000,
    typicalInsurance: 400,
    typicalTax: 550,
    conventional: 3_000,
    fha: 3_500,
    va: 0,
    usda: 0,
    itinLow: 10_000,
    itinHigh: 25_000,
    conformingLimit: 83_275_000,
  },
};

/** Every combination of answers to the quiz. */
export const everyChoice = questionNames.reduce<Array<Partial<Choices>>>(
  (some, name) => some.flatMap((choices) => questions[name].map((value) => ({ ...choices, [name]: value }))),
  [{}],
) as Choices[];

export function quizAnswers(text: string) {
  const answers = readAnswers(text);
  if (!answers) throw new Error(`${text} has no complete answers`);
  return answers;
}
