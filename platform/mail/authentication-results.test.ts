import { describe, expect, it } from "vitest";
import { isDmarcPass } from "./authentication-results.server.ts";

const pass = "mx.umbral.example; dkim=pass header.d=example.com; dmarc=pass (p=REJECT) header.from=example.com";
const check = (...authenticationResults: string[]) =>
  isDmarcPass({ authenticationResults, fromDomain: "example.com" }, "mx.umbral.example");

describe("a DMARC pass", () => {
  it.each([
    pass,
    "MX.Umbral.Example 1; dmarc = pass header.from = Example.com",
    "mx.umbral.example (checked; twice); spf=fail smtp.mailfrom=x; dmarc=pass header.from=example.com policy.dmarc=none",
    "mx.umbral.example; dmarc=pass header.from=example.com",
  ])("counts where our own server states it for the domain in From: %s", (value) => {
    expect(check(value)).toBe(true);
    expect(check(value, "mx.umbral.example; dmarc=fail header.from=example.com")).toBe(true);
  });

  it.each([
    ["nothing was stated", []],
    ["another server states it", ["mx.evil.example; dmarc=pass header.from=example.com"]],
    ["our server did not, and the sender forged it below", ["mx.umbral.example; dmarc=fail header.from=example.com", pass]],
    ["another server's field is above ours", ["mx.other.example; none", pass]],
    ["it is for another domain", ["mx.umbral.example; dmarc=pass header.from=evil.example"]],
    ["no domain is named", ["mx.umbral.example; dmarc=pass"]],
    ["only SPF passed", ["mx.umbral.example; spf=pass header.from=example.com"]],
    ["the name of the server is longer", ["mx.umbral.example.evil.example; dmarc=pass header.from=example.com"]],
    ["the name of the server is followed by another", ["mx.umbral.example evil; dmarc=pass header.from=example.com"]],
    ["it is in a comment", ["mx.umbral.example; dmarc=fail (; dmarc=pass header.from=example.com) header.from=example.com"]],
    ["it is in quotes", ['mx.umbral.example; spf=pass smtp.mailfrom="x; dmarc=pass header.from=example.com"@evil.example']],
    ["there are two", ["mx.umbral.example; dmarc=fail header.from=evil.example; dmarc=pass header.from=example.com"]],
    ["it says something else", ["mx.umbral.example; dmarc=passable header.from=example.com"]],
  ])("does not count where %s", (_, values) => {
    expect(check(...values)).toBe(false);
  });

  it("does not count while the name of our server is not configured", () => {
    expect(isDmarcPass({ authenticationResults: [pass], fromDomain: "example.com" }, undefined)).toBe(false);
  });
});
