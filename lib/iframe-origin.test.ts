import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frameOrigin, isOwnEmbedPath } from "./iframe-origin.ts";

describe("the origin of a framed page", () => {
  it.each([
    ["https://www.openstreetmap.org/export/embed.html?bbox=-111.9%2C40.6&layer=mapnik", "https://www.openstreetmap.org"],
    ["https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3024", "https://www.google.com"],
    ["HTTPS://Maps.Example.COM", "https://maps.example.com"],
    ["https://xn--mnchen-3ya.example:8443/#map", "https://xn--mnchen-3ya.example:8443"],
    ["https://maps.example:443/", "https://maps.example"],
  ])("of %s is %s", (url, origin) => {
    expect(frameOrigin(url)).toBe(origin);
  });

  it.each([
    "https://x.test;sandbox/",
    "https://x.test,y.test/",
    "https://x.test'/",
    'https://x.test"/',
    "https://x.test /",
    " https://x.test/",
    "https://x.test/\n;script-src *",
    "https://someone@x.test/",
    "https://someone:secret@x.test/",
    "https:x.test/",
    "https:\\\\x.test/",
    "https:///x.test/",
    "https://x\t.test/",
    "https://*/",
    "https://*.test/",
    "https://[::1]/",
    "https://münchen.example/",
    "https://x%3bsandbox.test/",
    "https://x.test:99999/",
    "https://",
    "http://x.test/",
    "javascript:alert(1)",
    "data:text/html,x",
    "//x.test/",
    "/embed/mortgage-calculator",
    "",
    `https://x.test/${"a".repeat(2000)}`,
  ])("is nothing for %j", (url) => {
    expect(frameOrigin(url)).toBeUndefined();
  });

  it("never holds anything but a plain origin, and is its own origin", () => {
    const odd = fc.string({ unit: fc.constantFrom(..."ab.:/-;,'\" \t\n@?#[]%*\\ü0"), maxLength: 30 });
    const url = fc.oneof(
      odd.map((rest) => `https://${rest}`),
      fc
        .tuple(fc.webUrl({ validSchemes: ["https", "http"], withQueryParameters: true, withFragments: true }), odd)
        .map(([plain, rest]) => plain + rest),
      fc.string({ unit: "binary" }),
    );
    let results = 0;
    fc.assert(
      fc.property(url, (text) => {
        const origin = frameOrigin(text);
        if (origin === undefined) return;
        results++;
        expect(origin).toMatch(/^https:\/\/[a-z0-9.:/-]+$/);
        expect(frameOrigin(origin)).toBe(origin);
      }),
      { numRuns: 2000 },
    );
    expect(results).toBeGreaterThan(100);
  });
});

it("a path of this site may be framed only where it was made for it", () => {
  expect(["/embed/mortgage-calculator", "/es/embed/mortgage-calculator", "/embed/x?price=1"].every(isOwnEmbedPath)).toBe(true);
  expect(["/admin", "//embed/x", "/embed/", "embed/x", "/embed/x;y", "/embed/../admin", "/embed/x y"].some(isOwnEmbedPath)).toBe(false);
});
