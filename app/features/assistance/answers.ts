import { parseDecimal } from "#lib/decimal.ts";
import { homeAnswers, ownershipAnswers, type ProgramAnswers, scoreRanges, taxNumberAnswers } from "./matching.ts";
import type { ScoreRange } from "./texts/program.ts";
import { utahCounties } from "./utah-counties.ts";

/** By their names in the query. */
export const answerNames = ["owned", "income", "score", "county", "price", "home", "taxNumber"] as const;
export type AnswerName = (typeof answerNames)[number];

/** What makes a result more exact, besides the three questions that everyone is asked. */
export const detailNames = ["income", "county", "price", "home"] as const;

export const amountNames = ["income", "price"] as const;
export type AmountName = (typeof amountNames)[number];
type AmountProblem = "noNumber" | "tooLarge";

export type ProgramAnswersRead = {
  answers: ProgramAnswers;
  /** Amounts as typed, to show them again. */
  typed: Record<AmountName, string>;
  problems: Partial<Record<AmountName, AmountProblem>>;
};

export const scoreNames = Object.keys(scoreRanges) as ScoreRange[];

const maxDollars = 100_000_000;
const maxTyped = 24;

/** Choices that the form does not offer count as not answered. */
export function readProgramAnswers(query: URLSearchParams): ProgramAnswersRead {
  const problems: ProgramAnswersRead["problems"] = {};
  const typed = { income: typedIn(query, "income"), price: typedIn(query, "price") };
  const readAmount = (name: AmountName) => {
    const outcome = parseAmount(typed[name]);
    if (typeof outcome === "string") problems[name] = outcome;
    else return outcome;
  };
  const given = {
    owned: chosenIn(query, "owned", ownershipAnswers),
    income: readAmount("income"),
    score: chosenIn(query, "score", scoreNames),
    county: chosenIn(query, "county", utahCounties),
    price: readAmount("price"),
    home: chosenIn(query, "home", homeAnswers),
    taxNumber: chosenIn(query, "taxNumber", taxNumberAnswers),
  };
  return { answers: withoutUndefined(given), typed, problems };
}

export const hasProblems = ({ problems }: ProgramAnswersRead) => Object.keys(problems).length > 0;

export const hasAnswers = (read: ProgramAnswersRead) => Object.keys(read.answers).length > 0 || hasProblems(read);

const typedIn = (query: URLSearchParams, name: AmountName) => (query.get(name) ?? "").trim().slice(0, maxTyped);

const chosenIn = <Choice extends string>(query: URLSearchParams, name: AnswerName, choices: readonly Choice[]) =>
  choices.find((choice) => choice === query.get(name));

/** A part of a dollar counts as a whole one, so that $80,000.50 is above a limit of $80,000. */
function parseAmount(text: string): number | AmountProblem | undefined {
  if (text === "") return undefined;
  // People write thousands as "450k".
  const [, thousands] = /^([^k]*\d)\s*k$/i.exec(text) ?? [];
  const cents = parseDecimal(thousands ?? text, 2);
  if (cents === undefined) return /^[\d,.\s$]{13,}$/.test(text) ? "tooLarge" : "noNumber";
  const dollars = Math.ceil((cents * (thousands === undefined ? 1 : 1000)) / 100);
  return dollars > maxDollars ? "tooLarge" : dollars;
}

function withoutUndefined(given: { [Name in keyof ProgramAnswers]: ProgramAnswers[Name] | undefined }): ProgramAnswers {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
