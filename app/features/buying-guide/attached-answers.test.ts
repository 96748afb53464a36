import { expect, it } from "vitest";
import { attachedCalculationFrom } from "#app/features/calculators/public/attached-calculation.server.ts";
import { attachedCalculationText } from "#app/features/leads/messages/attached-calculation.ts";
import { maxLength } from "#app/features/leads/messages/check.ts";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import { type Choices, questionNames, questions } from "./questions.ts";

const attachedBy = (query: string, language: "en" | "es") =>
  attachedCalculationFrom(new URLSearchParams(query), {}, language, defaultSettings(language));

it("answers in an address are written out in the visitor's language first, then in the other one for staff", () => {
  const attached = attachedBy("answers=itin_cash_5-to-15_none_city_none_350000", "es");
  expect(attached?.kind).toBe("answers");
  const blank = attached?.lines.indexOf("") ?? 0;
  expect(attached?.lines.slice(0, 2)).toEqual(["¿Cómo declara sus impuestos (taxes)? Con ITIN", "¿Cómo le pagan? En efectivo"]);
  expect(attached?.lines.slice(blank + 2, blank + 4)).toEqual(["How do you file your taxes? With an ITIN", "How are you paid? In cash"]);
  expect(attached?.lines).toContain("Price of the home: $350,000.00");
  expect(attached?.lines).toContain("Loans worth asking about: ITIN loan");
});

it.each(["answers=", "answers=itin", "answers=itin_cash_5-to-15_none_city_gold", "answers=Call+1-900-SCAM", "answers=__proto__"])(
  "%s attaches nothing",
  (query) => expect(attachedBy(query, "en")).toBeUndefined(),
);

it("the longest answers leave most of a message to the visitor", () => {
  const longest = (name: (typeof questionNames)[number]) => [...questions[name]].sort((a, b) => b.length - a.length)[0];
  const choices = Object.fromEntries(questionNames.map((name) => [name, longest(name)])) as Choices;
  const attached = attachedBy(
    `answers=${Object.values({ ...choices, pay: "several", taxes: "ssn", area: "rural" }).join("_")}_100000000`,
    "es",
  );
  if (!attached) throw new Error("nothing attached");
  expect(attachedCalculationText(attached).length).toBeLessThan(maxLength.message / 2);
});
