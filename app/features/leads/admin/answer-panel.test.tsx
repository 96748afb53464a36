import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { MessageRecord } from "#app/features/leads/messages/responses.server.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { AnswerWayLine } from "./answer-way.tsx";
import { answerPanelTexts } from "./texts/answer-panel.ts";

const text = answerPanelTexts.en;
const consent = { text: "I agree that Umbral may write to me on WhatsApp.", language: "en", version: "1" };
const message = {
  kind: "question",
  replyBy: "whatsapp",
  phone: "+52 55 1234 5678",
  email: "",
  callTime: "any",
  consent,
  optOuts: [],
  language: "es",
  greeting: "",
};
const render = (changes: object = {}) =>
  renderToStaticMarkup(<AnswerPanel message={{ ...message, ...changes } as unknown as MessageRecord} />);

test("with consent, staff read how to answer, with a link", () => {
  expect(render()).toContain("https://wa.me/525512345678");
  expect(render()).toContain(text.logIt);
});

test.each([
  [{ optOuts: [{ channel: "whatsapp" }] }, text.optedOut],
  [{ consent: null }, text.noConsent],
])("after an opt-out or without consent, staff read which of them, and no instructions: %o", (changes, reason) => {
  const html = render(changes);
  expect(html).toContain(reason);
  expect(html).toContain(text.doNot.whatsapp);
  for (const instruction of ["https://wa.me", text.logIt, "Answer on WhatsApp"]) expect(html).not.toContain(instruction);
});

test("the inbox says how to answer every question", () => {
  const line = (kind: MessageRecord["kind"], replyBy: MessageRecord["replyBy"]) =>
    renderToStaticMarkup(<AnswerWayLine message={{ kind, replyBy }} />);
  expect(line("question", "whatsapp")).toContain("Answer on WhatsApp");
  expect(line("nameless", null)).toContain("visitor’s page");
  expect(line("form", null)).toBe("");
});
