import { beforeEach, expect, it } from "vitest";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { utahLicense } from "#test/leads.ts";
import { testQuestions } from "#test/questions.ts";

const { current, ask, addRules, formCookieAgedBy } = testQuestions();

const question = { message: "¿Cuánto necesito?", by: "email", email: "ana@example.com", answerLanguage: "es" };

beforeEach(() =>
  contentStore(loanOfficerDefinition).create(
    current.platform.db,
    { firstName: "Luis", lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1", languagesSpoken: ["es", "en"], ...utahLicense },
    { userId: null },
  ),
);

it("the response names the officer whom routing decided on, also if it is reloaded", async () => {
  await addRules();
  const first = await ask(question, { path: "/es/ask" });
  expect(first.outcome).toMatchObject({ answeredBy: { firstName: "Luis", languages: "español e inglés" } });
  const { whoAnswers, answerIsIn } = questionTexts.es;
  const lines = first.outcome.kind === "sent" ? first.outcome.lines : [];
  expect([lines.includes(whoAnswers.es), lines.includes(answerIsIn.es)]).toEqual([false, true]);
  const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect((await ask(question, { path: "/es/ask", cookie })).outcome).toEqual(first.outcome);
});

it("no officer is named where no rule decides, or the question is held", async () => {
  expect((await ask(question)).outcome).toMatchObject({ kind: "sent", answeredBy: undefined });
  await addRules();
  const held = { ...question, message: "Another", website: "https://spam.example" };
  expect((await ask(held, { cookie: await formCookieAgedBy(30) })).outcome).toMatchObject({ kind: "sent", answeredBy: undefined });
});
