import { expect, it } from "vitest";
import { fillReplyFields, type ReplyField, replyFields, unknownReplyFields } from "./reply-fields.ts";

const values = Object.fromEntries(replyFields.map((name) => [name, `<${name}>`])) as Record<ReplyField, string>;

it("a reply's fields are filled in wherever they stand, and nothing that they bring along is filled in again", () => {
  expect(fillReplyFields("Hola, {name}: {name} {phone}", values)).toBe("Hola, <name>: <name> <phone>");
  expect(fillReplyFields("{name}", { ...values, name: "{phone}" })).toBe("{phone}");
  expect(fillReplyFields("{nombre} {} {toString} { name }", values)).toBe("{nombre} {} {toString} { name }");
});

it("a field that nothing fills in is named, once", () => {
  expect(unknownReplyFields("{name} {nombre} {nombre} {} {constructor}")).toEqual(["nombre", "", "constructor"]);
  expect(unknownReplyFields("No fields, one { brace\n and } another")).toEqual([]);
});
