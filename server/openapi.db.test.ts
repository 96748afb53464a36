import { describe, expect, it } from "vitest";
import { z } from "zod";
import { definitions } from "#app/features/definitions.server.ts";
import type { DescribedOperation, Schema } from "#platform/api/openapi.server.ts";
import { storeFile } from "#platform/files/stored-files.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { pdfOf } from "#test/document-files.ts";
import { rotate } from "#test/rotation.ts";
import { operationsOn } from "./api.ts";
import { apiDescription } from "./api-description.ts";

const operations = operationsOn(definitions);

const { current, stranger, signIn } = testApp();

const description = apiDescription(operations);

const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);
const withBody = calls
  .map((call) => ({ ...call, path: call.path.replace("{id}", "1") }))
  .filter(({ operation }) => operation.requestBody?.content["application/json"] && operation.tags[0] !== "Sign-in");

/** The nouns whose valid calls must all succeed on the records below. */
const content = new Set([
  "Blog posts",
  "Blog categories",
  "Page categories",
  "Page contents",
  "Loan officers",
  "Assistance programs",
  "Web resources",
  "Revisions",
]);

const nounOf = ({ operation }: (typeof calls)[number]) => operation.tags[0] ?? "";
const isOfContent = (call: (typeof calls)[number]) => content.has(nounOf(call));
/** Creates or changes records, and removes none that the next call needs. */
const keepsRecords = (call: (typeof calls)[number]) =>
  isOfContent(call) && ["POST", "PUT"].includes(call.method) && nounOf(call) !== "Revisions";

/** Visitors' calls count against limits, and calls on accounts may end the session of the next one. */
const standsAlone = (call: (typeof calls)[number]) => call.operation["x-access"] === "visitor" || /account/.test(nounOf(call));

/** A resource's context must not be the one that the tests below send; a redirect needs one of two fields. */
const needed: Record<string, object> = { webresource: { context: "c" }, redirect: { path: "/old.html", target: "/calculators" } };

/** Record 1 of every kind that staff create, and revision 1 with it. */
async function oneOfEach(staff: Caller) {
  for (const { entity } of definitions) {
    const schema = description.paths[documentedPath(entity)]?.post?.requestBody?.content["application/json"]?.schema;
    if (!schema) continue;
    const file = entity === "document" ? { file: await storeFile(current.platform.storage, pdfOf(), "pdf") } : {};
    const { status, body } = await staff("POST", `/api/${entity}`, { json: { ...leastBody(schema), ...needed[entity], ...file } });
    expect(status, `${entity} ${JSON.stringify(body)}`).toBe(200);
  }
}

const documentedPath = (entity: string) => Object.keys(description.paths).find((path) => path.toLowerCase() === `/api/${entity}`) ?? "";

/** The least that the description asks for: its required fields, of the type that it names. */
function leastBody(schema: Schema): Record<string, unknown> {
  return Object.fromEntries((schema.required ?? []).map((name) => [name, leastValue(schema.properties?.[name] ?? {})]));
}

const leastOfFormat: Record<string, string> = { date: "2026-01-31", uri: "https://example.com" };

function leastValue(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  const ofFormat = leastOfFormat[String(schema.format)];
  if (ofFormat) return ofFormat;
  if (schema.type === "integer" || schema.type === "number") return 1;
  if (schema.type === "boolean") return true;
  if (schema.type === "array") return Array.from({ length: Number(schema.minItems ?? 0) }, () => leastValue(schema.items ?? {}));
  return schema.type === "object" ? leastBody(schema) : "a@example.com";
}

const asForm = (json: Record<string, unknown>) => Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)]));

const bodiesOf = (operation: DescribedOperation) => Object.entries(operation.requestBody?.content ?? {});

