import { describe, expect, it } from "vitest";
import { everyChoice } from "#test/quiz-answers.ts";
import { readAnswers, readPrice, writeAnswers } from "./answers-text.ts";

describe("the answers as one text", () => {
  it("are read as they were written, with a price and without", () => {
    for (const choices of everyChoice) {
      for (const price of [undefined, 100_000, 35_000_050, 10_000_000_000]) {
        const answers = { choices, ...(price !== undefined && { price }) };
        expect(readAnswers(writeAnswers(answers))).toEqual(answers);
      }
    }
  });

  const complete = "ssn_employee_over-40_none_city_history";
  it.each([
    "",
    "ssn",
    complete.replace("ssn", "__proto__"),
    `${complete}_`,
    `${complete}_x`,
    `${complete}_999`,
    `${complete}_400000_1`,
    "x".repeat(500),
  ])("are none where one is missing or unknown: %s", (text) => expect(readAnswers(text)).toBeUndefined());

  it("take a price as people type it, and say when it is none", () => {
    expect(["350000", " $350,000 ", "350,000.50"].map((entry) => readPrice(entry).price)).toEqual([35_000_000, 35_000_000, 35_000_050]);
    expect(["", "  "].map(readPrice)).toEqual([{}, {}]);
    for (const entry of ["x", "-5", "999.99", "100,000,000.01", "1e9", "350.000,00"]) expect(readPrice(entry)).toEqual({ isProblem: true });
  });
});
