import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, it } from "vitest";
import { type AnswerWay, answerWays, askWays } from "#app/features/leads/answer-ways.ts";
import type { AttachedCalculation } from "#app/features/leads/messages/attached-calculation.ts";
import { questionFields } from "#app/features/leads/questions/schema.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { AskForm } from "./ask-form.tsx";
import { QuestionCode } from "./question-code.tsx";
import { QuestionSent } from "./question-sent.tsx";
import { QuestionThread } from "./question-thread.tsx";

const consents = {
  whatsapp: { text: "Agree to WhatsApp", version: "w1" },
  call: { text: "Agree to calls", version: "c1" },
  sms: { text: "Agree to texts", version: "s1" },
};
const page = { ways: [...askWays], about: "/loans/itin", consents, attachedCalculation: undefined };

const inputs = (html: string, name: string) => html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`, "g")) ?? [];

it("the form starts with the way of its address and without any consent", () => {
  const html = renderToString(<AskForm {...page} by="sms" refusal={undefined} />);
  expect(
    inputs(html, "by")
      .filter((input) => input.includes("checked"))
      .join(),
  ).toContain('value="sms"');
  for (const way of ["whatsapp", "call", "sms"]) expect(inputs(html, `agree-${way}`).join()).not.toContain("checked");
  expect(inputs(html, "about").join()).toContain('value="/loans/itin"');
});

it("has the state of the home only where answers name it", () => {
  const render = (homeState: string | undefined) =>
    renderToString(<AskForm {...page} by="email" homeState={homeState} refusal={undefined} />);
  expect(inputs(render("UT"), "homeState").join()).toContain('value="UT"');
  expect(inputs(render(undefined), "homeState")).toEqual([]);
});

it("a call can be asked for without a text, and a topic starts the question", () => {
  const textarea = (html: string) => html.match(/<textarea[^>]*>[^<]*/)?.[0];
  expect(textarea(renderToString(<AskForm {...page} by="call" refusal={undefined} />))).not.toContain("required");
  const asked = textarea(renderToString(<AskForm {...page} by="email" topic="HomeAgain" refusal={undefined} />));
  expect(asked).toContain("required");
  expect(asked).toContain(questionTexts.en.aboutTopic("HomeAgain"));
});

it("a refused form keeps what was typed, chosen and agreed to, and names what is wrong", () => {
  const values = questionFields.parse({ by: "call", message: "How much?", phone: "555", about: "/loans/fha", "agree-call": "c1" });
  const fields = [{ field: "phone", message: "With area code, please" }];
  const html = renderToString(<AskForm {...page} by="whatsapp" refusal={{ kind: "refused", message: "Check", fields, values }} />);
  expect(html).toContain("How much?</textarea>");
  expect(
    inputs(html, "by")
      .filter((input) => input.includes("checked"))
      .join(),
  ).toContain('value="call"');
  expect(inputs(html, "phone").join()).toMatch(/aria-invalid="true".*value="555"|value="555".*aria-invalid="true"/);
  expect(inputs(html, "agree-call").join()).toContain("checked");
  expect(html).toContain("With area code, please");
});

it("the note about what is stored of a question without a name mentions what is attached", () => {
  const render = (attachedCalculation: AttachedCalculation | undefined) =>
    renderToString(<AskForm {...page} by="none" attachedCalculation={attachedCalculation} refusal={undefined} />);
  const { attached } = questionTexts.en.nameless;
  const answers = { kind: "answers" as const, title: "Can I buy?", lines: ["Taxes: ITIN"] };
  expect(render(answers)).toContain(attached.answers);
  expect(render({ ...answers, kind: "calculation" })).toContain(attached.calculation);
  expect(render(undefined)).not.toContain("also store");
});

it("a sent question offers to correct the number or address, and one without a name has one way to open it", () => {
  const render = (element: ReactElement) => renderToString(<StaticRouter location="/ask">{element}</StaticRouter>);
  expect(render(<QuestionSent outcome={{ kind: "sent", way: "call", lines: ["We call."] }} />)).toContain(questionTexts.en.sendAgain.phone);
  expect(render(<QuestionSent outcome={{ kind: "sent", way: "email", lines: ["We write."] }} />)).toContain(
    questionTexts.en.sendAgain.email,
  );
  const call = render(<QuestionSent outcome={{ kind: "sent", way: "call", isCallRequest: true, lines: ["We call."] }} />);
  for (const words of [questionTexts.en.callRequestTitle, questionTexts.en.sendAgain.callRequest]) expect(call).toContain(words);
  expect(call).not.toContain(questionTexts.en.sentTitle);
  const coded = render(<QuestionCode outcome={{ kind: "coded", code: "acorn acrobat actor adult", lines: ["Here."] }} />);
  expect(coded.match(/my-question"/g)).toHaveLength(1);
});

const open = {
  kind: "open" as const,
  code: "acorn acrobat actor adult",
  texts: [{ from: "visitor" as const, text: "May I?", at: "November 18, 2026", signature: "" }],
  endsOn: "February 16, 2027",
  leadMonths: 24,
  hasContact: false,
  isFull: false,
  notice: "",
  form: undefined,
  errors: [],
  values: {},
};
const thread = (question: Parameters<typeof QuestionThread>[0]["question"], ways: AnswerWay[] = [...answerWays]) =>
  renderToString(<QuestionThread question={question} ways={ways} consents={consents} />);

it("the page that a code opens has the code in hidden fields of posted forms alone", () => {
  const html = thread(open);
  expect(inputs(html, "code")).toHaveLength(2);
  expect(html.match(/<form[^>]*>/g)?.every((form) => form.includes('method="post"') && form.includes('action="/my-question"'))).toBe(true);
  expect(html).not.toMatch(/(href|action|src)="[^"]*acorn/);
  expect(html).toContain("February 16, 2027");
});

it("a full thread says so in place of the form, and an open form keeps a text that came too late", () => {
  expect(thread({ ...open, isFull: true })).toContain("You can write 30 times here.");
  expect(thread({ ...open, isFull: true })).not.toContain("<textarea");
  const late = {
    ...open,
    isFull: true,
    form: "write" as const,
    errors: [{ field: "message", message: "Full" }],
    values: { message: "Late" },
  };
  expect(thread(late)).toContain("Late</textarea>");
});

it("a thread with contact details says how long they are kept, and no longer asks for them", () => {
  const html = thread({ ...open, hasContact: true });
  expect(html).toContain("24 months");
  expect(html).not.toContain("everything on this page is deleted");
  expect(inputs(html, "by")).toEqual([]);
});

it("a thread offers only the ways that the office can answer by", () => {
  const html = thread(open, ["call", "email"]);
  expect(inputs(html, "by").map((input) => /value="(\w+)"/.exec(input)?.[1])).toEqual(["call", "email"]);
  expect(
    inputs(html, "by")
      .filter((input) => input.includes("checked"))
      .join(),
  ).toContain('value="call"');
});

it("a rate limit is explained above the contact form", () => {
  const errors = [{ field: "form", message: "Please wait a few minutes" }];
  expect(thread({ ...open, form: "contact", errors, values: { name: "Ana" } })).toMatch(/role="alert".*Please wait a few minutes/s);
});
