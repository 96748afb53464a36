import { type UsState, usStates } from "#lib/us-states.ts";

export type StateDisclosure = { state: UsState; text: string };

const knownStates = new Set<string>(usStates);

/** One state a line: its letters, a colon, what that state has officers say. Undefined where a line cannot be read, or names a state again. */
export function readStateDisclosures(text: string): StateDisclosure[] | undefined {
  const disclosures: StateDisclosure[] = [];
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    const [, state = "", sentence = ""] = /^([A-Z]{2}):(.*)$/.exec(line.trim()) ?? [];
    if (!knownStates.has(state) || sentence.trim() === "" || disclosures.some((one) => one.state === state)) return undefined;
    disclosures.push({ state: state as UsState, text: sentence.trim() });
  }
  return disclosures;
}
