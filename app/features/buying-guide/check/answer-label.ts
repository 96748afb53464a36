import type { Question } from "#app/features/buying-guide/buying-check.ts";
import type { checkTexts } from "#app/features/buying-guide/texts/can-i-buy.ts";

/** An answer as it is shown; that of another licensed state names them. */
export function answerLabel(text: (typeof checkTexts)["en"], name: Question, answer: string, otherStates: readonly string[]): string {
  const labels: Record<string, string> = text.questions[name].answers;
  const label = labels[answer] ?? answer;
  return name === "area" && answer === "licensed" ? `${label}: ${otherStates.join(", ")}` : label;
}
