import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contactWayUses } from "#app/features/contact-ways/tables/contact-way-uses.server.ts";
import { contactMailComposers } from "#app/features/leads/mails/compose-mail.server.ts";
import { messageMailKinds } from "#app/features/leads/mails/mail-kinds.server.ts";
import { storePendingMessage } from "#app/features/leads/messages/send.server.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { consentVersion, fillConsent } from "#app/features/settings/consent.server.ts";
import { webResourceDefinition } from "#app/features/settings/definition.server.ts";
import { settings } from "#app/features/settings/registry.ts";
import { webResources } from "#app/features/settings/tables/web-resources.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { createFlush } from "#platform/pending-forms/flush.server.ts";
import { utahLicense } from "#test/leads.ts";
import { agreeing, testQuestions } from "#test/questions.ts";

const officers = contentStore(loanOfficerDefinition);
const { current, ask, signIn, storedMessages, jobs, addRules, formCookieAgedBy } = testQuestions();

const resources = contentStore(webResourceDefinition);
const defaultConsent = fillConsent(settings["ask.consent.call"].default, "New Loans");

const question = { message: "¿Cuánto necesito para el enganche?", phone: "", email: "", answerLanguage: "es", callTime: "morning" };
const phoneNumber = "+1 801.555.0142";

async function composeMail(mail: "office" | "acknowledgement", contactMessageId: number) {
  const composer = contactMailComposers(current.platform).find(({ name }) => name === messageMailKinds[mail].name);
  return composer?.compose({ contactMessageId }, { queuedAt: new Date(), attempt: 1 });
}

