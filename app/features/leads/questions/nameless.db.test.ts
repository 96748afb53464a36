import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { contactMailComposers } from "#app/features/leads/mails/compose-mail.server.ts";
import { storePendingMessage } from "#app/features/leads/messages/send.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { questionCodes } from "#app/features/leads/tables/question-codes.server.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { settings } from "#app/features/settings/registry.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { rateLimits } from "#platform/limits/tables/rate-limits.server.ts";
import { createFlush } from "#platform/pending-forms/flush.server.ts";
import { utahLicense } from "#test/leads.ts";
import { agreeing, testQuestions } from "#test/questions.ts";
import { maxVisitorTexts } from "./bounds.ts";
import { codeEnd, purgeExpiredQuestions } from "./expiry.server.ts";

const officers = contentStore(loanOfficerDefinition);
const { current, ask, myQuestion, signIn, storedMessages, jobs } = testQuestions();

const question = "¿Puedo comprar con ITIN?";

async function askNameless(message = question, path = "/ask", options: { cookie?: string } = {}): Promise<string> {
  const { outcome } = await ask(
    { by: "none", message, phone: "801 555 0142", email: "ana@example.com", answerLanguage: "es", campaign: "utm_source=radio" },
    { path, ...options },
  );
  if (outcome.kind !== "coded") throw new Error("There is no code");
  return outcome.code;
}

const reply = (body: string, version: number) => ({
  subject: "Answer",
  body,
  lang: "es",
  requestId: `0123456789abcdef${version}`,
  version,
});
const textsOf = ({ outcome }: Awaited<ReturnType<typeof myQuestion>>) =>
  outcome.kind === "open" ? outcome.texts.map(({ text }) => text) : [];
const codes = () => current.platform.db.select().from(questionCodes);
const events = () => current.platform.db.select().from(messageEvents);

describe("a question without a name", () => {
  it("is confirmed with the place of its answer, since there is no address to write to", async () => {
    const { outcome } = await ask({ by: "none", message: question });
    const lines = outcome.kind === "coded" ? outcome.lines.join(" ") : "";
    const [before = ""] = questionTexts.en.nameless.replyTime("|").split("|");
    expect(lines).toContain(before);
    expect(lines).not.toContain(questionTexts.en.replyTime("|").split("|")[0]);
  });

  it("is stored without anything about its visitor, even if the form has it, and without its code", async () => {
    const code = await askNameless(question, "/es/ask?utm_source=radio");
    expect(code).toMatch(/^[a-z]+ [a-z]+ [a-z]+ [a-z]+$/);
    const [message] = await storedMessages();
    expect(message).toMatchObject({
      kind: "nameless",
      replyBy: null,
      name: "",
      email: "",
      phone: "",
      consent: null,
      message: question,
      language: "es",
    });
    expect([message?.clientHints, message?.campaign, message?.callTime]).toEqual([{}, {}, "none"]);
    const stored = JSON.stringify([await codes(), message, await jobs(), await current.platform.db.select().from(revisions)]);
    expect(stored).not.toMatch(new RegExp(code.split(" ").join("[^a-z]+")));
    expect((await jobs()).map(({ kind }) => kind)).toEqual(["contactMessage.office"]);
  });

  it("opens with its code in any spelling, in either language, and with no other", async () => {
    const [mine, theirs] = [await askNameless("Mine", "/es/ask"), await askNameless("Theirs")];
    for (const typed of [mine, mine.toUpperCase(), mine.replaceAll(" ", "-"), ` ${mine.replaceAll(" ", ",  ")}.`])
      for (const path of ["/my-question", "/es/my-question"])
        expect(textsOf(await myQuestion({ code: typed }, { path }))).toEqual(["Mine"]);
    const opened = await myQuestion({ code: theirs });
    expect([textsOf(opened), opened.headers.get("cache-control")]).toEqual([["Theirs"], "no-store"]);
  });

  it("opens with both codes if the form was sent twice", async () => {
    const first = await ask({ by: "email", email: "a@example.com", message: "First" });
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    const twice = [await askNameless(question, "/ask", { cookie }), await askNameless(question, "/ask", { cookie })];
    expect(await storedMessages()).toHaveLength(2);
    for (const code of twice) expect(textsOf(await myQuestion({ code }))).toEqual([question]);
  });

  it("that is held as spam opens too, and is never dropped", async () => {
    const { outcome } = await ask({ by: "none", message: "Buy cheap seo backlinks https://a.example https://b.example" });
    expect((await storedMessages())[0]).toMatchObject({ state: "held" });
    expect(await myQuestion({ code: outcome.kind === "coded" ? outcome.code : "" })).toMatchObject({
      status: 200,
      outcome: { kind: "open" },
    });
  });

  it("asked during an outage has its code at once and opens when the database is back", async () => {
    await askNameless("Before");
    current.platform.availability.report("unavailable");
    const code = await askNameless();
    current.platform.availability.report("available");
    await createFlush(current.platform, (form) => storePendingMessage(current.platform, form))();
    expect(textsOf(await myQuestion({ code }))).toEqual([question]);
  });
});

