import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

it("frames plain hosts alone: no address becomes a directive or a wildcard", () => {
  const frameSources = [
    "https://maps.example",
    "https://x.test;sandbox",
    "https://y.test;script-src *",
    "*",
    "http://z.test",
    "'unsafe-inline'",
  ];
  const policy = contentSecurityPolicy({ inlineScripts: [], frameSources, embeddable: false, development: false });
  expect(policy).toContain("frame-src 'self' https://maps.example;");
  expect(policy).not.toMatch(/sandbox|script-src \*|z\.test/);
});
