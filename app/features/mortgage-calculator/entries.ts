import { parseDecimal } from "#lib/decimal.ts";
import { limits, type Mortgage } from "#lib/mortgage.ts";

/** What the calculator's form holds, as it was typed. Its fields are the names in the address. */
export const entryNames = ["price", "down", "downUnit", "rate", "years", "tax", "insurance", "pmi"] as const;
export type EntryName = (typeof entryNames)[number];
export type Entries = Record<EntryName, string>;

export const downUnits = ["percent", "amount"] as const;
export const terms = ["30", "25", "20", "15", "10"] as const;

/** An example home in Utah: a usual price, a county tax rate near 0.55 %, and no one's actual offer. */
export const exampleEntries: Entries = {
  price: "450,000",
  down: "5",
  downUnit: "percent",
  rate: "6.5",
  years: "30",
  tax: "2,500",
  insurance: "1,500",
  pmi: "0.6",
};

const maxLength = 24;

/** The entries that an address asks for; what it leaves out is the example's. */
export function entriesFrom(query: URLSearchParams): Entries {
  const pairs = entryNames.map((name) => [name, query.get(name)?.slice(0, maxLength) ?? exampleEntries[name]]);
  return Object.fromEntries(pairs) as Entries;
}

export type Problem = { kind: "missing" } | { kind: "range"; min: number; max: number } | { kind: "abovePrice" };
export type Problems = Partial<Record<EntryName, Problem>>;
export type Reading = { mortgage: Mortgage; problems?: undefined } | { mortgage?: undefined; problems: Problems };

const ranges = {
  price: { decimals: 2, min: 100_000, max: limits.price },
  rate: { decimals: 3, min: 0, max: limits.rate },
  tax: { decimals: 2, min: 0, max: limits.yearlyCost },
  insurance: { decimals: 2, min: 0, max: limits.yearlyCost },
  pmi: { decimals: 3, min: 0, max: limits.mortgageInsuranceRate },
};

/** What is left empty costs nothing; only a price and a rate must be there. */
const optional: ReadonlySet<string> = new Set(["down", "tax", "insurance", "pmi"]);

/** The mortgage that the entries describe, or what is wrong with which of them. */
export function readEntries(entries: Entries): Reading {
  const problems: Problems = {};
  const refuse = (name: EntryName, problem: Problem) => {
    problems[name] = problem;
    return 0;
  };
  const number = (name: EntryName, decimals: number, min: number, max: number) => {
    if (entries[name].trim() === "" && optional.has(name)) return 0;
    const value = parseDecimal(entries[name], decimals);
    if (value === undefined) return refuse(name, { kind: "missing" });
    return value < min || value > max ? refuse(name, { kind: "range", min, max }) : value;
  };
  const ranged = (name: keyof typeof ranges) => number(name, ranges[name].decimals, ranges[name].min, ranges[name].max);

  const price = ranged("price");
  const down = downPayment(entries.downUnit, price);
  const mortgage: Mortgage = {
    price,
    downPayment: down.toCents(number("down", down.decimals, 0, down.max)),
    rate: ranged("rate"),
    months: 12 * (terms.some((term) => term === entries.years) ? Number(entries.years) : refuse("years", { kind: "missing" })),
    yearlyTax: ranged("tax"),
    yearlyInsurance: ranged("insurance"),
    mortgageInsuranceRate: ranged("pmi"),
  };
  if (mortgage.downPayment > price && !problems.price && !problems.down) refuse("down", { kind: "abovePrice" });
  return Object.keys(problems).length > 0 ? { problems } : { mortgage };
}

function downPayment(unit: string, price: number) {
  if (unit === "amount") return { decimals: 2, max: limits.price, toCents: (cents: number) => cents };
  return { decimals: 3, max: 100_000, toCents: (thousandths: number) => Math.round((price * thousandths) / 100_000) };
}

/** The same down payment in the other unit, as the form shows it when the unit is changed. */
export function convertedDown(entries: Entries, unit: string): string | undefined {
  const price = parseDecimal(entries.price, 2);
  const down = parseDecimal(entries.down, unit === "percent" ? 2 : 3);
  if (!price || down === undefined) return undefined;
  if (unit === "percent") return String(Math.round((down * 100_000) / price) / 1000);
  return String(Math.round((price * down) / 100_000) / 100);
}