describe("a wrong code", () => {
  it("gets the same answer whether it is unknown, expired or of a deleted question", async () => {
    const code = await askNameless();
    const unknown = await myQuestion({ code: "acorn acrobat actor adult" });
    expect(unknown).toMatchObject({ status: 404, outcome: { kind: "closed" } });
    const staff = await signIn();
    await staff("DELETE", "/api/contactmessage/1");
    const deleted = await myQuestion({ code });
    const late = await myQuestion({ code }, { now: new Date(Date.now() + 200 * 24 * 3_600_000) });
    for (const { status, outcome } of [deleted, late])
      expect({ status, outcome: { ...outcome, code: "" } }).toEqual({ status: 404, outcome: { ...unknown.outcome, code: "" } });
  });

  it("with a word that is on no list, or too few words, gets an error without counting as a guess", async () => {
    for (let count = 0; count < 15; count++)
      expect(await myQuestion({ code: "acorn acrobat qqqqq adult" }, { from: "203.0.113.5" })).toMatchObject({
        status: 400,
        outcome: { message: expect.stringContaining("qqqqq") },
      });
    expect(await myQuestion({}, { from: "203.0.113.5" })).toMatchObject({ status: 400 });
  });

  it("is counted before it is judged: after ten, one address waits even with a right code, others do not", async () => {
    const code = await askNameless();
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => myQuestion({ code: "acorn acrobat actor adult" }, { from: "203.0.113.6" })),
    );
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(10);
    const blocked = await myQuestion({ code }, { from: "203.0.113.6" });
    expect([blocked.status, Number(blocked.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await myQuestion({ code })).status).toBe(200);
  });

  it("is limited for everyone together, and right codes do not count", async () => {
    const code = await askNameless();
    for (let count = 0; count < 3; count++) expect((await myQuestion({ code })).status).toBe(200);
    // An hour ago, because the process remembers blocks beyond this test's database.
    const now = new Date(Date.now() - 3_600_000);
    const wrong = (from: string) => myQuestion({ code: "acorn acrobat actor adult" }, { from, now });
    expect((await wrong("192.0.2.1")).status).toBe(404);
    // As if others had tried meanwhile; the right codes above are not in the count.
    const everyone = eq(rateLimits.key, "question.guess.all");
    const { db } = current.platform;
    expect(await db.select({ count: rateLimits.count }).from(rateLimits).where(everyone)).toEqual([{ count: 1 }]);
    await db.update(rateLimits).set({ count: 1_999 }).where(everyone);
    expect((await wrong("192.0.2.2")).status).toBe(404);
    expect((await wrong("192.0.2.3")).status).toBe(429);
  });
});

