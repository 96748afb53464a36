import { expect, it } from "vitest";
import { loanPaths } from "#app/features/pages/page-path.ts";
import { productOfPage } from "./lead-product.ts";

it("every page about a kind of loan says what its messages are about, in both languages", () => {
  for (const path of Object.values(loanPaths)) {
    expect(productOfPage(path), path).not.toBeNull();
    expect(productOfPage(`/es${path}`), path).toBe(productOfPage(path));
  }
});

it("reads nothing out of other pages", () => {
  expect(productOfPage("/calculators/refinance?balance=1#message")).toBe("refinance");
  for (const path of ["", "/", "/contact-us", "/loans", "/essays/loans/fha", "constructor"]) expect(productOfPage(path), path).toBeNull();
});