describe("a quick question", () => {
  it.each([
    ["whatsapp", ["contactMessage.office"]],
    ["call", ["contactMessage.office"]],
    ["sms", ["contactMessage.office"]],
  ] as const)("to be answered by %s keeps the number in one notation and exactly that consent", async (by, mails) => {
    const { outcome, status } = await ask({
      ...question,
      ...agreeing(),
      by,
      phone: phoneNumber,
      email: "ana@example.com",
      about: "/loans/itin",
    });
    expect([status, outcome.kind]).toEqual([200, "sent"]);
    const [message] = await storedMessages();
    expect(message).toMatchObject({ kind: "question", replyBy: by, name: "", email: "", phone: "(801) 555-0142" });
    expect(message).toMatchObject({ message: question.message, language: "es", callTime: "morning", page: "/loans/itin", product: "itin" });
    expect(message?.consent).toMatchObject({ language: "en", version: agreeing()[`agree-${by}`] });
    expect((await jobs()).map(({ kind }) => kind)).toEqual(mails);
  });

  it("to be answered by email keeps the address alone, needs no consent, and is acknowledged", async () => {
    await ask({ ...question, by: "email", email: " ana@example.com ", phone: phoneNumber }, { path: "/es/ask" });
    const [message] = await storedMessages();
    expect(message).toMatchObject({
      replyBy: "email",
      email: "ana@example.com",
      phone: "",
      consent: null,
      callTime: "none",
      page: "/es/ask",
    });
    expect((await jobs()).map(({ kind }) => kind)).toEqual(["contactMessage.office", "contactMessage.acknowledgement"]);
    expect((await composeMail("acknowledgement", 1))?.text).toMatch(/por correo electrónico\.$/m);
  });

  it("asked from a Spanish page is stored and counted with the page in Spanish, once and only if it is not held", async () => {
    const fields = { ...question, by: "email", email: "ana@example.com", about: "/loans/itin" };
    const cookie = await formCookieAgedBy(30);
    for (let count = 0; count < 2; count++) await ask(fields, { path: "/es/ask", cookie });
    await ask({ ...fields, message: "Spam", website: "https://spam.example" }, { path: "/es/ask" });
    expect(await storedMessages()).toMatchObject([{ state: "new", page: "/es/loans/itin", product: "itin" }, { state: "held" }]);
    expect(await current.platform.db.select().from(contactWayUses)).toMatchObject([{ channel: "write", language: "es", count: 1 }]);
  });

  it("that cannot be counted is stored, and its visitor gets the code", async () => {
    const { db } = current.platform;
    await db.execute(sql`alter table contact_way_uses rename to hidden_uses`);
    try {
      expect(await ask({ ...question, by: "none" })).toMatchObject({ status: 200, outcome: { kind: "coded" } });
    } finally {
      await db.execute(sql`alter table hidden_uses rename to contact_way_uses`);
    }
    expect(await storedMessages()).toHaveLength(1);
  });

  it("asking for a call needs no text; the confirmation says in which language and when", async () => {
    const fields = { ...question, ...agreeing("es"), message: " ", phone: phoneNumber };
    const { outcome, context } = await ask({ ...fields, by: "call" }, { path: "/es/ask" });
    expect((await storedMessages())[0]).toMatchObject({ message: questionTexts.es.pleaseCall, replyBy: "call" });
    const { whoCalls, goodTime, callRequestTitle } = questionTexts.es;
    expect([outcome, context.formOutcome]).toMatchObject([{ isCallRequest: true }, { title: callRequestTitle }]);
    expect(outcome).toMatchObject({ lines: expect.arrayContaining([whoCalls.es, goodTime("en la mañana")]) });
    expect(await ask({ ...fields, by: "whatsapp" })).toMatchObject({ status: 400 });
  });

  it("stores the wording in the language of the page, whatever language the answer is to be in", async () => {
    await ask({ ...question, ...agreeing("es"), by: "call", phone: phoneNumber, answerLanguage: "en" }, { path: "/es/ask" });
    expect((await storedMessages())[0]).toMatchObject({
      language: "en",
      consent: { language: "es", version: agreeing("es")["agree-call"] },
    });
  });

  it("asked from an officer's page goes to that officer, one in Spanish to someone who speaks it", async () => {
    await addRules();
    for (const [firstName, spoken] of [
      ["Ana", "en"],
      ["Luis", "es"],
    ] as const)
      await officers.create(
        current.platform.db,
        { firstName, lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1", languagesSpoken: [spoken], ...utahLicense },
        { userId: null },
      );
    const fields = { ...question, by: "email", email: "ana@example.com" };
    await ask({ ...fields, message: "One", about: "/es/services/loan-officer/1/Ana?x=1" });
    await ask({ ...fields, message: "Two", about: "https://elsewhere.example/" });
    expect((await storedMessages()).map(({ assignedOfficerId, page }) => [assignedOfficerId, page])).toEqual([
      [1, "/es/services/loan-officer/1/Ana"],
      [2, "/ask"],
    ]);
  });

  it("keeps the state of the home with the answers that name it", async () => {
    const send = (message: string, fields: Record<string, string>) =>
      ask({ ...question, ...fields, message, by: "email", email: "ana@example.com" });
    await send("One", { homeState: "UT", enclose: "on", attachedCalculation: "Can I buy?" });
    await send("Two", { homeState: "UT" });
    await send("Three", { homeState: "Utopia", enclose: "on" });
    expect((await storedMessages()).map(({ homeState }) => homeState)).toEqual(["UT", null, null]);
  });

  it("keeps the campaign of the visit, of the form's address or of the page before it, in that order", async () => {
    const send = (message: string, campaign: string, options: object) =>
      ask({ ...question, message, campaign, by: "email", email: "ana@example.com" }, options);
    const path = "/ask?utm_source=radio";
    const referer = "http://localhost/loans/itin?utm_source=flyer&utm_medium=print";
    await send("One", "utm_source=facebook&utm_campaign=casa", { path, referer });
    await send("Two", "", { path, referer });
    await send("Three", "", { referer });
    await send("Four", "no campaign", { referer: "https://other.example/?utm_source=other" });
    expect((await storedMessages()).map(({ campaign }) => campaign)).toEqual([
      { source: "facebook", campaign: "casa" },
      { source: "radio" },
      { source: "flyer", medium: "print" },
      {},
    ]);
  });

  it("is one message if the form is sent twice", async () => {
    const fields = { ...question, by: "email", email: "ana@example.com" };
    const cookie = (await ask({ ...fields, message: "First" })).headers.get("set-cookie")?.split(";")[0] ?? "";
    await Promise.all([ask(fields, { cookie }), ask(fields, { cookie })]);
    expect(await storedMessages()).toHaveLength(2);
  });

  it("with a text is a question, and its deadline is not in the lines above the list that names it", async () => {
    const { outcome, context } = await ask({ ...question, ...agreeing(), by: "call", phone: phoneNumber });
    expect([outcome, context.formOutcome]).toMatchObject([{ isCallRequest: false }, { title: questionTexts.en.sentTitle }]);
    const [before = ""] = questionTexts.en.replyTime("|").split("|");
    expect(outcome.kind === "sent" ? outcome.lines.join(" ") : before).not.toContain(before);
    expect(context.formOutcome?.text).toContain(before);
  });

  it("is confirmed with who answers and in which language", async () => {
    const lines = async (fields: object) => {
      const { outcome } = await ask({ ...question, ...fields });
      return outcome.kind === "sent" ? outcome.lines : [];
    };
    const { whoCalls, whoAnswers } = questionTexts.en;
    expect(await lines({ ...agreeing(), by: "call", phone: phoneNumber, answerLanguage: "es" })).toContain(whoCalls.es);
    expect(await lines({ by: "email", email: "a@example.com", answerLanguage: "en" })).toContain(whoAnswers.en);
  });

  it("that looks like spam is held, never dropped", async () => {
    const { outcome } = await ask({ ...question, by: "email", email: "a@example.com", website: "https://spam.example" });
    expect(outcome.kind).toBe("sent");
    expect((await storedMessages())[0]).toMatchObject({ state: "held", heldReason: expect.stringContaining("hidden field") });
  });

  it("that arrives during an outage is stored once the database is back", async () => {
    const { availability } = current.platform;
    availability.report("unavailable");
    const { outcome } = await ask({ ...question, ...agreeing(), by: "whatsapp", phone: phoneNumber });
    expect(outcome).toMatchObject({ kind: "sent", lines: expect.arrayContaining([expect.stringContaining("call us")]) });
    availability.report("available");
    await createFlush(current.platform, (form) => storePendingMessage(current.platform, form))();
    expect((await storedMessages())[0]).toMatchObject({ kind: "question", replyBy: "whatsapp", phone: "(801) 555-0142" });
  });
});

describe("bad input is refused with the field's name, and nothing is stored", () => {
  const errors = async (fields: Record<string, string>) => {
    const { status, outcome } = await ask(fields);
    expect(await storedMessages()).toEqual([]);
    return [status, outcome.kind === "refused" ? outcome.fields : outcome];
  };

  it("nothing filled in", async () => {
    expect(await errors({})).toMatchObject([400, [{ field: "message" }, { field: "by" }]]);
  });
  it("a way that does not exist", async () => {
    expect(await errors({ ...question, by: "pigeon" })).toMatchObject([400, [{ field: "by" }]]);
  });
  it("a question of 20,000 characters, with the limit, and what was typed is returned", async () => {
    const message = "x".repeat(20_000);
    const { status, outcome } = await ask({ ...question, by: "email", email: "ana@example.com", message });
    expect([status, outcome]).toMatchObject([
      400,
      { fields: [{ field: "message", message: "Your question may have at most 5,000 characters" }], values: { message } },
    ]);
  });
  it("no number, no consent", async () => {
    expect(await errors({ ...question, by: "sms", phone: "555" })).toMatchObject([400, [{ field: "phone" }, { field: "agree-sms" }]]);
  });
  it("the consent to another way", async () => {
    const { "agree-call": consent } = agreeing();
    expect(await errors({ ...question, by: "sms", phone: phoneNumber, "agree-call": consent })).toMatchObject([
      400,
      [{ field: "agree-sms" }],
    ]);
  });
  it("an address that is a list", async () => {
    expect(await errors({ ...question, by: "email", email: "a@example.com,b@example.com" })).toMatchObject([400, [{ field: "email" }]]);
  });
});

describe("the wording that was agreed to", () => {
  const fields = { ...question, by: "call", phone: phoneNumber };
  const resource = (context: string, value: string) => ({ context, value, translations: { es: { value: `${value} (es)` } } });

  it("is refused if it was never shown, with what was typed, and nothing is stored", async () => {
    const { status, outcome } = await ask({ ...fields, "agree-call": "forged" });
    expect([status, outcome]).toMatchObject([400, { kind: "refused", fields: [{ field: "agree-call" }], values: fields }]);
    expect(await storedMessages()).toEqual([]);
  });

  it("is stored with the company's name, in either language", async () => {
    await ask({ ...fields, ...agreeing() });
    await ask({ ...fields, ...agreeing("es"), message: "Otra" }, { path: "/es/ask" });
    for (const message of await storedMessages())
      expect(message.consent).toMatchObject({ text: expect.stringContaining("Umbral Home Loans") });
    expect((await storedMessages())[0]).toMatchObject({ clientHints: { address: expect.any(String) } });
  });

  it("may have changed, or the company's name, while the page was open", async () => {
    const { db } = current.platform;
    await resources.create(db, resource("ask.consent.call", "I agree that {company} may call me."), { userId: null });
    await resources.update(db, 1, resource("ask.consent.call", "I agree to calls from {company}."), { userId: null });
    await resources.create(db, resource("company.name", "Old, Inc."), { userId: null });
    await resources.update(db, 2, resource("company.name", "New Loans"), { userId: null });
    const seen = ["I agree that Old, Inc. may call me.", "I agree to calls from New Loans.", defaultConsent];
    for (const text of seen) await ask({ ...fields, message: text, "agree-call": consentVersion(text) });
    expect((await storedMessages()).map(({ consent }) => consent?.text)).toEqual(seen);
  });
});

it("a flood of questions is refused with a sentence and a time to wait, and what was accepted is stored", async () => {
  const results = [];
  for (let count = 0; count < 14; count++)
    results.push(
      await ask({ ...question, message: `Question ${count}`, by: "email", email: `a${count}@example.com` }, { from: "203.0.113.77" }),
    );
  const accepted = results.filter(({ status }) => status === 200);
  const refused = results.filter(({ status }) => status === 429);
  expect([accepted.length, refused.length]).toEqual([10, 4]);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused[0]?.outcome).toMatchObject({
    kind: "refused",
    message: expect.stringContaining("wait"),
    values: { message: "Question 10" },
  });
  expect(await storedMessages()).toHaveLength(accepted.length);
});

