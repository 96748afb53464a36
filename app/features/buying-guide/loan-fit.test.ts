import { describe, expect, it } from "vitest";
import { languages } from "#lib/translations.ts";
import { everyChoice, quizAnswers, quizBasis } from "#test/quiz-answers.ts";
import { judgeLoans, type LoanReason } from "./loan-fit.ts";
import { type Loan, loanNames } from "./loans.ts";
import { loanReasonTexts } from "./texts/loan-reasons.ts";

/** Worked out apart from this code: the answers, then which loans may fit (+) or not (-), and why. */
const cases = `
ssn_employee_15-to-40_1200-to-2000_city_history_400000
  -itin: not-needed | +conventional: usual | +fha: compare residency | -usda: city | -bank-statements: pay-stubs | +va: service | +utah-help: gap open-today
ssn_employee_over-40_over-2000_city_history_400000
  -itin: not-needed | +conventional: usual | +fha: compare residency | -usda: city | -bank-statements: pay-stubs | +va: service | -utah-help: savings
ssn_employee_over-40_over-2000_city_history_598787.87
  -itin: not-needed | +conventional: usual | +fha: compare residency | -usda: city | -bank-statements: pay-stubs | +va: service | -utah-help: savings
ssn_employee_over-40_over-2000_licensed_history_598788
  -itin: not-needed | +conventional: usual | +fha: compare residency | +usda: map | -bank-statements: pay-stubs | +va: service | -utah-help: utah
ssn_employee_5-to-15_1200-to-2000_rural_none_250000
  -itin: not-needed | +conventional: other-payments | +fha: small-down credit residency | +usda: rural income | -bank-statements: pay-stubs | +va: service | +utah-help: gap open-today
ssn_several_5-to-15_under-1200_rural_trouble_224719.1
  -itin: not-needed | +conventional: late-payments | +fha: small-down credit residency | +usda: rural income | +bank-statements: own-work | +va: service | +utah-help: gap open-today
ssn_self-employed_under-5_none_city_trouble_1000
  -itin: not-needed | +conventional: late-payments | +fha: small-down credit residency | -usda: city | +bank-statements: own-work | +va: service | +utah-help: gap open-today
ssn_cash_over-40_none_elsewhere_none_100000000
  -itin: not-needed | +conventional: other-payments | +fha: credit residency | +usda: map | -bank-statements: cash | +va: service | -utah-help: utah
ssn_employee_over-40_over-2000_city_history_858505.15
  -itin: not-needed | +conventional: usual | +fha: compare residency | -usda: city | -bank-statements: pay-stubs | +va: service | +utah-help: gap open-today
ssn_employee_over-40_over-2000_city_history_858505.16
  -itin: not-needed | +conventional: usual | +fha: compare residency | -usda: city | -bank-statements: pay-stubs | +va: service | -utah-help: savings
ssn_employee_over-40_over-2000_city_history_560919.69
  -itin: not-needed | +conventional: usual | +fha: compare residency | -usda: city | -bank-statements: pay-stubs | +va: service | +utah-help: gap open-today
ssn_employee_over-40_over-2000_city_history_560919.7
  -itin: not-needed | +conventional: usual | +fha: compare residency | -usda: city | -bank-statements: pay-stubs | +va: service | -utah-help: savings
ssn_cash_15-to-40_1200-to-2000_rural_history_1294430.05
  -itin: not-needed | +conventional: usual | +fha: compare residency | +usda: rural income | -bank-statements: cash | +va: service | +utah-help: gap open-today
ssn_cash_15-to-40_1200-to-2000_rural_history_1294430.06
  -itin: not-needed | +conventional: usual | +fha: compare residency | +usda: rural income | -bank-statements: cash | +va: service | +utah-help: gap open-today
itin_cash_5-to-15_none_city_none_350000
  +itin: made-for savings brokered | -conventional: presence | -fha: number | -usda: city number | -bank-statements: cash | -va: number | -utah-help: number
itin_cash_5-to-15_none_city_none_100000
  +itin: made-for brokered | -conventional: presence | -fha: number | -usda: city number | -bank-statements: cash | -va: number | -utah-help: number
itin_employee_over-40_over-2000_rural_history_133333.33
  +itin: made-for brokered | -conventional: presence | -fha: number | -usda: number | -bank-statements: pay-stubs | -va: number | -utah-help: number
itin_self-employed_under-5_none_elsewhere_trouble_333333.33
  +itin: made-for savings brokered | -conventional: presence | -fha: number | -usda: number | +bank-statements: own-work | -va: number | -utah-help: utah
itin_several_15-to-40_under-1200_licensed_none_1000.01
  +itin: made-for brokered | -conventional: presence | -fha: number | -usda: number | +bank-statements: own-work | -va: number | -utah-help: utah
itin_employee_over-40_none_city_history_100000000
  +itin: made-for brokered | -conventional: presence | -fha: number | -usda: city number | -bank-statements: pay-stubs | -va: number | -utah-help: number
itin_employee_15-to-40_none_city_history_350000
  +itin: made-for savings brokered | -conventional: presence | -fha: number | -usda: city number | -bank-statements: pay-stubs | -va: number | -utah-help: number
not-yet_cash_under-5_none_rural_none_250000
  +itin: returns-first savings brokered | +conventional: returns-first other-payments | +fha: returns-first | +usda: returns-first | -bank-statements: cash | +va: returns-first | -utah-help: number
not-yet_employee_over-40_under-1200_licensed_trouble_832750
  +itin: returns-first brokered | +conventional: returns-first late-payments | +fha: returns-first | +usda: map returns-first | -bank-statements: pay-stubs | +va: returns-first | -utah-help: utah
not-yet_self-employed_15-to-40_over-2000_city_history_199999.99
  +itin: returns-first brokered | +conventional: returns-first | +fha: returns-first | -usda: city returns-first | +bank-statements: own-work | +va: returns-first | -utah-help: number
ssn_several_over-40_none_elsewhere_history_725000.5
  -itin: not-needed | +conventional: usual | +fha: compare residency | +usda: map | +bank-statements: own-work | +va: service | -utah-help: utah
ssn_employee_under-5_1200-to-2000_city_none_71428.57
  -itin: not-needed | +conventional: other-payments | +fha: small-down credit residency | -usda: city | -bank-statements: pay-stubs | +va: service | +utah-help: gap open-today
`;

