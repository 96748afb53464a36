import { describe, expect, it } from "vitest";
import { AppError } from "#lib/errors.ts";
import type { Destination } from "./follow-redirects.ts";
import { type KnownAddresses, planRedirect } from "./plan-redirect.ts";
import type { RedirectInput } from "./schema.ts";

const to = (target: string): Destination => ({ webPageCategoryId: null, target });

const known = (redirects: Record<string, Destination> = {}): KnownAddresses => ({
  isServed: (path) =>
    ["/contact-us", "/es/contact-us", "/calculators", "/es/calculators", "/itin-loans", "/es/prestamos-itin"].includes(path),
  pageAt: (path, language) =>
    path === "/contact-us"
      ? 2
      : path === (language === "en" ? "/itin-loans" : "/prestamos-itin")
        ? 7
        : path === "/itin-old"
          ? 7
          : undefined,
  isFormer: (path) => path === "/itin-old",
  redirects: new Map(Object.entries(redirects)),
});

const plan = (path: string, target: string, redirects = {}) => planRedirect({ path, target }, known(redirects));

function refusalOf(input: RedirectInput, redirects = {}) {
  try {
    return planRedirect(input, known(redirects));
  } catch (error) {
    return error instanceof AppError ? error.fields[0]?.field : error;
  }
}

describe("a redirect", () => {
  it.each([
    ["/old", "/contact-us", 2],
    ["/old", "/Contact-Us/", 2],
    ["/es/antes", "/contact-us", 2],
    ["/es/antes", "/es/contact-us", 2],
    ["/es/antes", "/itin-loans", 7],
    ["/es/antes", "/es/prestamos-itin", 7],
    ["/old", "/itin-old", 7],
  ])("from %s to %s leads to the page by its id", (path, target, page) =>
    expect(plan(path, target)).toEqual({ path, webPageCategoryId: page, target: "" }),
  );

  it.each([
    ["/old", "/calculators", "/calculators"],
    ["/es/antes", "/calculators", "/es/calculators"],
    ["/old", "/es/prestamos-itin", "/es/prestamos-itin"],
    ["/old", "/contact-us?topic=va", "/contact-us?topic=va"],
    ["/old", "https://example.com", "https://example.com/"],
  ])("from %s to %s leads to the address %s", (path, target, stored) => expect(plan(path, target)).toEqual({ path, ...to(stored) }));

  it.each([
    ["/contact-us", "path"],
    ["/es/Contact-Us/", "path"],
    ["/itin-old", "path"],
    ["/taken", "path"],
    ["/api/blog", "path"],
  ])("is refused from %s", (path, field) => {
    expect(refusalOf({ path, target: "https://example.com" }, { "/taken": to("/contact-us") })).toBe(field);
  });

  it("needs either a page or an address", () => {
    expect(refusalOf({ path: "/old" })).toBe("webPageCategoryId");
    expect(refusalOf({ path: "/old", target: "/x", webPageCategoryId: 2 })).toBe("target");
    expect(refusalOf({ path: "/old", target: "javascript:alert(1)" })).toBe("target");
  });

  it("never leads back to itself", () => {
    expect(refusalOf({ path: "/old", target: "/OLD/" })).toBe("target");
    expect(refusalOf({ path: "/old", target: "/old?x=1" })).toBe("target");
    expect(refusalOf({ path: "/es/old", target: "/old" })).toBe("target");
    expect(refusalOf({ path: "/c", target: "/a" }, { "/a": to("/b"), "/b": to("/c") })).toBe("target");
    expect(refusalOf({ path: "/d", target: "/a" }, { "/a": to("/b"), "/b": to("/a") })).toBe("target");
  });

  it("leads to the end of a chain", () => {
    expect(plan("/a", "/b", { "/b": { webPageCategoryId: 7, target: "" } })).toEqual({ path: "/a", webPageCategoryId: 7, target: "" });
    expect(plan("/a", "/b", { "/b": to("/c"), "/c": to("https://example.com/") })).toEqual({ path: "/a", ...to("https://example.com/") });
  });

  it("in one language is not one in the other", () => {
    expect(plan("/es/taken", "https://example.com/", { "/taken": to("/contact-us") })).toMatchObject({ path: "/es/taken" });
  });
});