describe("the office", () => {
  it("answers from the inbox: the answer is on the visitor's page and not mailed, notes and calls are not there", async () => {
    const code = await askNameless();
    const staff = await signIn("editor");
    await staff("POST", "/api/contactmessage/1/note", { json: { body: "Secret note" } });
    await staff("POST", "/api/contactmessage/1/call", { json: { outcome: "noAnswer", body: "Secret call" } });
    await staff("POST", "/api/contactmessage/1/answer", { json: { body: "Secret answer" } });
    const before = (await jobs()).length;
    const preview = await staff("POST", "/api/contactmessage/1/replypreview", {
      json: { subject: "Answer", body: "Sí, puede.", lang: "es" },
    });
    expect(preview.body).toMatchObject({ replyPreview: { to: "", text: expect.stringContaining("Sí, puede.") } });
    const { version } = (await storedMessages())[0] ?? { version: 0 };
    expect(await staff("POST", "/api/contactmessage/1/reply", { json: reply("Sí, puede.", version) })).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining("visitor's page") },
    });
    expect(await jobs()).toHaveLength(before);
    expect(textsOf(await myQuestion({ code }))).toEqual([question, "Sí, puede."]);
    expect((await storedMessages())[0]).toMatchObject({ state: "answered" });
  });

  it("signs an answer with the person who wrote it, not with the officer whom the question is assigned to", async () => {
    for (const firstName of ["Ana", "Luis"])
      await officers.create(
        current.platform.db,
        { firstName, lastName: "Ortiz", title: "Loan Officer", licenseNumber: `12${firstName.length}`, ...utahLicense },
        { userId: null },
      );
    const code = await askNameless();
    const owner = await signIn();
    const editor = await signIn("editor");
    await owner("PUT", "/api/contactmessage", { json: { contactMessageId: 1, assignedOfficerId: 1 } });
    await owner("PUT", "/api/staff", { json: { userId: 2, loanOfficerId: 2 } });
    for (const [staff, body] of [
      [owner, "From the office: {officer}"],
      [editor, "From Luis: {officer}"],
    ] as const) {
      const { version } = (await storedMessages())[0] ?? { version: 0 };
      expect((await staff("POST", "/api/contactmessage/1/reply", { json: reply(body, version) })).status).toBe(200);
    }
    const preview = await owner("POST", "/api/contactmessage/1/replypreview", { json: { subject: "S", body: "B", lang: "es" } });
    expect(preview.body).toMatchObject({ replyPreview: { text: `B\n\n${settings["company.name"].default}` } });
    const { outcome } = await myQuestion({ code });
    const company = settings["company.name"].default;
    expect(outcome.kind === "open" && outcome.texts.slice(1)).toMatchObject([
      { signature: company, text: `From the office: ${company}` },
      { signature: expect.stringMatching(/^Luis Ortiz .*NMLS# 124/), text: "From Luis: Luis Ortiz" },
    ]);
  });
});

