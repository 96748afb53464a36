import { expect, it } from "vitest";
import { mailboxOf } from "./mailbox.ts";

it.each([
  ["Ana+news@Example.com", "ana@example.com"],
  ["ana+a+b@example.com", "ana@example.com"],
  ["ana.lopez@example.com", "ana.lopez@example.com"],
  ["a.n.a+x@googlemail.com", "ana@gmail.com"],
  ["+only@example.com", "+only@example.com"],
])("the mailbox of %s is %s", (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
