import { amountUnits, downPaymentOf, downPaymentRules, partOf } from "#app/features/calculators/kit/down-payment.ts";
import { homePriceRule } from "#app/features/calculators/kit/home-price.ts";
import { optional, optionalChoice, requiredNumber, type Values } from "#app/features/calculators/kit/rules.ts";
import { type TypicalSources, wholeYear } from "#app/features/calculators/kit/typical-sources.ts";
import { limits } from "#app/features/calculators/math/amounts.ts";
import { type ClosingNumbers, cashToClose } from "#app/features/calculators/math/cash-to-close.ts";

const amount = optional("money", { max: limits.price });

export const closingRules = {
  price: homePriceRule,
  ...downPaymentRules,
  closing: requiredNumber("money", { max: limits.price, unitField: "closingUnit" }),
  closingUnit: optionalChoice(amountUnits),
  prepaid: amount,
  credit: amount,
  help: amount,
  gift: amount,
  earnest: amount,
  savings: amount,
};

type ClosingValues = Values<typeof closingRules>;

/** Prepaid costs: the first year of homeowner's insurance and half a year of property tax. */
export const closingTypicalSources = {
  closing: { parts: { typicalClosing: wholeYear }, unitField: "closingUnit" },
  prepaid: { parts: { typicalInsurance: wholeYear, typicalTax: 6 }, isShareOfPrice: true },
} satisfies TypicalSources;

export const closingFigureKeys = { firstHomeHelp: "figures.utah.firstHomeHelp" } as const;

function closingOf(values: ClosingValues): ClosingNumbers {
  return {
    downPayment: downPaymentOf(values),
    closingCosts: partOf(values.price, values.closing, values.closingUnit),
    prepaid: values.prepaid ?? 0,
    sellerCredit: values.credit ?? 0,
    help: values.help ?? 0,
    gift: values.gift ?? 0,
    earnestMoney: values.earnest ?? 0,
  };
}

export function calculateClosing(values: ClosingValues) {
  const closingNumbers = closingOf(values);
  return { ...closingNumbers, ...cashToClose(closingNumbers), savings: values.savings, isPrepaidKnown: values.prepaid !== undefined };
}

export type ClosingResult = ReturnType<typeof calculateClosing>;
