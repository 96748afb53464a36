import type { Answers } from "./answers-text.ts";
import type { CheckBasis } from "./check-basis.ts";
import { type ChosenSituation, groupDocuments } from "./documents.ts";
import { judgeLoans, type LoanFit } from "./loan-fit.ts";
import { examplePrice, moneyFor } from "./money-needed.ts";
import { pickTrue } from "./pick-true.ts";
import type { Choices } from "./questions.ts";

/** What may be possible, what is uncertain, and what to do next. Not a decision about a loan: that needs papers and a person. */
export function assessAnswers(answers: Answers, basis: CheckBasis) {
  const { choices, price = examplePrice } = answers;
  const ownSituations = situationsOf(choices);
  const loans = judgeLoans(answers, basis);
  return {
    outlook: outlookOf(choices, loans),
    strengths: strengthsOf(choices, basis),
    doubts: doubtsOf(choices),
    loans,
    // Assistance is not a loan of its own.
    money: loans.flatMap(({ loan, mayFit }) =>
      mayFit && loan !== "utah-help" ? [moneyFor(loan, choices.savings, price, basis.figures)] : [],
    ),
    steps: stepsOf(choices),
    situations: ownSituations,
    documents: groupDocuments(ownSituations).flatMap(({ documents }) => documents),
  };
}

export type Assessment = ReturnType<typeof assessAnswers>;

export type Outlook = "open" | "narrow" | "later" | "elsewhere" | "other-lender";

/** The state matters most only where nothing else is in the way; otherwise it comes in addition (`outlookText`). */
function outlookOf(choices: Choices, loans: LoanFit[]): Outlook {
  const outlook = outlookInAnyState(choices, loans);
  return outlook === "open" && choices.area === "elsewhere" ? "elsewhere" : outlook;
}

function outlookInAnyState({ taxes, pay, savings, credit }: Choices, loans: LoanFit[]): Outlook {
  const hasLittle = savings === "under-5";
  if (loans.every(({ mayFit }) => !mayFit)) return "other-lender";
  if (taxes === "not-yet" || (hasLittle && (taxes === "itin" || pay === "cash"))) return "later";
  return taxes === "itin" || pay === "cash" || credit === "trouble" || (hasLittle && credit === "none") ? "narrow" : "open";
}

function strengthsOf({ taxes, pay, savings, rent, credit }: Choices, { itinOffer }: CheckBasis) {
  return pickTrue({
    "ssn-returns": taxes === "ssn",
    "itin-returns": taxes === "itin" && itinOffer !== "none",
    "returns-on-record": taxes === "itin" && itinOffer === "none",
    "steady-pay": pay === "employee",
    savings: savings === "15-to-40" || savings === "over-40",
    rent: rent !== "none",
    credit: credit === "history",
  });
}

function doubtsOf({ taxes, pay, savings, rent, area, credit }: Choices) {
  return pickTrue({
    license: area === "elsewhere",
    "no-returns": taxes === "not-yet",
    "itin-down-payment": taxes === "itin",
    "cash-income": pay === "cash",
    "net-income": pay === "self-employed",
    "mixed-income": pay === "several",
    "small-savings": savings === "under-5",
    "credit-trouble": credit === "trouble",
    "no-credit": credit === "none",
    "payment-jump": rent === "none" || rent === "under-1200",
    // Some loans ask for more than a tax number; the check does not ask about it.
    residency: taxes === "ssn",
    // Income and debts are not asked, so the amount is always uncertain.
    amount: true,
  });
}

/** The first is the next step; a visitor with nothing to put right first gathers the papers. */
function stepsOf({ taxes, pay, savings, area, credit }: Choices) {
  return pickTrue({
    "tax-help": taxes === "not-yet",
    "deposit-pay": pay === "cash",
    "read-credit-report": credit === "trouble",
    "build-credit": credit === "none",
    "plan-savings": savings === "under-5",
    "gather-papers": true,
    "check-license": area === "elsewhere",
    officer: area !== "elsewhere",
  });
}

export type Step = ReturnType<typeof stepsOf>[number];

function situationsOf(choices: Choices): ChosenSituation[] {
  const { taxes, pay, credit } = choices;
  return pickTrue({
    employee: pay === "employee" || pay === "several",
    "self-employed": pay === "self-employed" || pay === "several",
    cash: pay === "cash",
    itin: taxes === "itin",
    "no-credit": credit === "none",
  });
}
