import { type ChosenSituation, groupDocuments } from "./documents.ts";
import { judgeLoans } from "./loan-fit.ts";
import { pickTrue } from "./pick-true.ts";
import type { Choices } from "./questions.ts";

/** What may be possible, what is uncertain, and what to do next. Not a decision about a loan: that needs papers and a person. */
export function assessChoices(choices: Choices) {
  const ownSituations = situationsOf(choices);
  return {
    outlook: outlookOf(choices),
    strengths: strengthsOf(choices),
    doubts: doubtsOf(choices),
    loans: judgeLoans(choices),
    steps: stepsOf(choices),
    situations: ownSituations,
    documents: groupDocuments(ownSituations).flatMap(({ documents }) => documents),
  };
}

export type Assessment = ReturnType<typeof assessChoices>;

type Outlook = "open" | "narrow" | "later" | "elsewhere";

function outlookOf({ taxes, pay, savings, area, credit }: Choices): Outlook {
  const hasLittle = savings === "under-5";
  if (area === "elsewhere") return "elsewhere";
  if (taxes === "not-yet" || (hasLittle && (taxes === "itin" || pay === "cash"))) return "later";
  return taxes === "itin" || pay === "cash" || credit === "trouble" || (hasLittle && credit === "none") ? "narrow" : "open";
}

function strengthsOf({ taxes, pay, savings, rent, credit }: Choices) {
  return pickTrue({
    "ssn-returns": taxes === "ssn",
    "itin-returns": taxes === "itin",
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

function situationsOf({ taxes, pay, savings, credit }: Choices): ChosenSituation[] {
  return pickTrue({
    employee: pay === "employee" || pay === "several",
    "self-employed": pay === "self-employed" || pay === "several",
    cash: pay === "cash",
    itin: taxes === "itin",
    "no-credit": credit === "none",
    // Many first down payments include a gift from the family.
    gift: savings === "under-5" || savings === "5-to-15",
  });
}
