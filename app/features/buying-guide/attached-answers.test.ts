import { expect, it } from "vitest";
import { attachedCalculationText } from "#app/features/leads/messages/attached-calculation.ts";
import { maxLength } from "#app/features/leads/messages/check.ts";
import { quizBasis } from "#test/quiz-answers.ts";
import { readAnswers } from "./answers-text.ts";
import { attachAnswers } from "./attached-answers.ts";
import { type Choices, questionNames, questions } from "./questions.ts";

function attachedBy(text: string, language: "en" | "es") {
  const answers = readAnswers(text);
  return answers && attachAnswers(answers, quizBasis, language);
}

it("answers in an address are written out in the visitor's language first, then in the other one for staff", () => {
  const attached = attachedBy("itin_cash_5-to-15_none_city_none_350000", "es");
  expect(attached?.kind).toBe("answers");
  const blank = attached?.lines.indexOf("") ?? 0;
  expect(attached?.lines.slice(0, 2)).toEqual(["¿Cómo declara sus impuestos (taxes)? Con ITIN", "¿Cómo le pagan? En efectivo"]);
  expect(attached?.lines.slice(blank + 2, blank + 4)).toEqual(["How do you file your taxes? With an ITIN", "How are you paid? In cash"]);
  expect(attached?.lines).toContain("Price of the home: $350,000");
  expect(attached?.lines).toContain("Loans worth asking about: ITIN loan");
});

it.each(["", "itin", "itin_cash_5-to-15_none_city_gold", "Call 1-900-SCAM", "__proto__"])("%j attaches nothing", (text) =>
  expect(attachedBy(text, "en")).toBeUndefined(),
);

it("the loans are for later, and another state is named, as on the page", () => {
  const attached = attachedBy("not-yet_employee_over-40_none_licensed_history", "en");
  expect(attached?.lines).toContain("Where do you want to buy? Another state where we're licensed: Idaho, Nevada");
  expect(attached?.lines).toContain("Loans to ask about when the time comes: ITIN loan, Conventional loan, FHA loan, USDA loan, VA loan");
});

it("the longest answers leave most of a message to the visitor", () => {
  const longest = (name: (typeof questionNames)[number]) => [...questions[name]].sort((a, b) => b.length - a.length)[0];
  const choices = Object.fromEntries(questionNames.map((name) => [name, longest(name)])) as Choices;
  const attached = attachedBy(`${Object.values({ ...choices, pay: "several", taxes: "ssn", area: "rural" }).join("_")}_100000000`, "es");
  if (!attached) throw new Error("nothing attached");
  expect(attachedCalculationText(attached).length).toBeLessThan(maxLength.message / 2);
});
