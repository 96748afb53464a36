import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { lead, testLeads } from "#test/leads.ts";
import { messagesForExport } from "./export.server.ts";
import { contactMessage, contactMessageItem } from "./responses.server.ts";

const { current, stranger, signIn, send } = testLeads();

describe("the inbox", () => {
  it("is closed to strangers, regardless of the spelling", async () => {
    for (const [method, path] of [
      ["GET", "/api/contactmessage"],
      ["GET", "/API/ContactMessage/1"],
      ["GET", "/api/contactmessage/export"],
      ["PUT", "/api/contactmessage"],
      ["PUT", "/api/contactmessage/1/read"],
      ["POST", "/api/contactmessage/1/release"],
      ["POST", "/api/contactmessage/1/resend"],
      ["DELETE", "/API/contactmessage/1"],
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

  it("answers what its description says, in the list and one by one", async () => {
    const staff = await signIn();
    await send();
    await send({ name: "Spammer", website: "x" });
    const { body } = await staff("GET", "/api/contactmessage");
    expect(z.array(contactMessageItem.strict()).safeParse(body.contactMessageListVm).error).toBeUndefined();
    const one = await staff("GET", "/api/contactmessage/1");
    expect(contactMessage.strict().safeParse(one.body.contactMessageDto).error).toBeUndefined();
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

  it("finds a visitor by telephone number however it is written, and by words in any order", async () => {
    const staff = await signIn();
    await send({ name: "Ana Peña", phone: "(801) 555-1234" });
    await send({ name: "Luis Ortiz", phone: "8015559876" });
    const findMessages = async (asked: string) => {
      const { body } = await staff("GET", `/api/contactmessage?filterKey=${encodeURIComponent(asked)}`);
      return (body.contactMessageListVm as Array<{ name: string }>).map(({ name }) => name);
    };
    for (const searchTerm of ["8015551234", "801.555.1234", "+1 (801) 555-1234", "555-1234", "pena  ana"])
      expect(await findMessages(searchTerm), searchTerm).toEqual(["Ana Peña"]);
    for (const searchTerm of ["(801) 555-9876", "18015559876"]) expect(await findMessages(searchTerm), searchTerm).toEqual(["Luis Ortiz"]);
    expect(await findMessages("(801) 555")).toEqual(["Luis Ortiz", "Ana Peña"]);
  });

  it("is found by what was written later, also in a message that was merged into it, and leaves with it", async () => {
    const staff = await signIn();
    const { db } = current.platform;
    await send({ name: "Ana Peña" });
    await send({ name: "Luis Ortiz" });
    await send({ name: "Luis Ortiz", message: "Además tengo crédito" });
    const later = {
      kind: "mailIn" as const,
      subject: "Mi casa",
      body: "¿Y el ENGANCHE? Préstamo FHA\u200b",
      detail: { fromVisitor: true },
    };
    await db.insert(messageEvents).values({ contactMessageId: 1, ...later });
    await db.insert(messageEvents).values({ contactMessageId: 3, ...later, body: "Del mensaje unido" });
    await db.update(contactMessages).set({ mergedIntoId: 2 }).where(eq(contactMessages.contactMessageId, 3));
    const idsFor = async (searchTerm: string) => {
      const { body } = await staff("GET", `/api/contactmessage?${new URLSearchParams({ filterKey: searchTerm })}`);
      return (body.contactMessageListVm as Array<{ contactMessageId: number }>).map(({ contactMessageId }) => contactMessageId);
    };
    // The last one's words are in different texts.
    for (const searchTerm of ["enganche", "PRESTAMO fha", "pena enganche"]) expect(await idsFor(searchTerm), searchTerm).toEqual([1]);
    for (const searchTerm of ["ademas credito", "unido"]) expect(await idsFor(searchTerm), searchTerm).toEqual([2]);
    expect(await idsFor("unido enganche")).toEqual([]);
    const csv = String((await staff("GET", "/api/contactmessage/export?filterKey=unido")).body.text);
    expect(csv).toContain('"Además tengo crédito\n\nDel mensaje unido"');
    expect(csv).not.toContain("Ana");
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
    const exportEvents = await current.platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, "messages.export"))
      .orderBy(auditEvents.auditEventId);
    expect(exportEvents).toMatchObject([
      { userId: 1, detail: { count: 1 } },
      { userId: 1, detail: { count: 0 } },
    ]);
  });

  it("leaves whole when it is longer than what is read at once, newest first and each message once", async () => {
    const staff = await signIn();
    const { db } = current.platform;
    const rows = Array.from({ length: 450 }, (_, index) => ({
      ...lead,
      name: `Visitor ${index + 1}`,
      language: "en" as const,
      searchText: "x",
    }));
    await db.insert(contactMessages).values(rows);
    const answer = await staff("GET", "/api/contactmessage/export");
    const ids = [...String(answer.body.text).matchAll(/^(\d+),/gm)].map(([, id]) => Number(id));
    expect(ids).toEqual(Array.from({ length: 450 }, (_, index) => 450 - index));
    const pages: number[] = [];
    for await (const page of messagesForExport(db, { filterKey: "", state: "all" })) pages.push(page.length);
    expect(pages).toEqual([200, 200, 50]);
  });
});
