import { expect, it } from "vitest";
import { describeStates } from "./state-badges.tsx";
import { stateTexts } from "./texts/states.ts";

const labels = (state: Parameters<typeof describeStates>[0], language: "en" | "es" = "en") =>
  describeStates(state, stateTexts[language]).map(({ label }) => label);

it("names the state once, or by language where they differ", () => {
  expect(labels({ state: "published", hasChanges: false }, "es")).toEqual(["Publicado"]);
  expect(labels({ state: "waiting", byLanguage: { en: "published", es: "waiting" }, hasChanges: true })).toEqual([
    "Waiting for approval: Spanish",
  ]);
  expect(labels({ state: "waiting", byLanguage: { en: "changed", es: "waiting" }, hasChanges: true })).toEqual([
    "Published with changes: English",
    "Waiting for approval: Spanish",
  ]);
  expect(labels({ state: "takenDown", hasChanges: true })).toEqual(["Taken down, with changes"]);
});
