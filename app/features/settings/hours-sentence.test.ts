import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DayPlan, hoursSentence, plansIn } from "./hours-sentence.ts";

const workdays = [1, 2, 3, 4, 5];
const long = { opens: 510, closes: 1020 };
const short = { opens: 510, closes: 720 };

it.each([
  ["en", [long, long, long, long, long], "Monday to Friday 8:30 am to 5:00 pm"],
  ["es", [long, long, long, long, long], "Lunes a viernes de 8:30 a. m. a 5:00 p. m."],
  ["en", [long, long, long, long, short], "Monday to Thursday 8:30 am to 5:00 pm; Friday 8:30 am to 12:00 pm"],
  ["es", [null, long, long, null, null], "Lunes: cerrado; martes y miércoles de 8:30 a. m. a 5:00 p. m.; jueves y viernes: cerrado"],
] as const)("writes what visitors read, in %s", (language, plans, sentence) => {
  expect(hoursSentence([...plans], workdays, language)).toBe(sentence);
});

it("spec §9 writes a closed Sunday as the site says it", () => {
  expect(hoursSentence([null], [0], "en")).toBe("Sunday closed");
  expect(hoursSentence([null], [0], "es")).toBe("Domingo: cerrado");
});

describe("what staff wrote themselves", () => {
  it.each([
    ["8:30 am to 5:00 pm", [long, long, long, long, long]],
    ["Mon–Thu 8:30am–5pm", [long, long, long, long, null]],
    ["Lunes a jueves de 8:30 a. m. a 5:00 p. m.; viernes: cerrado", [long, long, long, long, null]],
    ["Lunes, miércoles y viernes de 8:30 a. m. a 5:00 p. m.", [long, null, long, null, long]],
    ["Closed", [null, null, null, null, null]],
  ])("%s", (sentence, plans) => {
    expect(plansIn(sentence, workdays)).toEqual(plans);
  });

  it.each(["By appointment", "", "Monday 9 am to 12 pm, 1 pm to 5 pm", "8 am to 5 pm; closed", "Monday 5 pm to 8 am"])(
    "%s is left to people",
    (sentence) => {
      expect(plansIn(sentence, workdays)).toBeUndefined();
    },
  );
});

it("every week that can be chosen is read back from its sentence, in both languages", () => {
  const plan = fc.oneof(
    fc.constant<DayPlan>(null),
    fc.tuple(fc.integer({ min: 0, max: 718 }), fc.integer({ min: 719, max: 1439 })).map(([opens, closes]): DayPlan => ({ opens, closes })),
  );
  fc.assert(
    fc.property(fc.array(plan, { minLength: 5, maxLength: 5 }), fc.constantFrom("en" as const, "es" as const), (plans, language) => {
      expect(plansIn(hoursSentence(plans, workdays, language), workdays)).toEqual(plans);
    }),
    { numRuns: 200 },
  );
});
