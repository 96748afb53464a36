import type { AnswerName } from "#app/features/assistance/answers.ts";
import type { ProgramAnswers } from "#app/features/assistance/matching.ts";
import { moneyEntry } from "#app/features/calculators/math/money.ts";
import type { Answers } from "./answers-text.ts";
import type { Choices } from "./questions.ts";

/** Someone who does not file yet may have either number, or none. */
const taxNumbers: Record<Choices["taxes"], ProgramAnswers["taxNumber"]> = { ssn: "ssn", itin: "itin", "not-yet": undefined };

/** The finder of assistance programs with what the visitor already said, so that it does not ask again. */
export function assistancePath({ choices, price }: Answers): string {
  const taxNumber = taxNumbers[choices.taxes];
  const known: Partial<Record<AnswerName, string>> = {
    ...(taxNumber && { taxNumber }),
    ...(price !== undefined && { price: moneyEntry(price) }),
  };
  const query = new URLSearchParams(known);
  return query.size === 0 ? "/assistance" : `/assistance?${query}`;
}
