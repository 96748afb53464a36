import type { Answers } from "./answers-text.ts";
import type { CheckBasis } from "./check-basis.ts";
import { type Loan, loanNames } from "./loans.ts";
import { examplePrice, moneyFor, type Reach } from "./money-needed.ts";
import { pickTrue } from "./pick-true.ts";
import { type Choices, hasSmallSavings, isInUtah } from "./questions.ts";

type Facts = {
  itinOffer: CheckBasis["itinOffer"];
  hasSsn: boolean;
  hasItin: boolean;
  hasNoReturns: boolean;
  isInUtah: boolean;
  hasSmallSavings: boolean;
  /** By the amounts for the price, like the reasons about savings that depend on it. */
  isShortForItin: boolean;
  mayNeedHelp: boolean;
} & Choices;

function factsOf({ choices, price = examplePrice }: Answers, { itinOffer, figures }: CheckBasis): Facts {
  const { taxes, savings } = choices;
  const isSmall = hasSmallSavings(choices);
  const reachesOf = (loans: readonly Loan[]): Reach[] =>
    loans.flatMap((loan) => {
      const money = moneyFor(loan, savings, price, figures);
      return money.unknown || !money.reach ? [] : [money.reach];
    });
  const [itinReach] = reachesOf(["itin"]);
  // The loans that assistance goes with.
  const helpedReaches = reachesOf(["conventional", "fha", "va", "usda"]);
  return {
    ...choices,
    itinOffer,
    hasSsn: taxes === "ssn",
    hasItin: taxes === "itin",
    hasNoReturns: taxes === "not-yet",
    isInUtah: isInUtah(choices),
    hasSmallSavings: isSmall,
    isShortForItin: itinReach === undefined ? isSmall : itinReach === "short",
    mayNeedHelp: helpedReaches.length === 0 ? isSmall : helpedReaches.some((reach) => reach !== "covered"),
  };
}

const itinReasons = ({ itinOffer, hasSsn, hasItin, hasNoReturns, isShortForItin }: Facts) =>
  itinOffer === "none"
    ? pickTrue({ "itin-not-offered": !hasSsn, "itin-not-needed": hasSsn })
    : pickTrue({
        "itin-made-for": hasItin,
        "itin-returns-first": hasNoReturns,
        "itin-savings": !hasSsn && isShortForItin,
        "itin-brokered": !hasSsn && itinOffer === "brokers",
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
    "usda-map": !hasItin && (area === "licensed" || area === "elsewhere"),
    "usda-number": hasItin,
    "usda-returns-first": hasNoReturns,
  });

/** Without a Social Security number, a loan by bank statements is an ITIN loan too. */
const lacksItinLoan = ({ hasItin, itinOffer }: Facts) => hasItin && itinOffer === "none";

const worksForThemselves = ({ pay }: Facts) => pay === "self-employed" || pay === "several";

const statementReasons = (facts: Facts) => {
  const { pay } = facts;
  return pickTrue({
    "statements-own-work": worksForThemselves(facts) && !lacksItinLoan(facts),
    "statements-not-offered": worksForThemselves(facts) && lacksItinLoan(facts),
    "statements-pay-stubs": pay === "employee",
    "statements-cash": pay === "cash",
  });
};

const vaReasons = ({ hasSsn, hasItin, hasNoReturns }: Facts) =>
  pickTrue({ "va-service": hasSsn, "va-number": hasItin, "va-returns-first": hasNoReturns });

const helpReasons = ({ hasSsn, isInUtah, mayNeedHelp }: Facts) =>
  pickTrue({
    "help-gap": hasSsn && isInUtah && mayNeedHelp,
    "help-open-today": hasSsn && isInUtah && mayNeedHelp,
    "help-utah": !isInUtah,
    "help-number": isInUtah && !hasSsn,
    "help-savings": isInUtah && hasSsn && !mayNeedHelp,
  });

const rules = {
  itin: { mayFit: ({ hasSsn, itinOffer }) => !hasSsn && itinOffer !== "none", reasons: itinReasons },
  conventional: { mayFit: ({ hasItin }) => !hasItin, reasons: conventionalReasons },
  fha: { mayFit: ({ hasItin }) => !hasItin, reasons: fhaReasons },
  usda: { mayFit: ({ hasItin, area }) => !hasItin && area !== "city", reasons: usdaReasons },
  "bank-statements": { mayFit: (facts) => worksForThemselves(facts) && !lacksItinLoan(facts), reasons: statementReasons },
  va: { mayFit: ({ hasItin }) => !hasItin, reasons: vaReasons },
  "utah-help": { mayFit: ({ hasSsn, isInUtah, mayNeedHelp }) => hasSsn && isInUtah && mayNeedHelp, reasons: helpReasons },
} satisfies Record<Loan, { mayFit: (facts: Facts) => boolean; reasons: (facts: Facts) => string[] }>;

export type LoanReason = ReturnType<(typeof rules)[Loan]["reasons"]>[number];

export type LoanFit = { loan: Loan; mayFit: boolean; reasons: LoanReason[] };

/** Every kind of loan with why it is worth asking about, or why it is not. */
export function judgeLoans(answers: Answers, basis: CheckBasis): LoanFit[] {
  const facts = factsOf(answers, basis);
  return loanNames.map((loan) => ({ loan, mayFit: rules[loan].mayFit(facts), reasons: rules[loan].reasons(facts) }));
}
