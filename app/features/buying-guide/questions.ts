/** Questions and their answers, in the order in which they are shown. */
export const questions = {
  taxes: ["ssn", "itin", "not-yet"],
  pay: ["employee", "self-employed", "cash", "several"],
  savings: ["under-5", "5-to-15", "15-to-40", "over-40"],
  rent: ["under-1200", "1200-to-2000", "over-2000", "none"],
  area: ["city", "rural", "licensed", "elsewhere"],
  credit: ["history", "trouble", "none"],
} as const;

export type Question = keyof typeof questions;
export type Choices = { [Q in Question]: (typeof questions)[Q][number] };

export const questionNames = Object.keys(questions) as Question[];

/** Less than most loans take in cash. */
export const hasSmallSavings = ({ savings }: Choices) => savings === "under-5" || savings === "5-to-15";

export const isInUtah = ({ area }: Choices) => area === "city" || area === "rural";

/** Offers "another licensed state" only if there is one. */
export const answersOf = (name: Question, hasOtherStates: boolean): readonly string[] =>
  questions[name].filter((answer) => hasOtherStates || answer !== "licensed");

/** The valid choices in a URL. */
export function choicesIn(query: { get(name: string): string | null }, hasOtherStates: boolean): Partial<Choices> {
  const answeredNames = questionNames.filter((name) => answersOf(name, hasOtherStates).includes(query.get(name) ?? ""));
  return Object.fromEntries(answeredNames.map((name) => [name, query.get(name)]));
}

export const isComplete = (choices: Partial<Choices>): choices is Choices => questionNames.every((name) => name in choices);

/** `price` is what the visitor typed; it belongs to complete answers only. */
export function checkPath(choices: Partial<Choices>, price = ""): string {
  const query = new URLSearchParams(questionNames.flatMap((name) => (choices[name] ? [[name, choices[name]]] : [])));
  if (price !== "" && isComplete(choices)) query.set("price", price);
  return query.size === 0 ? "/can-i-buy" : `/can-i-buy?${query}`;
}
