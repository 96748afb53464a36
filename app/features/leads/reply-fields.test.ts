import { expect, it } from "vitest";
import { fillReplyFields, type ReplyField, removeNameField, replyFields, unknownReplyFields } from "./reply-fields.ts";

const values = Object.fromEntries(replyFields.map((name) => [name, `<${name}>`])) as Record<ReplyField, string>;

it("a reply's fields are replaced everywhere, and not inside inserted values", () => {
  expect(fillReplyFields("Hola, {name}: {name} {phone}", values)).toBe("Hola, <name>: <name> <phone>");
  expect(fillReplyFields("{name}", { ...values, name: "{phone}" })).toBe("{phone}");
  expect(fillReplyFields("{nombre} {} {toString} { name }", values)).toBe("{nombre} {} {toString} { name }");
});

it("a field that nothing fills in is named, once", () => {
  expect(unknownReplyFields("{name} {nombre} {nombre} {} {constructor}")).toEqual(["nombre", "", "constructor"]);
  expect(unknownReplyFields("No fields, one { brace\n and } another")).toEqual([]);
});

it.each([
  ["Hello {name},\nyes , and no .", "Hello,\nyes , and no ."],
  ["Hola, {name}:", "Hola:"],
  ["Gracias {name} por escribir", "Gracias por escribir"],
  ["Hello,\n{name}, thank you", "Hello,\nthank you"],
])("without a name, %j is %j", (text, expected) => expect(removeNameField(text)).toBe(expected));
