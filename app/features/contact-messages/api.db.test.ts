import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contactMessages } from "#db/tables/contact-messages.server.ts";
import { mailJobs } from "#db/tables/mail-jobs.server.ts";
import { revisions } from "#db/tables/revisions.server.ts";
import { usedFormTokens } from "#db/tables/used-form-tokens.server.ts";
import { stores } from "#platform/content/stores.server.ts";
import { testApp } from "#test/app.ts";
import { consentVersion } from "./consent.server.ts";
import { issueFormToken } from "./form-token.server.ts";

const { current, stranger, signIn } = testApp({ TRUST_PROXY: "1" });

const lead = {
  name: "Ana Peña 🏡",
  phone: "(801) 555-0100",
  email: "ana@example.com",
  service: "Contact Us",
  message: "Quiero comprar casa.\nمرحبا",
};

let lastAddress = 0;
/** Limits count per address and per sender; each test has its own. */
const someone = () => {
  lastAddress++;
  return {
    email: `visitor${lastAddress}@example.com`,
    headers: { "x-forwarded-for": `203.0.113.${lastAddress}`, "user-agent": "A browser" },
  };
};

async function send(fields: object = {}, who = someone()) {
  return stranger("POST", "/api/Common/SendEmail", { json: { ...lead, email: who.email, ...fields }, headers: who.headers });
}

const stored = () => current.platform.db.select().from(contactMessages);
const jobs = () => current.platform.db.select().from(mailJobs);
const aged = (seconds: number) => issueFormToken(current.platform.db, Date.now() - seconds * 1000);

describe("a message", () => {
  it("is stored whole, with its two mails, and answered in the visitor's language", async () => {
    const who = someone();
    const extra = { language: "es", page: "/es/contact-us", formToken: await aged(30) };
    const { status, body } = await send(extra, who);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: "Le responderemos pronto." });
    expect(await stored()).toMatchObject([
      {
        ...lead,
        email: who.email,
        language: "es",
        page: "/es/contact-us",
        state: "new",
        heldReason: "",
        clientHints: { userAgent: "A browser", address: who.headers["x-forwarded-for"] },
      },
    ]);
    expect((await jobs()).map(({ kind, state }) => [kind, state])).toEqual([
      ["office", "waiting"],
      ["acknowledgement", "waiting"],
    ]);
  });

  it("needs nothing but the five documented fields", async () => {
    const { status, body } = await send();
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: "We'll get back to you soon." });
    expect(await stored()).toMatchObject([{ state: "new", language: "en", consent: null }]);
  });

  it("without all of its fields is refused by their names, and nothing is written", async () => {
    const { status, body } = await send({ name: " ", message: null });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: "All fields are required" });
    expect((body.validationErrors as Array<{ field: string }>).map(({ field }) => field)).toEqual(["name", "message"]);
    expect((await send({ phone: "", language: "es" })).body).toMatchObject({ message: "Todos los campos son obligatorios" });
    expect(await stored()).toEqual([]);
  });

  it.each([
    "nobody",
    "a b@example.com",
    "a@example",
    "a@example.com\r\nBcc: b@example.com",
    "a@example.com,b@example.com",
    "a@example.com;b.c",
    "<a@example.com>",
    "A:a@example.com",
  ])("with the address %j is refused", async (email) => {
    const { status, body } = await send({ email });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: "Please enter a valid email address" });
    expect(await stored()).toEqual([]);
  });

  it.each(["Ana\r\nBcc: b@example.com", "Ana\nPeña", "a@example.com, b@example.com", "Ana <b@example.com>"])(
    "from the name %j is refused",
    async (name) => {
      expect((await send({ name })).status).toBe(400);
      expect(await stored()).toEqual([]);
    },
  );

  it.each([
    ["name", 120],
    ["phone", 40],
    ["message", 5000],
  ])("is bounded: %s may have %i characters", async (field, max) => {
    expect((await send({ [field]: "x".repeat(max) })).status).toBe(200);
    const { status, body } = await send({ [field]: "x".repeat(max + 1) });
    expect(status).toBe(400);
    expect(body).toMatchObject({ validationErrors: [{ field, message: expect.stringContaining(String(max)) }] });
  });

  it.each([[{ name: 5 }], [{ message: ["a"] }], [{ email: { a: 1 } }]])("with %j is a bad request, not a fault", async (fields) => {
    expect((await send(fields)).status).toBe(400);
  });

  it("keeps what it says about itself only as far as that makes sense", async () => {
    const odd = { language: "xx", page: "https://evil.example/", loanOfficerId: "abc", consentVersion: 7, service: "" };
    expect((await send(odd)).status).toBe(200);
    expect(await stored()).toMatchObject([{ language: "en", page: "", loanOfficerId: null, consent: null, service: "Contact Us" }]);
  });

  it("goes to its officer, or to the office when the officer has left", async () => {
    const officer = { firstName: "Luis", lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1", email: "luis@example.com" };
    await stores.loanofficer.create(current.platform.db, officer, { userId: null });
    await stores.loanofficer.create(current.platform.db, { ...officer, isActive: false }, { userId: null });
    await send({ loanOfficerId: 1 });
    await send({ loanOfficerId: 2 });
    await send({ loanOfficerId: 99 });
    expect((await stored()).map(({ loanOfficerId, assignedOfficerId }) => [loanOfficerId, assignedOfficerId])).toEqual([
      [1, 1],
      [null, null],
      [null, null],
    ]);
  });
});

