/** Charges of government-backed loans, in thousandths of a percent; one that is out of date is left out. */
export type ProgramLimits = {
  fhaUpfront?: number;
  /** For terms over fifteen years and loans within the conforming limit, above and up to 95 % loan-to-value. */
  fhaAnnualAbove95?: number;
  fhaAnnualUpTo95?: number;
  /** For terms of fifteen years or less, within the same limit. */
  fhaShortAbove90?: number;
  fhaShortUpTo90?: number;
  vaFirstUse?: number;
  vaLaterUse?: number;
  /** For first and later use alike. */
  vaFrom5Down?: number;
  vaFrom10Down?: number;
  usdaUpfront?: number;
  usdaAnnual?: number;
  /** In cents. */
  conformingLimit?: number;
};

type BorrowedSum = { price: number; principal: number; months: number };

/** Undefined above the conforming limit, where other premiums apply. */
export function fhaAnnualRate({ price, principal, months }: BorrowedSum, figures: ProgramLimits): number | undefined {
  if (figures.conformingLimit === undefined || principal > figures.conformingLimit) return undefined;
  if (months <= 180) return principal * 100 <= price * 90 ? figures.fhaShortUpTo90 : figures.fhaShortAbove90;
  return principal * 100 <= price * 95 ? figures.fhaAnnualUpTo95 : figures.fhaAnnualAbove95;
}

export const vaUses = ["first", "later", "exempt"] as const;
export type VaUse = (typeof vaUses)[number];

export function vaFeeRate({ price, principal }: Omit<BorrowedSum, "months">, use: VaUse, figures: ProgramLimits): number | undefined {
  if (use === "exempt") return 0;
  if (principal * 100 <= price * 90) return figures.vaFrom10Down;
  if (principal * 100 <= price * 95) return figures.vaFrom5Down;
  return use === "first" ? figures.vaFirstUse : figures.vaLaterUse;
}