const hostileValues = [null, -1, 1e308, "x".repeat(250_000), {}, "\u202e﷽🏡"];
const hostileIds = ["0", "-1", "1.5", "1e3", "01", "+1", "٣", "99999999999", "1%00", "1%2F2", "null", "../1", "%F0%9F%8F%A1"];
const hostileTexts = ["%00", "%ED%A0%80", "%", "%25%5F%5C", "x".repeat(5000), "-1", "NaN", "[]", "%C0%AE"];

const brokenBodies = [
  "",
  "null",
  "[]",
  '"text"',
  "5",
  "{",
  '{"a":',
  '{"__proto__":{"a":1}}',
  `${'{"a":'.repeat(50)}1${"}".repeat(50)}`,
  '{"title":"\\u0000"}',
];
const otherTypes = ["text/plain", "application/x-www-form-urlencoded", "application/xml", "image/png", ""];

describe("the description of the API", () => {
  it("lists every call that is answered, and those of sign-in", async () => {
    expect((await stranger("GET", "/api/openapi.json")).body).toEqual(JSON.parse(JSON.stringify(description)));
    const names = calls.map(({ method, path }) => `${method} ${path.toLowerCase()}`);
    for (const { method, path } of operations) expect(names).toContain(`${method.toUpperCase()} ${path.replace(":id", "{id}")}`);
    expect(names).toEqual(expect.arrayContaining(["POST /api/auth/sign-in/email", "POST /api/auth/sign-out", "GET /api/auth/me"]));
    expect(new Set(names).size).toBe(names.length);
  });

  it("names each call once and describes each answer", () => {
    expect(new Set(calls.map(({ operation }) => operation.operationId)).size).toBe(calls.length);
    for (const { operation } of calls)
      expect(Object.values(operation.responses["200"]?.content ?? {}), operation.operationId).toEqual([
        { schema: expect.objectContaining({ type: expect.any(String) }) },
      ]);
  });

  it("is true for strangers: what it says is closed is closed", async () => {
    for (const { method, path, operation } of calls) {
      const { status } = await stranger(method, path.replace("{id}", "1"), method === "GET" ? {} : { json: {} });
      if (operation["x-access"] === "visitor") expect(Object.keys(operation.responses), `${method} ${path}`).toContain(String(status));
      else expect(status, `${method} ${path}`).toBe(401);
    }
  });

  async function expectDescribed(staff: Caller, { method, path, operation }: (typeof calls)[number]) {
    const bodies = bodiesOf(operation).map(([type, { schema }]) => {
      const json = leastBody(schema);
      return type === "application/json" ? { json } : { form: asForm(json) };
    });
    for (const init of bodies.length > 0 ? bodies : [{}]) {
      const { status, body } = await staff(method, path.replace("{id}", "1"), init);
      const outcome = `${method} ${path} ${JSON.stringify(init)} → ${status} ${JSON.stringify(body).slice(0, 300)}`;
      if (content.has(operation.tags[0] ?? "")) expect(status, outcome).toBe(200);
      const response = operation.responses[status];
      expect(response, outcome).toBeDefined();
      const schema = response?.content["application/json"]?.schema;
      if (status === 200 && schema) expect(z.fromJSONSchema(schema as never).safeParse(body).error, outcome).toBeUndefined();
    }
  }

  it("is true for staff: every read answers what it promises", async () => {
    const staff = await signIn();
    await oneOfEach(staff);
    for (const call of calls.filter(({ method }) => method === "GET")) await expectDescribed(staff, call);
  });

  const otherCalls = calls.filter((call) => call.method !== "GET" && !keepsRecords(call));
  const needsOwnStart = (call: (typeof calls)[number]) => isOfContent(call) || standsAlone(call);

  it.each(otherCalls.filter(needsOwnStart))(
    "is true for staff: $method $path takes what it asks for and answers what it promises",
    async (call) => {
      const staff = await signIn();
      if (isOfContent(call)) await oneOfEach(staff);
      await expectDescribed(staff, call);
    },
  );

  it("is true for staff: all other calls take what they ask for and answer what they promise", async () => {
    const staff = await signIn();
    for (const call of otherCalls) if (!needsOwnStart(call)) await expectDescribed(staff, call);
  });

  it.each([...content])("is true for staff: calls that write %s take what they ask for and answer what they promise", async (noun) => {
    const staff = await signIn();
    await oneOfEach(staff);
    for (const call of calls) if (keepsRecords(call) && nounOf(call) === noun) await expectDescribed(staff, call);
  });

  async function expectHostileFieldsDescribed(staff: Caller, { method, path, operation }: (typeof calls)[number]) {
    const schema = operation.requestBody?.content["application/json"]?.schema ?? {};
    for (const [index, name] of Object.keys(schema.properties ?? {}).entries()) {
      for (const value of rotate(hostileValues, index + path.length)) {
        const { status } = await staff(method, path, { json: { ...leastBody(schema), [name]: value } });
        const described = [...Object.keys(operation.responses), "429"];
        // After too many wrong passwords the response is 429, which is no fault of the fields.
        expect(described, `${method} ${path} ${name}=${JSON.stringify(value).slice(0, 80)}`).toContain(String(status));
      }
    }
  }

  it.each(withBody.filter(standsAlone))("is true under hostile fields: $method $path takes or refuses them as described", async (call) =>
    expectHostileFieldsDescribed(await signIn(), call),
  );

  const sharedCalls = Map.groupBy(
    withBody.filter((call) => !standsAlone(call)),
    nounOf,
  );

  it.each([...sharedCalls.keys()])("is true under hostile fields: calls on %s take or refuse them as described", async (noun) => {
    const staff = await signIn();
    if (content.has(noun)) await oneOfEach(staff);
    for (const call of sharedCalls.get(noun) ?? []) await expectHostileFieldsDescribed(staff, call);
  });

  it("is true under a body that is no object of fields: 400", async () => {
    const staff = await signIn();
    for (const [index, { method, path }] of withBody.entries()) {
      for (const raw of rotate(brokenBodies, index)) {
        const { status } = await staff(method, path, { raw, headers: { "content-type": "application/json" } });
        expect(status, `${method} ${path} ${raw}`).toBe(400);
      }
    }
  });

  it("is true for other types of body: 415", async () => {
    const staff = await signIn();
    for (const [index, { method, path }] of withBody.entries()) {
      for (const type of rotate(otherTypes, index)) {
        const { status } = await staff(method, path, { raw: "{}", headers: { "content-type": type } });
        expect(status, `${method} ${path} ${type}`).toBe(415);
      }
    }
  });

  it("is true for ids and queries: only plain decimal ids name a record, and no query is a fault", async () => {
    const staff = await signIn();
    await oneOfEach(staff);
    for (const [index, { method, path, operation }] of calls.entries()) {
      for (const id of path.includes("{id}") ? rotate(hostileIds, index) : []) {
        expect((await staff(method, path.replace("{id}", id))).status, `${method} ${path} ${id}`).toBe(404);
      }
      for (const [position, { name, in: where }] of operation.parameters.entries()) {
        for (const text of where === "query" ? rotate(hostileTexts, index + position) : []) {
          const { status } = await staff(method, `${path.replace("{id}", "1")}?${name}=${text}`);
          // What wants a body besides is refused for its lack, once the query was read. There are no pages to render here.
          const expected = path.endsWith("/frame") ? [400, 404] : [200, 400];
          expect(operation.requestBody ? [400, 415] : expected, `${method} ${path} ${name}=${text}`).toContain(status);
        }
      }
    }
  });
});

describe("the page of the API", () => {
  it("is for staff, and brings neither script nor anything from elsewhere", async () => {
    expect((await stranger("GET", "/api/docs")).status).toBe(401);
    const staff = await signIn("editor");
    const { status, headers, body } = await staff("GET", "/api/docs");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("text/html");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'/);
    expect(body.text).not.toMatch(/<script|src=|<link|javascript:/);
    for (const { path } of calls) expect(body.text).toContain(`<code>${path}</code>`);
  });
});
