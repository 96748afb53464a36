import { calculateClosing, closingRules } from "#app/features/calculators/cash-to-close/rules.ts";
import { affordabilityRules, levelBudgets, ratioKeys } from "#app/features/calculators/how-much-home/rules.ts";
import { type CalculatorName, calculatorNames } from "#app/features/calculators/kit/catalog.ts";
import { checkDownPayment } from "#app/features/calculators/kit/down-payment.ts";
import { type ChoiceNames, entryText } from "#app/features/calculators/kit/entry-lines.ts";
import { amountsOf, type CheckedLimits } from "#app/features/calculators/kit/program-limits.ts";
import {
  type Entries,
  entriesFrom,
  type Problems,
  type Rules,
  readEntries,
  termNames,
  type Values,
} from "#app/features/calculators/kit/rules.ts";
import { dollars, money } from "#app/features/calculators/math/money.ts";
import { estimatePurchase } from "#app/features/calculators/math/purchase.ts";
import { compareRefinance } from "#app/features/calculators/math/refinance.ts";
import { compareRentAndBuy } from "#app/features/calculators/math/rent-or-buy.ts";
import { omissionSentences } from "#app/features/calculators/monthly-payment/omission-sentences.ts";
import {
  checkPayment,
  type PaymentValues,
  paymentFigureKeys,
  paymentRules,
  purchaseOf,
} from "#app/features/calculators/monthly-payment/rules.ts";
import { breakEvenText, verdictSentence } from "#app/features/calculators/refinance/reasons.ts";
import { refinanceOf, refinanceRules } from "#app/features/calculators/refinance/rules.ts";
import { rentOrBuyOf, rentOrBuyRules } from "#app/features/calculators/rent-or-buy/rules.ts";
import { attachedCalculationTexts } from "#app/features/calculators/texts/attached-calculation.ts";
import { closingTexts } from "#app/features/calculators/texts/cash-to-close.ts";
import { calculatorTexts } from "#app/features/calculators/texts/common.ts";
import { affordabilityTexts } from "#app/features/calculators/texts/how-much-home.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { calculatorPageTexts } from "#app/features/calculators/texts/pages.ts";
import { refinanceTexts } from "#app/features/calculators/texts/refinance.ts";
import { rentOrBuyTexts } from "#app/features/calculators/texts/rent-or-buy.ts";
import type { AttachedCalculation } from "#app/features/leads/messages/attached-calculation.ts";
import type { Settings } from "#app/features/settings/settings.server.ts";
import type { Language } from "#lib/translations.ts";
import { rulesByCalculator } from "./rules-by-calculator.ts";

type Query = { entries: Entries; figures: CheckedLimits; language: Language };
type Writer = (query: Query) => string[] | undefined;

/** Returns undefined if a required number is missing or wrong. */
function writer<R extends Rules>(
  rules: R,
  check: ((values: Values<R>, query: Query) => Problems) | undefined,
  write: (values: Values<R>, query: Query) => string[],
): Writer {
  return (query) => {
    const { values } = readEntries(rules, query.entries, check && ((given) => check(given, query)));
    return values && write(values, query);
  };
}

const checkPaymentIn = (values: PaymentValues, { figures }: Query) => checkPayment(values, amountsOf(paymentFigureKeys, figures));

const writers: Record<CalculatorName, Writer> = {
  "monthly-payment": writer(paymentRules, checkPaymentIn, (values, { figures, language }) => {
    const { result: text, omissions } = paymentTexts[language];
    const estimate = estimatePurchase(purchaseOf(values), amountsOf(paymentFigureKeys, figures));
    return [
      `${text.total}: ${money(estimate.monthlyTotal)}`,
      ...omissionSentences(estimate.omissions, values.program, omissions),
      `${text.loan}: ${money(estimate.loan)}`,
    ];
  }),
  "how-much-home": writer(affordabilityRules, undefined, (values, { figures, language }) => {
    const { levels, result: text } = affordabilityTexts[language];
    const budgets = levelBudgets(values, amountsOf(ratioKeys, figures)).filter(({ state }) => state !== "outOfDate");
    return budgets.map((budget) => `${levels[budget.level]}: ${budget.state === "room" ? text.upTo(dollars(budget.price)) : text.noRoom}`);
  }),
  "cash-to-close": writer(closingRules, checkDownPayment, (values, { language }) => {
    const { result: text } = closingTexts[language];
    const { needed, cash } = calculateClosing(values);
    return [`${text.needed}: ${money(needed)}`, `${text.cash}: ${money(cash)}`];
  }),
  refinance: writer(refinanceRules, undefined, (values, { language }) => {
    const { result: text } = refinanceTexts[language];
    const comparison = compareRefinance(refinanceOf(values));
    const stay = calculatorTexts[language].years(values.stay);
    return [
      verdictSentence(comparison, text, stay),
      `${text.breakEven}: ${breakEvenText(comparison, text)}`,
      `${text.oldPayment}: ${money(comparison.oldPayment)}`,
      `${text.newPayment}: ${money(comparison.newPayment)}`,
    ];
  }),
  "rent-or-buy": writer(rentOrBuyRules, checkDownPayment, (values, { language }) => {
    const { result: text } = rentOrBuyTexts[language];
    const last = compareRentAndBuy(rentOrBuyOf(values)).years.at(-1);
    return [`${text.owning}: ${dollars(last?.owning ?? 0)}`, `${text.renting}: ${dollars(last?.renting ?? 0)}`];
  }),
};

type Headings = Pick<Settings, `text.calculator.${CalculatorName}.heading`>;

/**
 * The calculation in a URL, written by us, so that a link cannot put other texts on our page. Undefined if the URL names no
 * calculator or lacks required numbers.
 */
export function attachedCalculationFrom(
  query: URLSearchParams,
  figures: CheckedLimits,
  language: Language,
  headings: Headings,
): AttachedCalculation | undefined {
  const calculator = calculatorNames.find((name) => name === query.get("calculator"));
  if (!calculator) return undefined;
  const rules = rulesByCalculator[calculator];
  const entries = entriesFrom(rules, query);
  const results = writers[calculator]({ entries, figures, language });
  if (!results) return undefined;
  const labels: Record<string, string> = calculatorPageTexts[calculator][language].fields;
  const choices = choiceNamesIn(language);
  const givenLines = Object.keys(rules).flatMap((name) => {
    const [label, entry] = [labels[name], entryText(rules, name, entries, choices)];
    return label && entry ? [`${label}: ${entry}`] : [];
  });
  return {
    kind: "calculation",
    title: attachedCalculationTexts[language].title(headings[`text.calculator.${calculator}.heading`]),
    lines: [...givenLines, ...results],
  };
}

/** Of every calculator: a field has the same choices wherever it occurs. */
function choiceNamesIn(language: Language): ChoiceNames {
  const { programs, vaUses, buydowns } = paymentTexts[language];
  const { financing } = refinanceTexts[language];
  return { program: programs, vaUse: vaUses, buydown: buydowns, financed: financing, years: termNames(calculatorTexts[language].years) };
}
