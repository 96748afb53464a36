import { describe, expect, it } from "vitest";
import { bringsSession, mayBeStaff, pageKey } from "./page-key.ts";

describe("the key of a page", () => {
  it.each([
    ["/es/contact-us", "/es/contact-us"],
    ["/?utm_source=x&fbclid=y", "/"],
    ["/blog?page=2&category=credit&utm_medium=z", "/blog?category=credit&page=2"],
    ["/blog?category=credit&page=2", "/blog?category=credit&page=2"],
    ["/contact-us?sent=1", undefined],
    ["/admin", undefined],
    ["/Admin/blog.data", undefined],
    ["/admin.data", undefined],
    ["//evil", undefined],
    [`/${"x".repeat(600)}`, undefined],
  ])("of %s is %s", (url, key) => {
    expect(pageKey(url, true)).toBe(key);
  });

  it.each([
    ["/api/loanofficer", "/api/loanofficer"],
    ["/api/blog?pageSize=10&pageNumber=2", "/api/blog?pageNumber=2&pageSize=10"],
    ["/api/blog?filterKey=x", undefined],
  ])("of the call %s is %s for a stranger, and nothing for whoever brings a cookie", (url, key) => {
    expect(pageKey(url, false)).toBe(key);
    expect(pageKey(url, true)).toBeUndefined();
  });
});

it("only a session or a key makes a stranger a possible member of staff, and only a session gives a body more time", () => {
  const cookies = [undefined, "", "umbral.form=1.a.b", "umbral.session=x", "a=b; __Host-umbral.session=x"];
  expect(cookies.map(bringsSession)).toEqual([false, false, false, true, true]);
  expect(cookies.map((cookie) => mayBeStaff(cookie, undefined))).toEqual([false, false, false, true, true]);
  expect(mayBeStaff(undefined, "Bearer x")).toBe(true);
});
