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

it("shows pictures of the site, and of the host that it says has them", () => {
  const policyWith = (picturesUrl?: string) =>
    contentSecurityPolicy({ inlineScripts: [], frameSources: [], picturesUrl, embeddable: false, development: false });
  expect(policyWith()).toContain("img-src 'self' data: blob:;");
  expect(policyWith("https://cdn.example/umbral")).toContain("img-src 'self' data: blob: https://cdn.example;");
});