describe("the visitor", () => {
  let code = "";
  beforeEach(async () => {
    code = await askNameless();
  });
  const write = (message: string, more: Record<string, string> = {}) => myQuestion({ code, intent: "write", message, ...more });

  it("writes again, once per text, which makes the question new and notifies who handles it", async () => {
    const staff = await signIn("editor");
    await staff("POST", "/api/contactmessage/1/reply", { json: reply("Sí.", 1) });
    expect(textsOf(await write("¿Y cuánto?"))).toEqual([question, "Sí.", "¿Y cuánto?"]);
    expect(textsOf(await write("¿Y cuánto?"))).toEqual([question, "Sí.", "¿Y cuánto?"]);
    expect((await storedMessages())[0]).toMatchObject({ state: "new", readAt: null });
    expect((await jobs()).filter(({ kind }) => kind === "contactMessage.wroteAgain")).toHaveLength(1);
  });

  it("sees which field is wrong, and how many texts fit", async () => {
    expect(await write("x".repeat(20_000))).toMatchObject({
      status: 400,
      outcome: { errors: [{ field: "message", message: expect.stringContaining("5,000") }] },
    });
    expect(await write("  ")).toMatchObject({ status: 400, outcome: { errors: [{ field: "message" }] } });
    for (let count = 1; count < maxVisitorTexts; count++) expect((await write(`Text ${count}`)).status).toBe(200);
    expect(await write("One too many")).toMatchObject({ status: 400, outcome: { isFull: true, errors: [{ field: "message" }] } });
    expect((await events()).filter(({ kind }) => kind === "mailIn")).toHaveLength(maxVisitorTexts - 1);
  });

  it("who reaches a rate limit keeps the thread and what was typed, and sees when to try again", async () => {
    const from = "203.0.113.80";
    for (let count = 0; count < 10; count++) await myQuestion({ code, intent: "write", message: `Hello ${count}` }, { from });
    const written = await myQuestion({ code, intent: "write", message: "A long text" }, { from });
    expect(written).toMatchObject({
      status: 429,
      outcome: { kind: "open", form: "write", errors: [{ field: "message" }], values: { message: "A long text" } },
    });
    const contact = { code, intent: "contact", name: "Ana", by: "email", email: "ana@example.com" };
    const given = await myQuestion(contact, { from });
    expect(given).toMatchObject({
      status: 429,
      outcome: { kind: "open", form: "contact", errors: [{ field: "form" }], values: { name: "Ana", email: "ana@example.com" } },
    });
    for (const { headers } of [written, given]) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const reloaded = await myQuestion({ code, intent: "write", message: "Hello 9" }, { from });
    expect(reloaded).toMatchObject({ status: 200, outcome: { kind: "open", notice: questionTexts.en.mine.written, errors: [] } });
    expect((await events()).filter(({ kind }) => kind === "mailIn")).toHaveLength(10);
  });

  it("who reloads the page after writing uses up nothing of the limit", async () => {
    const from = "203.0.113.81";
    for (let count = 0; count < 12; count++)
      expect((await myQuestion({ code, intent: "write", message: "Hello" }, { from })).status).toBe(200);
    expect((await myQuestion({ code, intent: "write", message: "Another" }, { from })).status).toBe(200);
  });

  it("has one limit per number, in the question form and here, however it is written", async () => {
    for (const phone of ["8015550142", "(801) 555-0142", "801.555.0142", "+1 801 555 0142", "801-555-0142"])
      expect((await ask({ ...agreeing(), by: "call", message: `From ${phone}`, phone })).status).toBe(200);
    const contact = { code, intent: "contact", name: "Ana", by: "call", phone: "(801) 555 0142", ...agreeing() };
    expect((await myQuestion(contact)).status).toBe(429);
  });

  it("who wrote twice is in two mails to the office, each with its own text", async () => {
    await write("First text");
    await write("Second text");
    const mails = (await jobs()).filter(({ kind }) => kind === "contactMessage.wroteAgain");
    const composer = contactMailComposers(current.platform).find(({ name }) => name === "contactMessage.wroteAgain");
    const texts = await Promise.all(
      mails.map(async ({ payload }) => (await composer?.compose(payload, { queuedAt: new Date(), attempt: 1 }))?.text ?? ""),
    );
    expect(texts).toMatchObject([expect.stringContaining("First text"), expect.stringContaining("Second text")]);
  });

  it("from a likely bot is stored, marked, and sends no notification", async () => {
    await write("Hello", { website: "https://spam.example" });
    expect((await events()).find(({ kind }) => kind === "mailIn")).toMatchObject({
      body: "Hello",
      detail: { suspicion: expect.stringContaining("hidden field") },
    });
    expect((await jobs()).map(({ kind }) => kind)).not.toContain("contactMessage.wroteAgain");
  });

  it("leaves a name and one way to be reached, with its consent, and is a lead like any other", async () => {
    const contact = { code, intent: "contact", name: "Ana Peña", by: "whatsapp", phone: "801 555 0142", email: "ana@example.com" };
    expect(await myQuestion(contact)).toMatchObject({ status: 400, outcome: { errors: [{ field: "agree-whatsapp" }] } });
    expect(await myQuestion({ ...contact, by: "none", name: "" })).toMatchObject({
      status: 400,
      outcome: { errors: [{ field: "name" }, { field: "by" }] },
    });
    expect(await myQuestion({ ...contact, "agree-whatsapp": "forged" }, { from: "203.0.113.9" })).toMatchObject({
      status: 400,
      outcome: { form: "contact", errors: [{ field: "agree-whatsapp" }], values: { name: "Ana Peña" } },
    });
    expect((await storedMessages())[0]).toMatchObject({ kind: "nameless", name: "", clientHints: {} });
    expect(await myQuestion({ ...contact, ...agreeing() }, { from: "203.0.113.9" })).toMatchObject({
      status: 200,
      outcome: { hasContact: true },
    });
    const [message] = await storedMessages();
    expect(message).toMatchObject({ kind: "question", replyBy: "whatsapp", name: "Ana Peña", phone: "(801) 555-0142", email: "" });
    expect(message?.consent).toMatchObject({ version: agreeing()["agree-whatsapp"], at: expect.any(String) });
    expect(message?.clientHints).toMatchObject({ address: "203.0.113.9" });
    expect((await jobs()).map(({ kind }) => kind)).toEqual(["contactMessage.office", "contactMessage.contactGiven"]);
    const { mine } = questionTexts.en;
    expect(await myQuestion({ ...contact, ...agreeing(), name: "Someone else" }, { from: "203.0.113.9" })).toMatchObject({
      status: 200,
      outcome: { notice: mine.hasContact },
    });
    expect((await storedMessages())[0]?.name).toBe("Ana Peña");
    expect(await myQuestion({ code, intent: "write", message: "One more thing" }, { from: "203.0.113.9" })).toMatchObject({
      outcome: { notice: mine.writtenWithContact, leadMonths: 24 },
    });
  });
});

