import { limits, requireWithin, share, wholeRate, yearlyShare } from "./amounts.ts";
import { type Buydown, buydownOf } from "./buydown.ts";
import { type Loan, monthlyPayment, paymentsOf, yearsOf } from "./loan.ts";
import { fhaInsurance, type MortgageInsurance, privateInsurance, usdaInsurance } from "./mortgage-insurance.ts";
import { fhaAnnualRate, type ProgramLimits, type VaUse, vaFeeRate } from "./programs.ts";

export const programs = ["conventional", "fha", "va", "usda"] as const;
export type Program = (typeof programs)[number];

export type Purchase = {
  price: number;
  downPayment: number;
  rate: number;
  months: number;
  program: Program;
  vaUse: VaUse;
  /** Of the loan, per year: the private insurance of a conventional loan. */
  insuranceRate?: number;
  yearlyTax?: number;
  yearlyInsurance?: number;
  monthlyDues: number;
  buydown?: Buydown;
};

/** What the monthly total leaves out because its cost is unknown. */
export type Omission = "tax" | "insurance" | "mortgageInsurance" | "upfrontFee";

export type Estimate = ReturnType<typeof estimatePurchase>;

export function estimatePurchase(purchase: Purchase, figures: ProgramLimits) {
  requirePossible(purchase);
  const base = { principal: purchase.price - purchase.downPayment, rate: purchase.rate, months: purchase.months };
  const upfrontFee = upfrontFeeOf(purchase, base, figures);
  const loan = { ...base, principal: base.principal + (upfrontFee ?? 0) };
  const payments = paymentsOf(loan);
  const mortgageInsurance = insuranceOf(purchase, base, loan, figures);
  const premiums = mortgageInsurance?.premiums ?? [];
  const principalAndInterest = monthlyPayment(loan);
  const tax = purchase.yearlyTax === undefined ? undefined : share(purchase.yearlyTax, 1, 12);
  // The two together are rounded once, as in calculators that ask for one sum of both.
  const taxAndInsurance = share((purchase.yearlyTax ?? 0) + (purchase.yearlyInsurance ?? 0), 1, 12);
  const insurance = purchase.yearlyInsurance === undefined ? undefined : taxAndInsurance - (tax ?? 0);
  const buydown = purchase.buydown && buydownOf(loan, purchase.buydown);
  const withoutMortgageInsurance = principalAndInterest + (tax ?? 0) + (insurance ?? 0) + purchase.monthlyDues;
  const omissions: Omission[] = [];
  if (tax === undefined) omissions.push("tax");
  if (insurance === undefined) omissions.push("insurance");
  if (!mortgageInsurance) omissions.push("mortgageInsurance");
  if (upfrontFee === undefined) omissions.push("upfrontFee");
  return {
    upfrontFee,
    loan: loan.principal,
    principalAndInterest,
    tax,
    insurance,
    dues: purchase.monthlyDues,
    mortgageInsurance: mortgageInsurance && (premiums[0] ?? 0),
    insuredMonths: premiums.length,
    mayAskAfter: mortgageInsurance?.mayAskAfter,
    insuranceEnd: mortgageInsurance?.end,
    monthlyTotal: withoutMortgageInsurance + (premiums[0] ?? 0),
    withoutMortgageInsurance,
    omissions,
    buydown,
    totalInterest: payments.reduce((sum, payment) => sum + payment.interest, 0),
    years: yearsOf(payments, premiums),
  };
}

/** Undefined when it is owed but the amount is unknown. */
function upfrontFeeOf({ program, price, vaUse }: Purchase, { principal }: Loan, figures: ProgramLimits): number | undefined {
  if (program === "conventional" || principal === 0) return 0;
  // USDA charges its fee on the whole loan, the fee included.
  if (program === "usda") return figures.usdaUpfront && share(principal, figures.usdaUpfront, wholeRate - figures.usdaUpfront);
  const rate = program === "fha" ? figures.fhaUpfront : vaFeeRate({ price, principal }, vaUse, figures);
  return rate === undefined ? undefined : yearlyShare(principal, rate);
}

/** Undefined when it is owed but the amount is unknown. */
function insuranceOf(purchase: Purchase, base: Loan, loan: Loan, figures: ProgramLimits): MortgageInsurance | undefined {
  const { program, price, insuranceRate } = purchase;
  if (program === "va" || base.principal === 0) return { premiums: [] };
  if (program === "fha") {
    const rate = fhaAnnualRate({ price, ...base }, figures);
    return rate === undefined ? undefined : fhaInsurance(base, price, rate);
  }
  if (program === "usda") return figures.usdaAnnual === undefined ? undefined : usdaInsurance(loan, figures.usdaAnnual);
  if (base.principal * 100 <= price * 80) return { premiums: [] };
  return insuranceRate === undefined ? undefined : privateInsurance(base, price, paymentsOf(base), insuranceRate);
}

function requirePossible({ price, downPayment, insuranceRate = 0, yearlyTax = 0, yearlyInsurance = 0, monthlyDues }: Purchase): void {
  requireWithin("price", price, 1, limits.price);
  requireWithin("downPayment", downPayment, 0, price);
  requireWithin("insuranceRate", insuranceRate, 0, limits.mortgageInsuranceRate);
  requireWithin("yearlyTax", yearlyTax, 0, limits.yearlyCost);
  requireWithin("yearlyInsurance", yearlyInsurance, 0, limits.yearlyCost);
  requireWithin("monthlyDues", monthlyDues, 0, limits.yearlyCost);
}
