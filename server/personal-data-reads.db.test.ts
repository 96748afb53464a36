import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { definitions } from "#app/features/definitions.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { firstData } from "#app/shell/admin/first-data.server.ts";
import type { Schema } from "#platform/api/openapi.server.ts";
import type { Operation } from "#platform/api/operation.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { personalDataReads } from "#platform/personal-data/tables/personal-data-reads.server.ts";
import { type Caller, cookiesOf } from "#test/app.ts";
import { testLeads } from "#test/leads.ts";
import { operationsOn } from "./api.ts";
import { apiDescription } from "./api-description.ts";

const { current, signIn, send, someone, stranger, password } = testLeads();

const visitor = {
  name: "Marisol Quintanilla",
  email: "marisol.quintanilla@example.com",
  phone: "(801) 555-0177",
  message: "We would like to buy near the jacaranda trees.",
};
const personalData = /marisol|quintanilla|555.?0177|jacaranda/i;

const operations = operationsOn(definitions);
const nameOf = ({ method, path, documentedPath = path }: Operation) => `${method.toUpperCase()} ${documentedPath}`;
const staffOperations = operations.filter(({ access }) => access !== "visitor").map((op) => ({ name: nameOf(op), op }));
const { paths } = apiDescription(operations);

const reply = { subject: "Your loan", body: "Good morning", lang: "en" };
const person = { email: visitor.email, phone: "" };

/** What makes a call succeed on the first message, where the least that its schema asks for does not. */
const bodies: Record<string, object> = {
  "POST /api/contactmessage/:id/merge": { mergedId: 2 },
  "POST /api/contactmessage/:id/opt-in": { channel: "call", reason: "personAsked" },
  "POST /api/contactmessage/:id/replypreview": reply,
  "POST /api/contactmessage/:id/reply": { ...reply, requestId: "0123456789abcdef", version: 1 },
  "POST /api/personaldata/find": person,
  "POST /api/personaldata/export": person,
  "POST /api/incident/customers/export": { from: "2020-01-01" },
};

const queries: Record<string, string> = { "GET /api/contactmessage/:id/replydraft": "?replyTemplateId=1&lang=en" };

/** What has to be there before. */
const preparations: Record<string, (owner: Caller) => Promise<unknown>> = {
  "POST /api/contactmessage/:id/release": () => current.platform.db.update(contactMessages).set({ state: "held" }),
  "POST /api/contactmessage/:id/opt-in": (owner) => owner("POST", "/api/contactmessage/1/opt-out", { json: { channel: "call" } }),
  "POST /api/contactmessage/:id/replyretry": async (owner) => {
    await owner("POST", "/api/contactmessage/1/reply", { json: bodies["POST /api/contactmessage/:id/reply"] });
    const [event] = await current.platform.db.select().from(messageEvents).where(eq(messageEvents.kind, "mailOut"));
    bodies["POST /api/contactmessage/:id/replyretry"] = { messageEventId: event?.messageEventId };
  },
  "GET /api/contactmessage/:id/replydraft": (owner) =>
    owner("POST", "/api/replytemplate", { json: { name: "Greeting", subject: "Hello", body: "Dear {name}," } }),
  "POST /api/incident/customers/export": (owner) => owner("GET", "/api/contactmessage"),
  "POST /api/revisions/restore": async (owner) => {
    await owner("PUT", "/api/contactmessage", { json: { contactMessageId: 1, notes: "Called" } });
    const [created] = await current.platform.db.select().from(revisions).orderBy(asc(revisions.revisionId));
    bodies["POST /api/revisions/restore"] = { revisionId: created?.revisionId };
  },
};

function leastBody({ required = [], properties = {} }: Schema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, leastValue(properties[name] ?? {})]));
}

function leastValue(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.type === "integer" || schema.type === "number") return 1;
  if (schema.type === "boolean") return true;
  if (schema.type === "array") return Array.from({ length: Number(schema.minItems ?? 0) }, () => leastValue(schema.items ?? {}));
  return schema.type === "object" ? leastBody(schema) : "a@example.com";
}

function bodyOf(name: string, { path, documentedPath = path, method }: Operation) {
  const content = paths[documentedPath.replace(":id", "{id}")]?.[method]?.requestBody?.content["application/json"];
  return content && { json: bodies[name] ?? leastBody(content.schema) };
}

const storedReads = () => current.platform.db.select().from(personalDataReads);

/** Two messages of one visitor, a third in the bin, each with its history, and a subscription. */
async function writeVisitor(owner: Caller): Promise<void> {
  for (let count = 0; count < 3; count++) await send(visitor, { ...someone(), email: visitor.email });
  await owner("DELETE", "/api/contactmessage/3");
  const csv = `email,name\n${visitor.email},${visitor.name}`;
  await owner("POST", "/api/newslettersubscriber/import", { json: { csv, consent: "On paper", language: "en" } });
  await current.platform.db.delete(personalDataReads);
}

/** What may change or remove the visitor's data: each of these starts anew. */
const visitorTags = ["Contact messages", "Conversations", "Personal data", "Newsletter", "Revisions", "Bin", "Incidents"];
const changesVisitor = ({ op: { method, tag } }: { op: Operation }) => method !== "get" && visitorTags.includes(tag);

