import { readHomePrice } from "#app/features/calculators/kit/home-price.ts";
import { moneyEntry } from "#app/features/calculators/math/money.ts";
import { type Choices, choicesIn, isComplete, questionNames } from "./questions.ts";

/** `price` is in cents, of the home that the visitor looks at. */
export type Answers = { choices: Choices; price?: number | undefined };

/** For a URL and the database: the answers in the order of the questions, then the price in dollars. */
export function writeAnswers({ choices, price }: Answers): string {
  const values: string[] = questionNames.map((name) => choices[name]);
  return [...values, ...(price === undefined ? [] : [moneyEntry(price)])].join("_");
}

const maxLength = 120;

/** Undefined if an answer is missing, or no question has it. */
export function readAnswers(text: string): Answers | undefined {
  if (text.length > maxLength) return undefined;
  const values = text.split("_");
  if (values.length > questionNames.length + 1) return undefined;
  const given = new Map<string, string>(questionNames.map((name, index) => [name, values[index] ?? ""]));
  const choices = choicesIn({ get: (name) => given.get(name) ?? null }, true);
  if (!isComplete(choices)) return undefined;
  const entry = values[questionNames.length];
  if (entry === undefined) return { choices };
  const { price } = readPrice(entry);
  return price === undefined ? undefined : { choices, price };
}

/** As typed by a visitor: "$350,000" or "350000". Nothing typed is no price, and no problem. */
export function readPrice(entry: string): { price?: number; isProblem?: true } {
  if (entry.trim() === "") return {};
  const price = readHomePrice(entry);
  return price === undefined ? { isProblem: true } : { price };
}
