import { expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";

const text = "/préstamos,/es/préstamos";
const bytes = (given: Iterable<number>) => new Uint8Array(given).buffer;
const utf16 = Buffer.from(`\ufeff${text}`, "utf16le");

it.each([
  ["UTF-8", bytes(Buffer.from(text))],
  ["UTF-8 with a mark", bytes(Buffer.from(`\ufeff${text}`))],
  ["UTF-16", bytes(utf16)],
  ["UTF-16, the other way around", bytes(Buffer.from(utf16).swap16())],
  ["windows-1252", bytes(Buffer.from(text, "latin1"))],
])("reads %s", (_, file) => expect(decodeText(file)).toBe(text));

it("reads an empty file and one letter", () => expect([decodeText(bytes([])), decodeText(bytes([97]))]).toEqual(["", "a"]));
