import { partOf } from "#app/features/calculators/kit/down-payment.ts";
import type { Amounts } from "#app/features/calculators/kit/program-limits.ts";
import { cashToClose } from "#app/features/calculators/math/cash-to-close.ts";
import { judgeLoans, type Loan } from "./loan-fit.ts";
import type { Choices } from "./questions.ts";

/** The published figures that the example depends on. */
export const moneyFigureKeys = {
  closing: "figures.utah.closingCosts",
  conventional: "figures.conventional.minimumDown",
  fha: "figures.fha.minimumDown",
  va: "figures.va.minimumDown",
  usda: "figures.usda.minimumDown",
  itinLow: "figures.itin.downLow",
  itinHigh: "figures.itin.downHigh",
  conformingLimit: "figures.conformingLimit",
} as const;

export type MoneyFigures = Amounts<typeof moneyFigureKeys>;

/** In cents, both inclusive. */
export type Range = { low: number; high: number };

/** In cents; "over-40" has no end. */
export const savingsRanges: Record<Choices["savings"], Range> = {
  "under-5": { low: 0, high: 500_000 },
  "5-to-15": { low: 500_000, high: 1_500_000 },
  "15-to-40": { low: 1_500_000, high: 4_000_000 },
  "over-40": { low: 4_000_000, high: Number.POSITIVE_INFINITY },
};

/** Whether the savings that the visitor named reach: for all of the range, for its lower end perhaps, or not even for that. */
export type Reach = "covered" | "partly" | "short";

export type LoanMoney = { loan: Loan } & (
  | { unknown: "figure" | "lender" | "limit" }
  | {
      unknown?: undefined;
      downShare: Range;
      down: Range;
      closingShare?: number;
      closing?: number;
      total?: Range;
      reach?: Reach;
      missing?: number;
    }
);

/** An example price, where the visitor has not typed one. */
export const examplePrice = 40_000_000;

/** The loans of the example, each with the figures of its smallest and largest usual down payment. */
const downFigures = {
  conventional: ["conventional", "conventional"],
  fha: ["fha", "fha"],
  va: ["va", "va"],
  usda: ["usda", "usda"],
  itin: ["itinLow", "itinHigh"],
} as const satisfies Partial<Record<Loan, readonly [keyof MoneyFigures, keyof MoneyFigures]>>;

/** FHA insures no loan above one and a half times the conforming limit, wherever the home is (12 U.S.C. 1709(b)(2)). */
const limitFactors: Partial<Record<Loan, number>> = { conventional: 2, fha: 3 };

/** What each loan that may fit would take in cash for a home of this price. Assistance is no loan of its own, so it is left out. */
export function moneyNeeded(choices: Choices, price: number, figures: MoneyFigures): LoanMoney[] {
  const loans = judgeLoans(choices).filter(({ loan, mayFit }) => mayFit && loan !== "utah-help");
  return loans.map(({ loan }) => ({ loan, ...moneyFor(loan, choices, price, figures) }));
}

/** The figures behind the amounts of these loans. */
export function figureKeysOf(loans: readonly Loan[]): Partial<typeof moneyFigureKeys> {
  const used = new Set<string>(["closing", ...loans.flatMap((loan) => (isKeyOf(downFigures, loan) ? downFigures[loan] : []))]);
  if (loans.some((loan) => limitFactors[loan])) used.add("conformingLimit");
  return Object.fromEntries(Object.entries(moneyFigureKeys).filter(([name]) => used.has(name)));
}

function moneyFor(loan: Loan, choices: Choices, price: number, figures: MoneyFigures) {
  if (!isKeyOf(downFigures, loan)) return { unknown: "lender" as const };
  const [lowKey, highKey] = downFigures[loan];
  const [lowShare, highShare] = [figures[lowKey], figures[highKey]];
  if (lowShare === undefined || highShare === undefined) return { unknown: "figure" as const };
  const down = { low: partOf(price, lowShare, "percent"), high: partOf(price, highShare, "percent") };
  if (isAboveLimit(loan, price - down.low, figures)) return { unknown: "limit" as const };
  const known = { downShare: { low: lowShare, high: highShare }, down };
  const closingShare = figures.closing;
  if (closingShare === undefined) return known;
  const closing = partOf(price, closingShare, "percent");
  const total = { low: needed(down.low, closing), high: needed(down.high, closing) };
  return { ...known, closingShare, closing, total, ...compareSavings(savingsRanges[choices.savings], total) };
}

const needed = (downPayment: number, closingCosts: number) =>
  cashToClose({ downPayment, closingCosts, prepaid: 0, sellerCredit: 0, help: 0, gift: 0, earnestMoney: 0 }).needed;

function isAboveLimit(loan: Loan, principal: number, { conformingLimit }: MoneyFigures): boolean {
  const factor = limitFactors[loan];
  return factor !== undefined && conformingLimit !== undefined && principal * 2 > conformingLimit * factor;
}

/** `missing` is the least that is still to be saved. */
function compareSavings(savings: Range, total: Range): { reach: Reach; missing?: number } {
  if (savings.low >= total.high) return { reach: "covered" };
  return savings.high < total.low ? { reach: "short", missing: total.low - savings.high } : { reach: "partly" };
}

const isKeyOf = <T extends object>(record: T, key: PropertyKey): key is keyof T => Object.hasOwn(record, key);
