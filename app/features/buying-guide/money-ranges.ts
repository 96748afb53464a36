import { dollars, percent } from "#app/features/calculators/math/money.ts";
import type { Language } from "#lib/translations.ts";
import type { LoanMoney, Range } from "./money-needed.ts";
import { moneyTexts } from "./texts/money-needed.ts";

type KnownMoney = Extract<LoanMoney, { unknown?: undefined }>;

/** The lines of one loan: labels with their share of the price, amounts in whole dollars. */
export function rangeTexts({ downShare, down, closing, closingShare, prepaid, total }: KnownMoney, language: Language) {
  const text = moneyTexts[language];
  const between = (format: (amount: number) => string, { low, high }: Range) => text.range(format(low), format(high));
  return [
    { label: text.down(between(percent, downShare)), amount: between(dollars, down), isTotal: false },
    ...(closing !== undefined && closingShare !== undefined
      ? [{ label: text.closing(percent(closingShare)), amount: dollars(closing), isTotal: false }]
      : []),
    ...(prepaid !== undefined ? [{ label: text.prepaid, amount: dollars(prepaid), isTotal: false }] : []),
    ...(total ? [{ label: text.total, amount: between(dollars, total), isTotal: true }] : []),
  ];
}
