import { expect, it } from "vitest";
import { quizAnswers, quizBasis } from "#test/quiz-answers.ts";
import { officerCriteria } from "./officer-criteria.ts";

it.each<[string, string[], string[]]>([
  ["itin_cash_under-5_none_city_none", ["itin", "firstHome"], ["UT"]],
  ["itin_several_over-40_none_rural_none", ["itin", "selfEmployed", "firstHome"], ["UT"]],
  ["ssn_employee_5-to-15_none_rural_history", ["usda", "downPaymentHelp", "firstHome"], ["UT"]],
  ["ssn_employee_over-40_none_licensed_history", ["firstHome"], ["ID", "NV"]],
  ["ssn_employee_over-40_none_elsewhere_history", ["firstHome"], []],
])("officers for %s know %o and are licensed in %o", (text, specialties, states) => {
  expect(officerCriteria(quizAnswers(text).choices, quizBasis)).toEqual({ specialties, states });
});

it("asks for no ITIN specialist where no ITIN loan is offered", () => {
  const { choices } = quizAnswers("itin_cash_under-5_none_city_none");
  expect(officerCriteria(choices, { ...quizBasis, itinOffer: "none" }).specialties).toEqual(["firstHome"]);
});