async function expectDeclaration(owner: Caller, { name, op }: (typeof staffOperations)[number]): Promise<number> {
  const path = op.path.replace(":id", "1") + (queries[name] ?? "");
  const { status, body } = await owner(op.method.toUpperCase(), path, bodyOf(name, op));
  if (status === 401) return status;
  const isPersonal = status === 200 && personalData.test(JSON.stringify(body));
  expect(isPersonal, `${name}: ${status} ${JSON.stringify(body).slice(0, 500)}`).toBe(op.personalData !== undefined);
  const reads = (await storedReads()).filter(({ call }) => call === name);
  expect(reads.length > 0, name).toBe(isPersonal);
  for (const { recordIds, times } of reads) expect([recordIds.length > 0, times], name).toEqual([true, 1]);
  return status;
}

describe("every call of the API for staff declares personal data if its response contains any, and the read is recorded:", () => {
  it.each(staffOperations.filter(changesVisitor))("$name", async ({ name, op }) => {
    const owner = await signIn();
    await writeVisitor(owner);
    await preparations[name]?.(owner);
    expect(await expectDeclaration(owner, { name, op })).not.toBe(401);
  });

  it("all others", async () => {
    let owner = await signIn();
    await writeVisitor(owner);
    for (const [index, call] of staffOperations.filter((call) => !changesVisitor(call)).entries()) {
      await preparations[call.name]?.(owner);
      // Some end the session of their caller.
      if ((await expectDeclaration(owner, call)) !== 401) continue;
      owner = await signIn("owner", `owner${index}@example.com`);
      expect(await expectDeclaration(owner, call)).not.toBe(401);
    }
  });
});

describe("a read of personal data", () => {
  it("is recorded with the person and the records that they were shown", async () => {
    await writeVisitor(await signIn());
    const editor = await signIn("editor");
    await editor("GET", "/api/contactmessage");
    await editor("GET", "/api/contactmessage/2");
    await editor("GET", "/api/contactmessage/export?state=all");
    const reads = await storedReads();
    expect(reads.map(({ call, entity, recordIds }) => [call, entity, recordIds])).toEqual([
      ["GET /api/contactmessage", "contactmessage", [1, 2]],
      ["GET /api/contactmessage/:id", "contactmessage", [2]],
      ["GET /api/contactmessage/export", "contactmessage", [1, 2]],
    ]);
    expect(new Set(reads.map(({ userId }) => userId))).toEqual(new Set([2]));
  });

  it("is recorded too where it comes with the page of a list", async () => {
    await writeVisitor(await signIn());
    const signedIn = await stranger("POST", "/api/auth/sign-in/email", { json: { email: "owner@example.com", password } });
    const cookie = cookiesOf(signedIn);
    await firstData("/admin/contactuslist", new URLSearchParams(), async (path, init) =>
      current.app.request(String(path), { ...init, headers: { ...init?.headers, cookie } }),
    );
    expect(await storedReads()).toMatchObject([{ userId: 1, call: "GET /api/contactmessage", recordIds: [1, 2] }]);
  });

  it("is not recorded if the response contains no person, or is refused", async () => {
    const officer = await signIn("officer");
    await writeVisitor(await signIn());
    expect((await officer("GET", "/api/contactmessage")).status).toBe(200);
    expect((await officer("GET", "/api/contactmessage/1")).status).toBe(404);
    expect((await officer("GET", "/api/incident/reads")).status).toBe(403);
    expect(await storedReads()).toEqual([]);
  });
});

describe("a read that cannot be recorded", () => {
  /** As the database refuses the record of it: with a code of Postgres. */
  async function withRefusedRecords<T>(code: string, work: () => Promise<T>): Promise<T> {
    const { db } = current.platform;
    await db.execute(
      sql.raw(`create function refuse_read() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = '${code}'; end $$`),
    );
    await db.execute(sql`create trigger refuse_read before insert on personal_data_reads for each row execute function refuse_read()`);
    return work().finally(() => db.execute(sql`drop function refuse_read cascade`));
  }

  it("is not answered", async () => {
    const owner = await signIn();
    await writeVisitor(owner);
    const [list, file] = await withRefusedRecords("23514", async () => [
      await owner("GET", "/api/contactmessage"),
      await owner("GET", "/api/contactmessage/export?state=all"),
    ]);
    for (const { status, body } of [list, file]) {
      expect(status).toBe(500);
      expect(JSON.stringify(body)).not.toMatch(personalData);
    }
  });

  it.each(["25006", "53100"])("is answered and logged while the database cannot write (%s)", async (code) => {
    const owner = await signIn();
    await writeVisitor(owner);
    const warn = vi.spyOn(current.platform.log, "warn");
    const { status, body } = await withRefusedRecords(code, () => owner("GET", "/api/contactmessage/1"));
    expect([status, personalData.test(JSON.stringify(body))]).toEqual([200, true]);
    const line = { userId: 1, call: "GET /api/contactmessage/:id", reads: [{ entity: "contactmessage", recordIds: [1] }] };
    expect(warn).toHaveBeenCalledWith(expect.objectContaining(line), expect.any(String));
    warn.mockRestore();
  });
});

it("records the message that a conflict shows, and the held ones above the first list", async () => {
  const owner = await signIn();
  await writeVisitor(owner);
  const stale = { json: { contactMessageId: 1, notes: "x", version: 99 } };
  expect(await owner("PUT", "/api/contactmessage", stale)).toMatchObject({ status: 409, body: { current: { email: visitor.email } } });
  expect(await storedReads()).toMatchObject([{ call: "PUT /api/contactmessage", recordIds: [1] }]);
  await current.platform.db.delete(personalDataReads);
  await current.platform.db.update(contactMessages).set({ state: "held" }).where(eq(contactMessages.contactMessageId, 1));
  const { body } = await owner("GET", "/api/contactmessage?pageSize=1");
  expect(body.heldListVm).toMatchObject([{ contactMessageId: 1 }]);
  expect((await storedReads())[0]?.recordIds).toContain(1);
});
