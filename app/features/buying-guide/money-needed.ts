import { closingTypicalSources } from "#app/features/calculators/cash-to-close/rules.ts";
import { partOf } from "#app/features/calculators/kit/down-payment.ts";
import type { Amounts } from "#app/features/calculators/kit/program-limits.ts";
import { typicalDollars } from "#app/features/calculators/kit/typical.ts";
import { typicalKeys, typicalRate } from "#app/features/calculators/kit/typical-sources.ts";
import { cashToClose } from "#app/features/calculators/math/cash-to-close.ts";
import type { Loan } from "./loans.ts";
import type { Choices } from "./questions.ts";

const { typicalClosing, typicalInsurance, typicalTax } = typicalKeys;

/** The published figures that the example depends on. */
export const moneyFigureKeys = {
  typicalClosing,
  typicalInsurance,
  typicalTax,
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
const savingsRanges: Record<Choices["savings"], Range> = {
  "under-5": { low: 0, high: 500_000 },
  "5-to-15": { low: 500_000, high: 1_500_000 },
  "15-to-40": { low: 1_500_000, high: 4_000_000 },
  "over-40": { low: 4_000_000, high: Number.POSITIVE_INFINITY },
};

/** Of the range that the visitor chose: what they can count on. */
export const leastSavings = ({ savings }: Pick<Choices, "savings">): number => savingsRanges[savings].low;

/** Whether the savings that the visitor named reach: for all of the range, for its lower end perhaps, or not even for that. */
export type Reach = "covered" | "partly" | "short";

export type UnknownMoney = "figure" | "lender" | "limit" | "county";

export type LoanMoney = { loan: Loan } & (
  | { unknown: UnknownMoney }
  | {
      unknown?: undefined;
      downShare: Range;
      down: Range;
      closingShare?: number;
      closing?: number;
      prepaid?: number;
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

type LoanLimit = { percent: number; unknown: UnknownMoney };

/**
 * As percentages of the conforming limit, the largest first. FHA's limit is between 65 % and 150 % of it, depending on the county
 * (12 U.S.C. 1709(b)(2)), and we have no figures by county.
 */
const loanLimits: Partial<Record<Loan, LoanLimit[]>> = {
  conventional: [{ percent: 100, unknown: "limit" }],
  fha: [
    { percent: 150, unknown: "limit" },
    { percent: 65, unknown: "county" },
  ],
};

/** The figures behind the amounts of these loans. */
export function figureKeysOf(loans: readonly Loan[]): Partial<typeof moneyFigureKeys> {
  const used = new Set<string>(loans.flatMap((loan) => (isKeyOf(downFigures, loan) ? downFigures[loan] : [])));
  for (const { parts } of Object.values(closingTypicalSources)) for (const name of Object.keys(parts)) used.add(name);
  if (loans.some((loan) => loanLimits[loan])) used.add("conformingLimit");
  return Object.fromEntries(Object.entries(moneyFigureKeys).filter(([name]) => used.has(name)));
}

/** What a loan would take in cash for a home of this price. */
export function moneyFor(loan: Loan, savings: Choices["savings"], price: number, figures: MoneyFigures): LoanMoney {
  if (!isKeyOf(downFigures, loan)) return { loan, unknown: "lender" };
  const [lowKey, highKey] = downFigures[loan];
  const [lowShare, highShare] = [figures[lowKey], figures[highKey]];
  if (lowShare === undefined || highShare === undefined) return { loan, unknown: "figure" };
  const down = { low: partOf(price, lowShare, "percent"), high: partOf(price, highShare, "percent") };
  const unknown = unknownByLimit(loan, price - down.low, figures);
  if (unknown) return { loan, unknown };
  const known = { loan, downShare: { low: lowShare, high: highShare }, down };
  const costs = costsAtClosing(price, figures);
  if (!costs) return known;
  const total = { low: needed(down.low, costs), high: needed(down.high, costs) };
  return { ...known, ...costs, total, ...compareSavings(savingsRanges[savings], total) };
}

function unknownByLimit(loan: Loan, principal: number, { conformingLimit }: MoneyFigures): UnknownMoney | undefined {
  const limits = loanLimits[loan];
  if (!limits) return undefined;
  if (conformingLimit === undefined) return "figure";
  return limits.find(({ percent }) => principal * 100 > conformingLimit * percent)?.unknown;
}

type Costs = { closingShare: number; closing: number; prepaid: number };

/** As the cash-to-close calculator fills them in. Undefined if one of their figures is out of date. */
function costsAtClosing(price: number, figures: MoneyFigures): Costs | undefined {
  const closingShare = typicalRate(closingTypicalSources.closing, figures);
  const prepaidShare = typicalRate(closingTypicalSources.prepaid, figures);
  if (closingShare === undefined || prepaidShare === undefined) return undefined;
  return { closingShare, closing: partOf(price, closingShare, "percent"), prepaid: 100 * typicalDollars(prepaidShare, price) };
}

const needed = (downPayment: number, { closing, prepaid }: Costs) =>
  cashToClose({ downPayment, closingCosts: closing, prepaid, sellerCredit: 0, help: 0, gift: 0, earnestMoney: 0 }).needed;

/** `missing` is the least that is still to be saved. */
function compareSavings(savings: Range, total: Range): { reach: Reach; missing?: number } {
  if (savings.low >= total.high) return { reach: "covered" };
  return savings.high < total.low ? { reach: "short", missing: total.low - savings.high } : { reach: "partly" };
}

const isKeyOf = <T extends object>(record: T, key: PropertyKey): key is keyof T => Object.hasOwn(record, key);