describe("staff", () => {
  it("see how to answer, in the inbox, on the message, in the mail and in the export", async () => {
    await ask({ ...question, ...agreeing(), by: "whatsapp", phone: phoneNumber });
    const staff = await signIn("editor");
    expect((await staff("GET", "/api/contactmessage")).body.contactMessageListVm).toMatchObject([
      { kind: "question", replyBy: "whatsapp" },
    ]);
    const { contactMessageDto } = (await staff("GET", "/api/contactmessage/1")).body;
    expect(contactMessageDto).toMatchObject({ greeting: expect.stringMatching(/^Hola, .*¿Cuánto necesito para el enganche\?»$/) });
    const mail = await composeMail("office", 1);
    expect(mail?.subject).toBe("Quick question: answer on WhatsApp (in Spanish)");
    expect(mail?.text).toContain("Agreed to WhatsApp messages only.");
    expect(mail?.text).not.toContain("did not agree");
    expect(mail?.text).toContain("Answer on WhatsApp: (801) 555-0142");
    expect(mail?.html).toContain("https://wa.me/18015550142");
    expect(mail?.text).not.toMatch(/^(Name|Email):/m);
    expect(mail?.replyTo).toBeUndefined();
    expect(String((await staff("GET", "/api/contactmessage/export")).body.text)).toContain(",question,whatsapp,");
  });

  it("greet with the company's current name, in a language that no page was read in before", async () => {
    await current.platform.db.insert(webResources).values({ context: "company.name", value: "Casa Nueva" });
    await ask({ ...question, ...agreeing(), by: "whatsapp", phone: phoneNumber });
    const staff = await signIn("editor");
    const { contactMessageDto } = (await staff("GET", "/api/contactmessage/1")).body;
    expect(contactMessageDto).toMatchObject({ greeting: expect.stringContaining("Casa Nueva") });
  });

  it("record that they answered on WhatsApp, which ends the reminders", async () => {
    await ask({ ...question, ...agreeing(), by: "whatsapp", phone: phoneNumber });
    const staff = await signIn("editor");
    const { body } = await staff("POST", "/api/contactmessage/1/call", {
      json: { by: "whatsapp", outcome: "sent", body: "Sent the list" },
    });
    expect(body).toMatchObject({
      thread: {
        events: expect.arrayContaining([expect.objectContaining({ kind: "call", detail: { by: "whatsapp", outcome: "sent" } })]),
      },
    });
    expect((await storedMessages())[0]).toMatchObject({ state: "answered", firstAnsweredAt: expect.any(Date) });
    for (const json of [
      { by: "whatsapp", outcome: "noAnswer" },
      { by: "call", outcome: "sent" },
    ])
      expect(await staff("POST", "/api/contactmessage/1/call", { json })).toMatchObject({
        status: 400,
        body: { validationErrors: [{ field: "outcome" }] },
      });
  });

  it("who get a question by email read whom a reply answers, and nothing about calls", async () => {
    await ask({ ...question, by: "email", email: "ana@example.com" });
    const mail = await composeMail("office", 1);
    expect(mail?.subject).toBe("Quick question: answer by email (in Spanish)");
    expect(mail?.text).toContain("Reply to this email to answer the visitor.");
    expect(mail?.text).not.toContain("did not agree");
  });

  it("cannot send mail to someone without an address", async () => {
    await ask({ ...question, ...agreeing(), by: "call", phone: phoneNumber });
    const staff = await signIn("editor");
    const json = { subject: "Hi", body: "Hello", lang: "en", requestId: "0123456789abcdef", version: 1 };
    expect(await staff("POST", "/api/contactmessage/1/reply", { json })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("no email address") },
    });
  });

  it("find other messages of the same number, but not of everyone else without an address", async () => {
    for (const [index, phone] of ["8015550142", "(801) 555 0142", "8015550199"].entries())
      await ask({ ...question, ...agreeing(), by: "call", phone, message: `Question ${index}` });
    const staff = await signIn("editor");
    const { body } = await staff("GET", "/api/contactmessage/1/thread");
    expect(body).toMatchObject({ thread: { others: [{ contactMessageId: 2 }] } });
    expect(await staff("POST", "/api/contactmessage/1/merge", { json: { mergedId: 3 } })).toMatchObject({ status: 400 });
  });

  it("who open the personal data of a number find its questions", async () => {
    await ask({ ...question, ...agreeing(), by: "sms", phone: phoneNumber });
    const [holding] =
      (
        await current.platform.personalData
          .find(({ entity }) => entity === "contactmessage")
          ?.find(current.platform.db, { email: "", phone: "8015550142" }, [])
      )?.holdings ?? [];
    expect(holding).toMatchObject({ title: "Quick question", excerpt: question.message });
  });
});
