import { expect, it } from "vitest";
import { z } from "zod";
import { instantText } from "#lib/response-fields.ts";
import { operation } from "./operation.server.ts";

const common = { path: "/api/thing", access: "visitor", tag: "Things", summary: "A thing" } as const;
const thing = z.object({ name: z.string(), state: z.enum(["new", "old"]), at: instantText.nullable() });
const returns = { things: z.array(thing) };
const row = { name: "A", state: "new", at: new Date(0) } as const;

it("lets a handler return what becomes the answer, dates among it, and a sentence where it writes", () => {
  operation({ ...common, method: "get", returns, handle: async () => ({ things: [row, { ...row, at: null }] }) });
  operation({ ...common, method: "post", returns, handle: async () => ({ message: { en: "Done", es: "Listo" }, things: [] }) });
  operation({ ...common, method: "get", produces: "text/csv", confirmed: true, handle: async () => new Response("") });
  operation({ ...common, method: "get", produces: "text/html", handle: async () => new Response("") });
  expect(JSON.parse(JSON.stringify(row))).toEqual(thing.parse({ ...row, at: "1970-01-01T00:00:00.000Z" }));
});

it("does not compile where a handler returns anything else", () => {
  // @ts-expect-error A key is missing.
  operation({ ...common, method: "get", returns, handle: async () => ({}) });
  // @ts-expect-error A key is missing further in.
  operation({ ...common, method: "get", returns, handle: async () => ({ things: [{ name: "A", state: "new" as const }] }) });
  // @ts-expect-error A sentence in English alone.
  operation({ ...common, method: "post", returns, handle: async () => ({ message: "Done", things: [] }) });
  // @ts-expect-error A number is no text.
  operation({ ...common, method: "get", returns, handle: async () => ({ things: [{ ...row, name: 1 }] }) });
  // @ts-expect-error A date is none of the choices.
  operation({ ...common, method: "get", returns, handle: async () => ({ things: [{ ...row, state: new Date(0) }] }) });
  // @ts-expect-error What might not be there is not there.
  operation({ ...common, method: "get", returns, handle: async () => ({ things: undefined as (typeof row)[] | undefined }) });
  // @ts-expect-error What is no JSON is a response.
  operation({ ...common, method: "get", produces: "text/csv", confirmed: true, handle: async () => ({}) });
});

it("does not compile an export or a purge without a confirmation", () => {
  const handle = async () => new Response("");
  // @ts-expect-error A download.
  operation({ ...common, access: "audit.read", method: "get", produces: "text/csv", handle });
  // @ts-expect-error A permission to export.
  operation({ ...common, access: "messages.export", method: "post", handle: async () => ({}) });
  // @ts-expect-error A permission to delete for good.
  operation({ ...common, access: "data.erase", method: "delete", handle: async () => ({}) });
  operation({ ...common, access: "data.erase", method: "delete", confirmed: true, handle: async () => ({}) });
});
