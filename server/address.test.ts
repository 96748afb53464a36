import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAddress as read } from "./address.ts";

describe("the address of a request", () => {
  it.each([
    ["/api/blog", "/api/blog"],
    ["/API/Blog/7", "/api/blog/7"],
    ["/api/WebResource?filterKey=A%2FB", "/api/webresource"],
    ["/api", "/api"],
  ])("is the call %s → %s, regardless of its case", (given, path) => {
    expect(read(given)).toMatchObject({ kind: "api", path });
  });

  it.each([
    "//api//blog",
    "/api/blog/",
    "/%61pi/blog",
    "/api%2fblog",
    "/api/%62log",
    "/api/blog%00",
    "/%2fapi/blog",
    "/%5capi/blog",
    "/es/../api/blog",
    "/api/./blog",
    "/api/auth/%2e%2e/blog",
  ])("is no call in any other spelling: %s", (given) => {
    expect(read(given).kind).toBe("refused");
  });

  it.each([
    ["/", "page"],
    ["/contact-us", "page"],
    ["/es", "page"],
    ["/es/services/loan-officer/3/Jos%C3%A9", "page"],
    ["/services/loan-officer/3/Mar%C3%ADa%20Luz", "page"],
    ["/admin", "admin"],
    ["/admin/blog/edit/3", "admin"],
    ["/admin/blog.data", "admin"],
    ["/admin.data", "admin"],
    ["/__manifest", "admin"],
    ["/assets/main-Dx7Ab.js", "file"],
    ["/resources/0123456789abcdef01234567-640.webp", "picture"],
    ["/healthz", "health"],
  ])("is as it was written in %s, and of the kind %s", (given, kind) => {
    expect(read(given)).toEqual({ kind, path: given, search: "" });
  });

  it.each([
    ["/Contact-Us", "/contact-us"],
    ["/contact-us/", "/contact-us"],
    ["//contact-us", "/contact-us"],
    ["/%63ontact-us", "/contact-us"],
    ["/services%2ffind-a-loan-officer", "/services/find-a-loan-officer"],
    ["/es/../admin", "/admin"],
    ["/es/%2e%2e/admin", "/admin"],
    ["/./contact-us", "/contact-us"],
    ["http://other.example/Contact-Us?a=b#c", "/contact-us?a=b"],
    ["", "/"],
    ["/%61dmin/accounts", "/admin/accounts"],
    ["/ADMIN/Accounts.data", "/admin/accounts.data"],
    ["/Services/Loan-Officer/3/Jos%c3%a9", "/services/loan-officer/3/Jos%C3%A9"],
    ["/100%", "/100%25"],
    ["/a%0d%0aSet-Cookie:x", "/aset-cookie%3Ax"],
    ["//evil.example/x", "/evil.example/x"],
    ["/blog/?page=2", "/blog?page=2"],
  ])("leads from %s to %s", (given, location) => {
    expect(read(given)).toMatchObject({ kind: "moved", location });
  });

  it("is found in one step, and every spelling of it leads there", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "/",
        "//",
        "%2f",
        "%5c",
        ".",
        "..",
        "%2e",
        "%2E%2e",
        "%25",
        "%",
        "%zz",
        "api",
        "API",
        "admin",
        "%61",
        "es",
        "Blog",
        ".data",
        ";",
        "%00",
      ),
      fc.string({ unit: "binary", maxLength: 4 }).map((text) => encodeURIComponent(text.toWellFormed())),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const first = read(`/${pieces.join("")}`);
        if (first.kind === "refused") return;
        const { path } = first;
        expect(path).toMatch(/^\/(?!\/)/);
        if (first.kind !== "moved") return;
        const second = read(first.location);
        expect(["moved", "refused"], `${pieces.join("")} → ${first.location}`).not.toContain(second.kind);
        expect(second.path).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });
});