describe("90 days after the last message", () => {
  const lastActivity = async () => (await codes())[0]?.lastActivityAt ?? new Date(0);

  it("the code no longer opens anything, and not a moment earlier; the daily cleanup deletes the question with its history", async () => {
    const code = await askNameless();
    const end = codeEnd(await lastActivity());
    const justBefore = new Date(end.getTime() - 1);
    expect((await myQuestion({ code }, { now: justBefore })).status).toBe(200);
    await purgeExpiredQuestions(current.platform.db, justBefore);
    expect(await storedMessages()).toHaveLength(1);
    expect((await myQuestion({ code }, { now: end })).status).toBe(404);
    await purgeExpiredQuestions(current.platform.db, end);
    const { db } = current.platform;
    expect([await storedMessages(), await codes(), await jobs(), await db.select().from(revisions)]).toEqual([[], [], [], []]);
  });

  it("counts from the office's answer too", async () => {
    const code = await askNameless();
    await current.platform.db.update(questionCodes).set({ lastActivityAt: new Date("2020-01-01") });
    expect((await myQuestion({ code })).status).toBe(404);
    const staff = await signIn("editor");
    await staff("POST", "/api/contactmessage/1/reply", { json: reply("Here it is.", 1) });
    expect((await myQuestion({ code })).status).toBe(200);
  });

  it("a question in the Trash is deleted too, but not one whose visitor left contact details", async () => {
    await askNameless("In the Trash");
    const code = await askNameless("A lead");
    await myQuestion({ code, intent: "contact", name: "Ana", by: "email", email: "ana@example.com" });
    const staff = await signIn();
    await staff("DELETE", "/api/contactmessage/1");
    await purgeExpiredQuestions(current.platform.db, codeEnd(new Date()));
    expect(await storedMessages()).toMatchObject([{ message: "A lead" }]);
    const states = await current.platform.db.select().from(revisions);
    expect(new Set(states.filter(({ entity }) => entity === "contactmessage").map(({ entityId }) => entityId))).toEqual(new Set([2]));
    expect(await codes()).toEqual([]);
  });
});
