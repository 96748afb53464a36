import { describe, expect, it } from "vitest";
import { ownPathOf, readTarget, withoutSite } from "./redirect-target.ts";

describe("the target of a redirect", () => {
  it.each([
    ["/Contact-Us/", "/contact-us"],
    ["/questions?topic=va#rates", "/questions?topic=va#rates"],
    ["/blog?q=préstamo", "/blog?q=pr%C3%A9stamo"],
    ["/%2fevil.example/x", "/evil.example/x"],
    ["/./%5cevil.example", "/evil.example"],
    ["https://example.com/a b".replace(" ", "%20"), "https://example.com/a%20b"],
    ["HTTPS://Example.com", "https://example.com/"],
  ])("%s is %s", (given, target) => expect(readTarget(given)).toEqual({ target }));

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.com",
    "mailto:a@example.com",
    "https://user:secret@example.com/",
    "https://example.com/\r\nSet-Cookie: a=b",
    "/contact\nus",
    "/\t/evil.example",
    "https:\n//evil.example",
    "https://",
    "contact-us",
    "",
    `/${"a".repeat(2_000)}`,
  ])("is not %j", (given) => expect(readTarget(given)).toHaveProperty("problem"));

  it("is an own path also where it names the site, in whatever spelling", () => {
    expect(ownPathOf("/old?x=1#y")).toBe("/old");
    expect(ownPathOf("http://www.site.example/Old/?x=1", "https://www.site.example")).toBe("/old");
    expect(ownPathOf("https://www.site.example./old", "https://www.site.example")).toBe("/old");
    expect(ownPathOf("https://www.site.example.:8443/old", "https://www.site.example:8443")).toBe("/old");
    for (const host of ["localhost", "127.0.0.1", "[::1]", "192.168.1.20", "office.local"])
      expect(ownPathOf(`http://${host}:3000/old`, "http://localhost:3000")).toBe("/old");
    expect(ownPathOf("http://127.0.0.1:3001/old", "http://localhost:3000")).toBeUndefined();
    expect(ownPathOf("https://other.example/old", "https://www.site.example")).toBeUndefined();
    expect(ownPathOf("http://192.168.1.20/old", "https://www.site.example")).toBeUndefined();
    expect(ownPathOf("http://other.example/old", "http://localhost")).toBeUndefined();
  });

  it.each([
    ["https://www.site.example/Contact-Us/?x=1#y", "/contact-us?x=1#y"],
    ["https://www.site.example", "/"],
    ["https://www.site.example//contact-us", "/contact-us"],
    ["https://www.site.example./contact-us", "/contact-us"],
    [" https://other.example/a ", " https://other.example/a "],
    ["/contact-us", "/contact-us"],
    ["javascript:alert(1)", "javascript:alert(1)"],
  ])("%s is %s without the site", (given, target) => expect(withoutSite(given, "https://www.site.example")).toBe(target));

  it("is another site's where only the port is that of this computer", () => {
    expect(withoutSite("https://partner.example:3000/x", "http://localhost:3000")).toBe("https://partner.example:3000/x");
    expect(withoutSite("http://127.0.0.1:3000/x", "http://localhost:3000")).toBe("/x");
  });
});
