import { expect, it } from "vitest";
import { addressIn } from "./address.ts";

it.each([
  [" Ana@Example.com ", "ana@example.com"],
  ["josé+news@correo.mx", "josé+news@correo.mx"],
])("reads %j as %j", (text, address) => expect(addressIn(text)).toBe(address));

it.each([
  "",
  "ana",
  "ana@example",
  "a@b.co,c@d.co",
  "Ana <ana@example.com>",
  "ana@example.com\nBcc: x@y.zz",
  `${"a".repeat(250)}@b.co`,
  "a\ud800@b.co",
])("finds no address in %j", (text) => expect(addressIn(text)).toBeUndefined());
