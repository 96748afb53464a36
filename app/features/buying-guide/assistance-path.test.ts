import { expect, it } from "vitest";
import { readProgramAnswers } from "#app/features/assistance/answers.ts";
import { quizAnswers } from "#test/quiz-answers.ts";
import { assistancePath } from "./assistance-path.ts";

it.each([
  ["itin_cash_5-to-15_none_city_none_350000", { taxNumber: "itin", price: 350_000 }],
  ["ssn_employee_over-40_none_city_history", { taxNumber: "ssn" }],
  ["not-yet_employee_over-40_none_city_history_725000.5", { price: 725_001 }],
  ["not-yet_employee_over-40_none_city_history", {}],
])("the finder knows what %s said", (text, known) => {
  const { searchParams } = new URL(assistancePath(quizAnswers(text)), "https://site.example");
  expect(readProgramAnswers(searchParams)).toMatchObject({ answers: known, problems: {} });
  expect(Object.keys(readProgramAnswers(searchParams).answers).sort()).toEqual(Object.keys(known).sort());
});
