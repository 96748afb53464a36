import { pickTrue } from "./pick-true.ts";
import type { Choices } from "./questions.ts";

export const loanNames = ["itin", "conventional", "fha", "usda", "bank-statements", "va", "utah-help"] as const;
export type Loan = (typeof loanNames)[number];

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

type Facts = {
  hasSsn: boolean;
  hasItin: boolean;
  hasNoReturns: boolean;
  isInUtah: boolean;
  hasSmallSavings: boolean;
} & Choices;

function factsOf(choices: Choices): Facts {
  const { taxes, savings, area } = choices;
  return {
    ...choices,
    hasSsn: taxes === "ssn",
    hasItin: taxes === "itin",
    hasNoReturns: taxes === "not-yet",
    isInUtah: area === "city" || area === "rural",
    hasSmallSavings: savings === "under-5" || savings === "5-to-15",
  };
}

const itinReasons = ({ hasSsn, hasItin, hasNoReturns, hasSmallSavings }: Facts) =>
  pickTrue({
    "itin-made-for": hasItin,
    "itin-returns-first": hasNoReturns,
    "itin-larger-down": !hasSsn && hasSmallSavings,
    "itin-not-needed": hasSsn,
  });

const conventionalReasons = ({ hasSsn, hasItin, hasNoReturns, credit }: Facts) =>
  pickTrue({
    "conventional-usual": hasSsn && credit === "history",
    "conventional-returns-first": hasNoReturns,
    "conventional-presence": hasItin,
    "conventional-late-payments": !hasItin && credit === "trouble",
    "conventional-other-payments": !hasItin && credit === "none",
  });

const fhaReasons = ({ hasSsn, hasItin, hasNoReturns, hasSmallSavings, credit }: Facts) =>
  pickTrue({
    "fha-small-down": hasSsn && hasSmallSavings,
    "fha-credit": hasSsn && credit !== "history",
    "fha-compare": hasSsn && !hasSmallSavings && credit === "history",
    "fha-residency": hasSsn,
    "fha-number": hasItin,
    "fha-returns-first": hasNoReturns,
  });

const usdaReasons = ({ hasSsn, hasItin, hasNoReturns, area }: Facts) =>
  pickTrue({
    "usda-rural": hasSsn && area === "rural",
    "usda-income": hasSsn && area === "rural",
    "usda-city": area === "city",
    "usda-map": area === "licensed" || area === "elsewhere",
    "usda-number": hasItin,
    "usda-returns-first": hasNoReturns,
  });

const statementReasons = ({ pay }: Facts) =>
  pickTrue({
    "statements-own-work": pay === "self-employed" || pay === "several",
    "statements-pay-stubs": pay === "employee",
    "statements-cash": pay === "cash",
  });

const vaReasons = ({ hasSsn, hasItin, hasNoReturns }: Facts) =>
  pickTrue({ "va-service": hasSsn, "va-number": hasItin, "va-returns-first": hasNoReturns });

const helpReasons = ({ hasSsn, isInUtah, hasSmallSavings }: Facts) =>
  pickTrue({
    "help-gap": hasSsn && isInUtah && hasSmallSavings,
    "help-open-today": hasSsn && isInUtah && hasSmallSavings,
    "help-utah": !isInUtah,
    "help-number": isInUtah && !hasSsn,
    "help-savings": isInUtah && hasSsn && !hasSmallSavings,
  });

const rules = {
  itin: { mayFit: ({ hasSsn }) => !hasSsn, reasons: itinReasons },
  conventional: { mayFit: ({ hasItin }) => !hasItin, reasons: conventionalReasons },
  fha: { mayFit: ({ hasSsn }) => hasSsn, reasons: fhaReasons },
  usda: { mayFit: ({ hasSsn, area }) => hasSsn && area === "rural", reasons: usdaReasons },
  "bank-statements": { mayFit: ({ pay }) => pay === "self-employed" || pay === "several", reasons: statementReasons },
  va: { mayFit: ({ hasSsn }) => hasSsn, reasons: vaReasons },
  "utah-help": { mayFit: ({ hasSsn, isInUtah, hasSmallSavings }) => hasSsn && isInUtah && hasSmallSavings, reasons: helpReasons },
} satisfies Record<Loan, { mayFit: (facts: Facts) => boolean; reasons: (facts: Facts) => string[] }>;

export type LoanReason = ReturnType<(typeof rules)[Loan]["reasons"]>[number];

export type LoanFit = { loan: Loan; mayFit: boolean; reasons: LoanReason[] };

/** Every kind of loan with why it is worth asking about, or why it is not. */
export function judgeLoans(choices: Choices): LoanFit[] {
  const facts = factsOf(choices);
  return loanNames.map((loan) => ({ loan, mayFit: rules[loan].mayFit(facts), reasons: rules[loan].reasons(facts) }));
}
