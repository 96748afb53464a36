import { expect, it } from "vitest";
import { mailDomain, parseAddress } from "./addresses.server.ts";

it.each([
  ["site@example.com", { name: "", address: "site@example.com" }],
  ["Umbral Home Loans <site@example.com>", { name: "Umbral Home Loans", address: "site@example.com" }],
  ['"Umbral, LLC" <site@example.com>', { name: "Umbral, LLC", address: "site@example.com" }],
])("reads the sender %s", (text, address) => {
  expect(parseAddress(text)).toEqual(address);
});

it("names mails by the sender's domain, else by the site's", () => {
  const mail = { url: undefined, to: undefined, from: undefined };
  expect(mailDomain({ mail: { ...mail, from: "U <a@mail.example>" }, publicUrl: "https://www.example.com" })).toBe("mail.example");
  expect(mailDomain({ mail, publicUrl: "https://www.example.com" })).toBe("www.example.com");
  expect(mailDomain({ mail, publicUrl: undefined })).toBe("localhost");
});