describe("consent", () => {
  const resource = (value: string) => ({ context: "legal.consent", value, translations: { es: { value: `${value} (es)` } } });

  it("is kept with the words that stood beside the button, also when they have changed since", async () => {
    const { db } = current.platform;
    await stores.webresource.create(db, resource("Old words"), { userId: null });
    await stores.webresource.update(db, 1, resource("New words"), { userId: null });
    await send({ consentVersion: consentVersion("New words") });
    await send({ consentVersion: consentVersion("Old words (es)"), language: "es" });
    await send({ consentVersion: consentVersion("Words of their own") });
    expect((await stored()).map(({ consent }) => consent)).toEqual([
      { text: "New words", language: "en", version: consentVersion("New words") },
      { text: "Old words (es)", language: "es", version: consentVersion("Old words (es)") },
      null,
    ]);
  });
});

describe("spam", () => {
  it("that falls into the trap is answered like any other, held with a reason, and mailed to nobody", async () => {
    const { status, body } = await send({ website: "https://spam.example", formToken: await aged(30) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true });
    expect(await stored()).toMatchObject([{ state: "held", heldReason: "a hidden field was filled in" }]);
    expect(await jobs()).toEqual([]);
  });

  it("with another's token or a forged one counts against a message, and a used token against a different one", async () => {
    const message = "see www.example.com";
    const token = await aged(30);
    await send({ message, formToken: `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}` });
    await send({ message, formToken: token });
    await send({ message: `${message} again`, formToken: token });
    expect((await stored()).map(({ state, heldReason }) => [state, heldReason])).toEqual([
      ["held", "the form's token was not ours; it contains a link"],
      ["new", ""],
      ["held", "the form's token had been used; it contains a link"],
    ]);
  });

  it("is not what a double click makes: the same form sent twice is one message", async () => {
    const who = someone();
    const formToken = await aged(30);
    const answers = await Promise.all([send({ formToken }, who), send({ formToken }, who)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toHaveLength(1);
    expect(await jobs()).toHaveLength(2);
    expect(await current.platform.db.select().from(usedFormTokens)).toMatchObject([{ contactMessageId: 1 }]);
  });

  it("is limited per address, a forged header changing nothing, and says when to come back", async () => {
    const { headers } = someone();
    const forged = (i: number) => ({ ...headers, "x-forwarded-for": `198.51.100.${i}, ${headers["x-forwarded-for"]}` });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await send({}, { email: `a${i}@example.com`, headers: forged(i) })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const refused = await send({ language: "es" }, { email: "b@example.com", headers });
    expect(refused.body).toMatchObject({ success: false, message: expect.stringContaining("Espere unos minutos") });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await stored()).toHaveLength(10);
  });

  it("is limited per sender, whatever the address and the case", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push((await send({}, { ...someone(), email: i % 2 ? "same@example.com" : "Same@Example.com" })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("the inbox", () => {
  it("is closed to strangers whatever the spelling", async () => {
    for (const [method, path] of [
      ["GET", "/api/contactmessage"],
      ["GET", "/API/ContactMessage/1"],
      ["GET", "/api/contactmessage/export"],
      ["PUT", "/api/contactmessage"],
      ["PUT", "/api/contactmessage/1/read"],
      ["POST", "//api/contactmessage/1/release/"],
      ["POST", "/api/contactmessage/1/resend"],
      ["DELETE", "/api/%63ontactmessage/1"],
    ] as const)
      expect((await stranger(method, path, method === "GET" ? {} : { json: {} })).status, path).toBe(401);
  });

  it("lists the newest first in pages, finds without accents, and counts what is unread", async () => {
    const staff = await signIn();
    for (const name of ["Ana Peña", "Luis Ortiz", "José Núñez"]) await send({ name });
    await send({ name: "Spammer", website: "x" });
    await staff("PUT", "/api/contactmessage/1/read", { json: { read: true } });
    const first = await staff("GET", "/api/contactmessage?pageSize=3");
    expect(first.body).toMatchObject({ total: 4, unread: 2, held: 1, failed: 0, mailIsSetUp: false });
    expect((first.body.contactMessageListVm as Array<{ name: string }>).map(({ name }) => name)).toEqual([
      "Spammer",
      "José Núñez",
      "Luis Ortiz",
    ]);
    const second = await staff("GET", "/api/contactmessage?pageSize=3&pageNumber=2");
    expect(second.body.contactMessageListVm).toMatchObject([{ name: "Ana Peña" }]);
    expect((await staff("GET", "/api/contactmessage?filterKey=NUNEZ")).body).toMatchObject({ total: 1 });
    expect((await staff("GET", "/api/contactmessage?filterKey=%25")).body).toMatchObject({ total: 0 });
    expect((await staff("GET", "/api/contactmessage?state=held")).body).toMatchObject({ total: 1 });
    expect((await staff("GET", "/api/contactmessage?state=answered")).body).toMatchObject({ total: 0 });
    expect((await staff("GET", "/api/contactmessage?pageSize=1000")).status).toBe(400);
  });

  it("is sorted by time or by name, either way, and by nothing else", async () => {
    const staff = await signIn();
    for (const name of ["Luis Ortiz", "Ángel Paz", "ana peña"]) await send({ name });
    const names = async (order: string) => {
      const { body } = await staff("GET", `/api/contactmessage?order=${order}`);
      return (body.contactMessageListVm as Array<{ name: string }>).map(({ name }) => name);
    };
    expect(await names("oldest")).toEqual(["Luis Ortiz", "Ángel Paz", "ana peña"]);
    expect(await names("name")).toEqual(["ana peña", "Ángel Paz", "Luis Ortiz"]);
    expect(await names("nameBackwards")).toEqual(["Luis Ortiz", "Ángel Paz", "ana peña"]);
    for (const order of ["newest", "", "name; drop table"]) expect(await names(order)).toEqual(["ana peña", "Ángel Paz", "Luis Ortiz"]);
  });

  it("keeps who answered, who takes care and what was noted, with a revision each; what the visitor wrote stays", async () => {
    const staff = await signIn();
    await send();
    const officer = { firstName: "Luis", lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1" };
    await stores.loanofficer.create(current.platform.db, officer, { userId: null });
    const change = { contactMessageId: 1, version: 1, state: "answered", assignedOfficerId: 1, notes: "Called back.", message: "forged" };
    const { status, body } = await staff("PUT", "/api/contactmessage", { json: change });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contactMessageDto: { ...lead, email: expect.any(String), state: "answered", assignedOfficerId: 1, notes: "Called back.", version: 2 },
    });
    expect((await staff("PUT", "/api/contactmessage", { json: { ...change, notes: "Late" } })).status).toBe(409);
    expect((await staff("PUT", "/api/contactmessage", { json: { contactMessageId: 1, assignedOfficerId: 9 } })).status).toBe(400);
    expect((await staff("PUT", "/api/contactmessage", { json: { contactMessageId: 9, notes: "" } })).status).toBe(404);
    expect((await staff("GET", "/api/contactmessage?filterKey=called back")).body).toMatchObject({ total: 1 });
    const history = await current.platform.db.select().from(revisions).where(eq(revisions.entity, "contactmessage"));
    expect(history.map(({ action, userId, version }) => [action, userId, version])).toEqual([
      ["create", null, 1],
      ["update", 1, 2],
    ]);
  });

  it("sends a held message's mails when staff release it, once", async () => {
    const staff = await signIn();
    await send({ website: "x" });
    expect((await staff("POST", "/api/contactmessage/1/resend", { json: {} })).status).toBe(409);
    expect((await staff("PUT", "/api/contactmessage", { json: { contactMessageId: 1, state: "answered" } })).status).toBe(409);
    const answers = await Promise.all([1, 2].map(() => staff("POST", "/api/contactmessage/1/release", { json: {} })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stored()).toMatchObject([{ state: "new" }]);
    expect(await jobs()).toHaveLength(2);
  });

  it("tries a mail that failed again under its Message-ID, and sends one that arrived as a new mail", async () => {
    const staff = await signIn();
    const { db } = current.platform;
    await send();
    await db.update(mailJobs).set({ state: "failed" }).where(eq(mailJobs.kind, "office"));
    expect((await staff("GET", "/api/contactmessage?state=failed")).body).toMatchObject({ total: 1, failed: 1 });
    await staff("POST", "/api/contactmessage/1/resend", { json: {} });
    expect(await jobs()).toHaveLength(2);
    expect((await staff("GET", "/api/contactmessage?state=failed")).body).toMatchObject({ total: 0 });
    await db.update(mailJobs).set({ state: "sent" });
    const { body } = await staff("POST", "/api/contactmessage/1/resend", { json: { kind: "acknowledgement" } });
    expect(body).toMatchObject({
      contactMessageDto: { deliveries: [{ kind: "office" }, { kind: "acknowledgement" }, { kind: "acknowledgement", state: "waiting" }] },
    });
    expect(new Set((await jobs()).map(({ messageIdHeader }) => messageIdHeader)).size).toBe(3);
  });

  it("deletes a message with its mails and keeps its last state", async () => {
    const staff = await signIn();
    await send();
    expect((await staff("DELETE", "/api/contactmessage/1")).body).toMatchObject({ success: true, message: "Deleted!" });
    expect((await staff("GET", "/api/contactmessage/1")).status).toBe(404);
    expect(await jobs()).toEqual([]);
    const [last] = await current.platform.db.select().from(revisions).where(eq(revisions.action, "delete"));
    expect(last?.state).toMatchObject({ name: lead.name, message: lead.message });
  });

  it("leaves as a spreadsheet in which nothing is a formula", async () => {
    const staff = await signIn();
    await send({ name: "=HYPERLINK(1)", message: 'He said "hi",\nthen left' });
    const answer = await staff("GET", "/api/contactmessage/export?state=new");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="contact-messages-\d{4}-\d\d-\d\d\.csv"$/);
    const text = String(answer.body.text);
    expect(text).toContain(`"'=HYPERLINK(1)"`);
    expect(text).toContain('"He said ""hi"",\nthen left"');
    expect((await staff("GET", "/api/contactmessage/export?state=held")).body.text).not.toContain("HYPERLINK");
  });
});
