import { expect, it } from "vitest";
import { privacyPolicy } from "./pages/privacy-policy.ts";

it("names in both languages how long answers are kept under a code", () => {
  const sections = privacyPolicy.sections ?? [];
  expect(sections.map(({ body }) => body).join(" ")).toMatch(/“Can I Buy\?”[^<]+code[^<]+30 days/);
  expect(sections.map(({ es }) => es?.body).join(" ")).toMatch(/«¿Puedo comprar\?»[^<]+código[^<]+30 días/);
});
