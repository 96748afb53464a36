import { describe, expect, it } from "vitest";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { consentVersion } from "#app/features/settings/consent.server.ts";
import { webResourceDefinition } from "#app/features/settings/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { lead, testLeads, utahLicense } from "#test/leads.ts";

const officers = contentStore(loanOfficerDefinition);
const resources = contentStore(webResourceDefinition);

const { current, send, someone, storedMessages, jobs, addRules, formCookieAgedBy } = testLeads();

describe("a message", () => {
  it("is stored whole, with its two mails, and answered in the visitor's language", async () => {
    const who = someone(`theme=dark; ${await formCookieAgedBy(30)}`);
    const extra = { language: "es", page: "/es/contact-us", callTime: "morning" };
    const { status, body, headers } = await send(extra, who);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: "Le responderemos pronto." });
    expect(headers.get("set-cookie")).toMatch(/^umbral\.form=/);
    expect(await storedMessages()).toMatchObject([
      {
        ...lead,
        email: who.email,
        language: "es",
        page: "/es/contact-us",
        callTime: "morning",
        state: "new",
        heldReason: "",
        clientHints: { userAgent: "A browser", address: who.headers["x-forwarded-for"] },
      },
    ]);
    expect((await jobs()).map(({ kind, state }) => [kind, state])).toEqual([
      ["contactMessage.office", "waiting"],
      ["contactMessage.acknowledgement", "waiting"],
    ]);
  });

  it("requires only the five documented fields, and is not lost over a time that is not offered", async () => {
    const { status, body } = await send({ callTime: "at midnight" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: "We'll get back to you soon." });
    expect(await storedMessages()).toMatchObject([{ state: "new", language: "en", consent: null, callTime: "none" }]);
  });

  it("without all of its fields is refused by their names, and nothing is written", async () => {
    const { status, body } = await send({ name: " ", message: null });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: "All fields are required" });
    expect((body.validationErrors as Array<{ field: string }>).map(({ field }) => field)).toEqual(["name", "message"]);
    expect((await send({ phone: "", language: "es" })).body).toMatchObject({ message: "Todos los campos son obligatorios" });
    expect(await storedMessages()).toEqual([]);
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
    expect(await storedMessages()).toEqual([]);
  });

  it.each(["Ana\r\nBcc: b@example.com", "Ana\nPeña", "a@example.com, b@example.com", "Ana <b@example.com>"])(
    "from the name %j is refused",
    async (name) => {
      expect((await send({ name })).status).toBe(400);
      expect(await storedMessages()).toEqual([]);
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
    expect(body).toMatchObject({ validationErrors: [{ field, message: expect.stringContaining(max.toLocaleString("en-US")) }] });
  });

  it.each([[{ name: 5 }], [{ message: ["a"] }], [{ email: { a: 1 } }]])("with %j is a bad request, not a fault", async (fields) => {
    expect((await send(fields)).status).toBe(400);
  });

  it("keeps what it says about itself only as far as that makes sense", async () => {
    const odd = { language: "xx", page: "https://evil.example/", loanOfficerId: "abc", consentVersion: 7, service: "" };
    expect((await send(odd)).status).toBe(200);
    expect(await storedMessages()).toMatchObject([{ language: "en", page: "", loanOfficerId: null, consent: null, service: "Contact Us" }]);
    await send({ homeState: "ID" });
    await send({ homeState: "Idaho" });
    expect((await storedMessages()).map(({ homeState }) => homeState)).toEqual([null, "ID", null]);
  });

  it("carries the label of the page that it came from, in the language of the page, and none that the visitor names", async () => {
    const page = { name: "Fair", address: "fair", sourceLabel: "Fair in May", translations: { es: { address: "feria" } } };
    await contentStore(pageCategoryDefinition).create(current.platform.db, page, { userId: null });
    await send({ page: "/es/feria", campaign: { source: "radio", label: "Mine" } });
    await send({ page: "/fair" });
    await send({ page: "/feria", campaign: { label: "Mine" } });
    const stored = await storedMessages();
    expect(stored.map(({ campaign }) => campaign)).toEqual([{ label: "Fair in May", source: "radio" }, { label: "Fair in May" }, {}]);
  });

  it("carries the label of a page that has moved or ended since", async () => {
    const store = contentStore(pageCategoryDefinition);
    const page = { name: "Fair", address: "fair", sourceLabel: "Fair in May", translations: { es: { address: "feria" } } };
    const { db } = current.platform;
    const { webPageCategoryId } = await store.create(db, page, { userId: null });
    await store.update(db, webPageCategoryId, { address: "spring-fair", status: "draft" }, { userId: null });
    for (const path of ["/fair", "/spring-fair", "/es/feria", "/es/fair"]) await send({ page: path });
    expect((await storedMessages()).map(({ campaign }) => campaign)).toEqual(Array(4).fill({ label: "Fair in May" }));
  });

  it("keeps the campaign that brought the visitor, and is not lost over one that is no campaign", async () => {
    await send({ campaign: { source: "facebook", medium: "social\nx", campaign: "casa", term: "t".repeat(101), other: "o" } });
    await send({ campaign: "facebook" });
    const stored = await storedMessages();
    expect(stored.map(({ campaign }) => campaign)).toEqual([{ source: "facebook", medium: "social x", campaign: "casa" }, {}]);
  });

  it("goes to its officer, or to the office when the officer has left", async () => {
    const officer = {
      firstName: "Luis",
      lastName: "Ortiz",
      title: "Loan Officer",
      licenseNumber: "1",
      ...utahLicense,
      email: "luis@example.com",
    };
    await addRules();
    await officers.create(current.platform.db, officer, { userId: null });
    await officers.create(current.platform.db, { ...officer, isActive: false }, { userId: null });
    await send({ loanOfficerId: 1 });
    await send({ loanOfficerId: 2 });
    await send({ loanOfficerId: 99 });
    expect((await storedMessages()).map(({ loanOfficerId, assignedOfficerId }) => [loanOfficerId, assignedOfficerId])).toEqual([
      [1, 1],
      [null, null],
      [null, null],
    ]);
  });
});

describe("consent", () => {
  const resource = (value: string) => ({ context: "legal.consent", value, translations: { es: { value: `${value} (es)` } } });

  it("is kept with the words that were beside the button, even if they have changed since", async () => {
    const { db } = current.platform;
    await resources.create(db, resource("Old words"), { userId: null });
    await resources.update(db, 1, resource("New words"), { userId: null });
    await send({ consentVersion: consentVersion("New words") });
    await send({ consentVersion: consentVersion("Old words (es)"), language: "es" });
    await send({ consentVersion: consentVersion("Words of their own") });
    expect((await storedMessages()).map(({ consent }) => consent)).toEqual([
      { text: "New words", language: "en", version: consentVersion("New words") },
      { text: "Old words (es)", language: "es", version: consentVersion("Old words (es)") },
      null,
    ]);
  });
});
