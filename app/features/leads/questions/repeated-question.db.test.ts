import { expect, it } from "vitest";
import { contactWayUses } from "#app/features/contact-ways/tables/contact-way-uses.server.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { testQuestions } from "#test/questions.ts";

const { current, ask, myQuestion, storedMessages, jobs, formCookieAgedBy } = testQuestions();

const question = { message: "How much do I need?", by: "email", email: "ana@example.com" };

/** A browser that keeps the cookie of each response, as when the response is reloaded. */
function browser() {
  let cookie: string | undefined;
  return async (fields: Record<string, string>) => {
    const result = await ask(fields, { cookie: cookie ?? (await formCookieAgedBy(30)) });
    cookie = result.headers.get("set-cookie")?.split(";")[0];
    return result;
  };
}

it("a response that is reloaded, even twice, is the same page again, and its question is stored, mailed and counted once", async () => {
  const send = browser();
  const first = await send(question);
  const mails = await jobs();
  for (let count = 0; count < 2; count++) {
    const { status, outcome } = await send(question);
    expect([status, outcome]).toEqual([200, first.outcome]);
  }
  expect(await storedMessages()).toHaveLength(1);
  expect(await jobs()).toEqual(mails);
  expect(await current.platform.db.select().from(contactWayUses)).toMatchObject([{ channel: "write", count: 1 }]);
});

it("a response with a code that is reloaded shows a code that opens the same question", async () => {
  const send = browser();
  const codes: string[] = [];
  for (let count = 0; count < 3; count++) {
    const { outcome } = await send({ message: "Can I buy with an ITIN?", by: "none" });
    if (outcome.kind === "coded") codes.push(outcome.code);
    expect(outcome).toMatchObject({ lines: expect.arrayContaining([questionTexts.en.nameless.everyCode]) });
  }
  expect(await storedMessages()).toHaveLength(1);
  expect(codes).toHaveLength(3);
  for (const code of codes) expect((await myQuestion({ code })).outcome).toMatchObject({ kind: "open" });
});

it("another question, or the same one with another address, is stored", async () => {
  const send = browser();
  await send(question);
  await send({ ...question, email: "ana.pena@example.com" });
  await send({ ...question, message: "And what about taxes?" });
  await send(question);
  expect(await storedMessages()).toHaveLength(4);
});
