import { dollars, money, percent } from "#app/features/calculators/math/money.ts";
import { type Entries, type Rules, readEntries } from "./rules.ts";

/** Names of choices by field and option. */
export type ChoiceNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the visitor entered, as a text; empty if it cannot be read. */
export function entryText(rules: Rules, name: string, entries: Entries, choices: ChoiceNames): string {
  const rule = rules[name];
  const value = rule && readEntries({ [name]: rule }, entries).values?.[name];
  if (!rule || value === undefined) return "";
  if (typeof value !== "number") return choices[name]?.[value] ?? value;
  const isPart = rule.kind !== "choice" && rule.unitField !== undefined && entries[rule.unitField] !== "amount";
  if (isPart || rule.kind === "rate") return percent(value);
  return rule.kind === "count" ? String(value) : value % 100 === 0 ? dollars(value) : money(value);
}
