import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { definitions } from "#app/features/definitions.server.ts";
import type { Schema } from "#platform/api/openapi.server.ts";
import type { Operation } from "#platform/api/operation.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { operationsOn } from "./api.ts";

const operations = operationsOn(definitions);

const { signIn } = testApp();

/** The six nouns and their history: whatever is sent to them, the answer is a success or a refusal. */
const resources = ["blog", "blogcategory", "pagecategory", "pagecontent", "loanofficer", "webresource", "revisions"];

const ofResource = (name: string) => operations.filter(({ path }) => path.split("/")[2] === name);

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(
    "",
    "0",
    "1",
    "true",
    "null",
    "\0",
    "\ud800",
    "%",
    "_",
    "\\",
    "'",
    '"',
    "<b>",
    "1e5",
    "2147483648",
    "https://example.com",
    "a@b.c",
  ),
);
const anyValue = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 2, arbitrary: fc.integer() },
  fc.double(),
  fc.constantFrom(null, true, false, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A body of the fields that the call knows, each with whatever, some left out, and some that it does not know. */
function bodyFor({ body }: Operation) {
  const { properties = {} } = body ? (z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as Schema) : {};
  const knownFields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fc.oneof(likely(schema), anyValue)]));
  return fc
    .tuple(fc.record(knownFields, { requiredKeys: [] }), fc.dictionary(fc.string({ maxLength: 8 }), anyValue, { maxKeys: 2 }))
    .map(([fields, others]) => ({
      ...others,
      ...fields,
    }));
}

/** Values that are near to what is asked for, so that many requests get past the first check. */
function likely(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === "integer") return fc.integer({ min: 0, max: 3 });
  if (schema.type === "boolean") return fc.constantFrom(true, false, "true", "false", "");
  if (schema.type === "object") return fc.constantFrom({}, { es: {} }, { es: { title: "x", body: "<p>" } });
  return schema.anyOf ? fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 3 })) : fc.constantFrom("text", "", "<p>x</p>", "2026-01-31");
}

const id = fc.oneof(fc.integer({ min: 1, max: 4 }).map(String), text.map(encodeLoosely), fc.integer().map(String));
const query = fc.dictionary(fc.constantFrom("filterKey", "lang", "pageNumber", "pageSize", "categoriesId", "entity", "id", "x"), text, {
  maxKeys: 3,
});

function encodeLoosely(value: string): string {
  return encodeURIComponent(value.toWellFormed()) || "-";
}

const asQuery = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeLoosely(value)}`)
    .join("&");

async function call(
  staff: Caller,
  op: Operation,
  body: Record<string, unknown>,
  record: string,
  asked: Record<string, string>,
  form: boolean,
) {
  const path = `${op.path.replace(":id", record)}?${asQuery(asked)}`;
  if (!op.body) return staff(op.method.toUpperCase(), path);
  if (!form) return staff(op.method.toUpperCase(), path, { json: body });
  const fields = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
  return staff(op.method.toUpperCase(), path, { form: fields });
}

describe.each(resources)("whatever is sent to %s", (name) => {
  it("is taken or refused, never a fault", async () => {
    const staff = await signIn();
    const request = fc.constantFrom(...ofResource(name)).chain((op) => fc.tuple(fc.constant(op), bodyFor(op), id, query, fc.boolean()));
    await fc.assert(
      fc.asyncProperty(request, async ([op, body, record, asked, form]) => {
        const { status, body: answer } = await call(staff, op, body, record, asked, form);
        expect(status, JSON.stringify(answer)).toBeGreaterThanOrEqual(200);
        expect(status, JSON.stringify(answer)).toBeLessThan(500);
      }),
      { numRuns: 120 },
    );
  });
});
