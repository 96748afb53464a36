import { type ChosenSituation, groupDocuments } from "./documents.ts";

/** Questions and their answers, in the order in which they are shown. */
export const questions = {
  taxes: ["ssn", "itin", "not-yet"],
  pay: ["employee", "self-employed", "cash", "several"],
  savings: ["under-5", "5-to-15", "15-to-40", "over-40"],
  rent: ["under-1200", "1200-to-2000", "over-2000", "none"],
  area: ["city", "rural", "licensed", "elsewhere"],
  credit: ["history", "trouble", "none"],
} as const;

export type Question = keyof typeof questions;
export type Choices = { [Q in Question]: (typeof questions)[Q][number] };

export const questionNames = Object.keys(questions) as Question[];

/** Offers "another licensed state" only if there is one. */
export const answersOf = (name: Question, hasOtherStates: boolean): readonly string[] =>
  questions[name].filter((answer) => hasOtherStates || answer !== "licensed");

/** The valid choices in a URL. */
export function choicesIn(query: URLSearchParams, hasOtherStates: boolean): Partial<Choices> {
  const answeredNames = questionNames.filter((name) => answersOf(name, hasOtherStates).includes(query.get(name) ?? ""));
  return Object.fromEntries(answeredNames.map((name) => [name, query.get(name)]));
}

export const isComplete = (choices: Partial<Choices>): choices is Choices => questionNames.every((name) => name in choices);

export function checkPath(choices: Partial<Choices>): string {
  const query = new URLSearchParams(questionNames.flatMap((name) => (choices[name] ? [[name, choices[name]]] : [])));
  return query.size === 0 ? "/can-i-buy" : `/can-i-buy?${query}`;
}

/** The names whose condition holds, in order. */
const pickTrue = <T extends string>(conditions: Record<T, boolean>) =>
  (Object.entries(conditions) as [T, boolean][]).flatMap(([name, holds]) => (holds ? [name] : []));

/** What may be possible, what is uncertain, and what to do next. Not a decision about a loan: that needs papers and a person. */
export function assessChoices(choices: Choices) {
  const ownSituations = situationsOf(choices);
  return {
    outlook: outlookOf(choices),
    strengths: strengthsOf(choices),
    doubts: doubtsOf(choices),
    loans: loansOf(choices),
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

function loansOf({ taxes, pay, savings, area }: Choices) {
  const hasSsn = taxes === "ssn";
  return pickTrue({
    itin: !hasSsn,
    conventional: taxes !== "itin",
    fha: hasSsn,
    usda: hasSsn && area === "rural",
    "bank-statements": pay === "self-employed" || pay === "several",
    va: hasSsn,
    "utah-help": hasSsn && (area === "city" || area === "rural") && (savings === "under-5" || savings === "5-to-15"),
  });
}

export type Loan = ReturnType<typeof loansOf>[number];

/** The page about each kind of loan, if there is one. */
export const loanPages: Record<Loan, string | undefined> = {
  conventional: "/loans/conventional",
  fha: "/loans/fha",
  usda: "/loans/usda",
  va: "/loans/va",
  itin: "/loans/itin",
  "utah-help": "/loans/down-payment-help-utah",
  "bank-statements": undefined,
};

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
