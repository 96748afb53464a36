import { wholeRate } from "#app/features/calculators/math/amounts.ts";
import { parseDecimal, parsePercent } from "#lib/decimal.ts";

/** Money is in cents, rates in thousandths of a percent. */
const decimals = { money: 2, rate: 3, count: 0 };

export type NumberRule<Required extends boolean = boolean> = {
  kind: keyof typeof decimals;
  min: number;
  max: number;
  isRequired: Required;
  /** The choice between dollars and percent. */
  unitField?: string;
};
type ChoiceRule<Option extends string = string, Required extends boolean = boolean> = {
  kind: "choice";
  options: readonly Option[];
  isRequired: Required;
};
export type Rules = Record<string, NumberRule | ChoiceRule>;

type Bounds = { min?: number; max: number; unitField?: string };
type NumberKind = NumberRule["kind"];

export const requiredNumber = (kind: NumberKind, bounds: Bounds): NumberRule<true> => ({ kind, min: 0, ...bounds, isRequired: true });
export const optional = (kind: NumberKind, bounds: Bounds): NumberRule<false> => ({ kind, min: 0, ...bounds, isRequired: false });

const choice = <Option extends string>(options: readonly Option[]) => ({ kind: "choice" as const, options });
export const requiredChoice = <Option extends string>(options: readonly Option[]) => ({ ...choice(options), isRequired: true as const });
export const optionalChoice = <Option extends string>(options: readonly Option[]) => ({ ...choice(options), isRequired: false as const });

export const terms = ["30", "25", "20", "15", "10"] as const;

export const termNames = (nameOf: (years: string) => string) => Object.fromEntries(terms.map((term) => [term, nameOf(term)]));

/** Form fields as typed, by their names in the URL. */
export type Entries = Record<string, string>;

type GivenValue<Rule> = Rule extends ChoiceRule<infer Option> ? Option : number;
export type Values<R extends Rules> = {
  [Name in keyof R]: R[Name]["isRequired"] extends true ? GivenValue<R[Name]> : GivenValue<R[Name]> | undefined;
};

export type Problem =
  | { kind: "missing" | "noChoice" | "abovePrice" | "unknownMinimum" | "usdaTerm" }
  | { kind: "noNumber"; of: NumberKind }
  | { kind: "belowMinimum"; share: number }
  | { kind: "range"; of: NumberKind; min: number; max: number };
export type Problems = Record<string, Problem>;

type EntriesReading<V> = { values: V; problems?: undefined } | { values?: undefined; problems: Problems };

const maxLength = 24;

export function entriesFrom(rules: Rules, query: URLSearchParams): Entries {
  return Object.fromEntries(Object.keys(rules).map((name) => [name, query.get(name)?.slice(0, maxLength) ?? ""]));
}

/** Without empty fields, so that a shared URL is short. */
export function queryFrom(entries: Entries): URLSearchParams {
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value.trim() !== ""));
}

export function readEntries<R extends Rules>(
  rules: R,
  entries: Entries,
  check: (values: Values<R>) => Problems = () => ({}),
): EntriesReading<Values<R>> {
  const problems: Problems = {};
  const values: Record<string, string | number | undefined> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const entry = entries[name]?.trim() ?? "";
    const outcome = entry === "" ? (rule.isRequired ? missingValue : undefined) : readEntry(rule, entry, entries);
    if (typeof outcome === "object") problems[name] = outcome;
    else values[name] = outcome;
  }
  const all = values as Values<R>;
  const foundProblems = Object.keys(problems).length > 0 ? problems : check(all);
  return Object.keys(foundProblems).length > 0 ? { problems: foundProblems } : { values: all };
}

const missingValue: Problem = { kind: "missing" };

function readEntry(rule: NumberRule | ChoiceRule, entry: string, entries: Entries): number | string | Problem {
  if (rule.kind === "choice") return rule.options.includes(entry) ? entry : { kind: "noChoice" };
  const isPart = rule.unitField !== undefined && entries[rule.unitField] !== "amount";
  const { kind, min, max } = isPart ? ({ kind: "rate", min: 0, max: wholeRate } as const) : rule;
  const value = readSigned(entry, (digits) =>
    kind === "rate" ? parsePercent(digits, { mayBeDollars: isPart }) : parseDecimal(digits, decimals[kind]),
  );
  if (value === undefined) return { kind: "noNumber", of: kind };
  return value < min || value > max ? { kind: "range", of: kind, min, max } : value;
}

/** Few fields may be negative; the others answer a minus sign with their range. */
function readSigned(entry: string, parse: (digits: string) => number | undefined): number | undefined {
  const [, minus = "", digits = ""] = /^([-−–]?)(.*)$/s.exec(entry) ?? [];
  const value = parse(digits);
  return value && minus ? -value : value;
}
