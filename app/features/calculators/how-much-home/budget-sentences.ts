import { dollars, percent } from "#app/features/calculators/math/money.ts";
import type { affordabilityTexts } from "#app/features/calculators/texts/how-much-home.ts";
import type { AffordabilityValues, LevelBudget } from "./rules.ts";

type Texts = (typeof affordabilityTexts)["en"]["result"];

/** What limits a budget and, where debts or dues do, what would change that. */
export function budgetSentences(budget: LevelBudget, text: Texts): string[] {
  if (budget.state === "outOfDate") return [];
  if (budget.state === "debts") {
    const { share, total, debtsBelow, incomeAbove } = budget;
    return [text.debtsTake(percent(share), percent(total)), text.debtsChange(dollars(debtsBelow), dollars(incomeAbove))];
  }
  if (budget.state === "dues") return [text.duesTake(dollars(budget.dues), dollars(budget.allowance))];
  const { limit, allowance, share, housing, total, housingAllowance } = budget;
  const monthly = text.payment(dollars(allowance), percent(share));
  return [monthly, limit === "housing" ? text.housingLimit(percent(housing)) : text.debtsLimit(percent(total), dollars(housingAllowance))];
}

/** What the prices leave out because no number was given for it. */
export function omissionSentences(values: AffordabilityValues, budgets: LevelBudget[], text: Texts): string[] {
  const isInsured = budgets.some((budget) => budget.state === "room" && budget.loan * 100 > budget.price * 80);
  const sentences = [values.costs === undefined && text.without, values.pmi === undefined && isInsured && text.withoutPmi];
  return sentences.filter((sentence) => sentence !== false);
}
