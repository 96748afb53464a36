import { expect, test } from "vitest";
import { hasAnswers, readProgramAnswers } from "./answers.ts";

const read = (query: string) => readProgramAnswers(new URLSearchParams(query));

test.each([
  ["85000", 85_000],
  ["$85,000", 85_000],
  [" 85 000 ", 85_000],
  ["80,000.00", 80_000],
  ["80,000.50", 80_001],
  ["85k", 85_000],
  ["$85.5 K", 85_500],
  ["0", 0],
  ["100000000", 100_000_000],
])("an income of “%s” is %i dollars", (typed, income) => {
  expect(read(`income=${encodeURIComponent(typed)}`)).toMatchObject({ answers: { income }, problems: {} });
});

test.each([
  ["-5", "noNumber"],
  ["a lot", "noNumber"],
  ["1e9", "noNumber"],
  ["k", "noNumber"],
  ["200000k", "tooLarge"],
  ["85.000.000", "noNumber"],
  ["<script>", "noNumber"],
  ["100000001", "tooLarge"],
  ["9".repeat(20), "tooLarge"],
])("an income of “%s” is refused and counts as not given", (typed, problem) => {
  const { answers, problems } = read(`income=${encodeURIComponent(typed)}&owned=no`);
  expect(answers).toEqual({ owned: "no" });
  expect(problems).toEqual({ income: problem });
});

test("choices that the form does not offer count as not answered", () => {
  const answers = read("owned=maybe&score=800&county=Atlantis&home=tent&taxNumber=ein&income=&price=%20&utm_source=x");
  expect(answers).toMatchObject({ answers: {}, problems: {} });
  expect(hasAnswers(answers)).toBe(false);
});

test("all seven answers are read", () => {
  expect(read("owned=yes-veteran&income=1&score=740-or-more&county=Salt+Lake&price=2&home=new&taxNumber=itin").answers).toEqual({
    owned: "yes-veteran",
    income: 1,
    score: "740-or-more",
    county: "Salt Lake",
    price: 2,
    home: "new",
    taxNumber: "itin",
  });
});