const prefixes: Record<Loan, string> = {
  itin: "itin",
  conventional: "conventional",
  fha: "fha",
  usda: "usda",
  "bank-statements": "statements",
  va: "va",
  "utah-help": "help",
};

const withoutPrefix = (loan: Loan, reason: LoanReason) => reason.slice(prefixes[loan].length + 1);

const judged = (answers: string, basis: Parameters<typeof judgeLoans>[1] = quizBasis) =>
  judgeLoans(quizAnswers(answers), basis).map(
    ({ loan, mayFit, reasons }) => `${mayFit ? "+" : "-"}${loan}: ${reasons.map((reason) => withoutPrefix(loan, reason)).join(" ")}`,
  );

const readCases = (table: string) =>
  [...table.matchAll(/^(\S+)\n {2}(.+)$/gm)].map(([, answers = "", loans = ""]): [string, string[]] => [answers, loans.split(" | ")]);

describe("which loans may fit, and why", () => {
  it.each(readCases(cases))("%s", (answers, loans) => expect(judged(answers)).toEqual(loans));

  it("follows what the company offers to people who file with an ITIN", () => {
    const itinLoan = (itinOffer: "makes" | "brokers" | "none", taxes: string) =>
      judged(`${taxes}_employee_over-40_none_city_history_100000`, { ...quizBasis, itinOffer })[0];
    expect(itinLoan("makes", "itin")).toBe("+itin: made-for");
    expect(itinLoan("brokers", "itin")).toBe("+itin: made-for brokered");
    expect(itinLoan("none", "itin")).toBe("-itin: not-offered");
    expect(itinLoan("none", "not-yet")).toBe("-itin: not-offered");
    expect(itinLoan("none", "ssn")).toBe("-itin: not-needed");
  });

  it("offers bank statements to someone who files with an ITIN only if the company has ITIN loans", () => {
    const statements = (itinOffer: "makes" | "none", answers: string) =>
      judged(`${answers}_over-40_none_city_history_100000`, { ...quizBasis, itinOffer })[4];
    for (const pay of ["self-employed", "several"]) {
      expect(statements("makes", `itin_${pay}`)).toBe("+bank-statements: own-work");
      expect(statements("none", `itin_${pay}`)).toBe("-bank-statements: not-offered");
      expect(statements("none", `ssn_${pay}`)).toBe("+bank-statements: own-work");
    }
    expect(statements("none", "itin_cash")).toBe("-bank-statements: cash");
  });

  it("reads all of the table", () => expect(readCases(cases)).toHaveLength(26));

  it("goes by the amount saved alone where the figures are out of date", () => {
    const help = (savings: string) => judged(`ssn_employee_${savings}_none_city_history`, { ...quizBasis, figures: {} }).at(-1);
    expect([help("5-to-15"), help("15-to-40")]).toEqual(["+utah-help: gap open-today", "-utah-help: savings"]);
  });

  it("has a reason for every loan, regardless of the answers, and each reason occurs and is in both languages", () => {
    const given = new Set<string>();
    for (const itinOffer of ["makes", "brokers", "none"] as const)
      for (const choices of everyChoice) {
        const loans = judgeLoans({ choices }, { ...quizBasis, itinOffer });
        expect(loans.map(({ loan }) => loan)).toEqual(loanNames);
        for (const { loan, reasons } of loans) {
          if (reasons.length === 0) throw new Error(`${loan} ${JSON.stringify(choices)}`);
          for (const reason of reasons) given.add(reason);
        }
      }
    for (const language of languages) expect(Object.keys(loanReasonTexts[language]).sort()).toEqual([...given].sort());
  });
});
