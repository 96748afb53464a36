import { stateNames } from "#app/messages/us-states.ts";
import type { Language } from "#lib/translations.ts";
import type { UsState } from "#lib/us-states.ts";
import type { Question } from "./questions.ts";
import { checkTexts } from "./texts/can-i-buy.ts";

/** The label of "another licensed state" lists the states. */
export function answerLabel(name: Question, answer: string, otherStates: readonly UsState[], language: Language): string {
  const labels: Record<string, string> = checkTexts[language].questions[name].answers;
  const label = labels[answer] ?? answer;
  if (name !== "area" || answer !== "licensed" || otherStates.length === 0) return label;
  return `${label}: ${otherStates.map((state) => stateNames[language][state]).join(", ")}`;
}
