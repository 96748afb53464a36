import { expect, it } from "vitest";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { readAddress } from "./address.ts";

const names = ["Ana", "José María", "Ana/Lucía", "A\\B", "..", ".", "x.data", "contact.vcf", "J. R.", "100%", "Zoë?#", "a\nb", "🏠"];

it.each(names)("an officer called %j has a page at a canonical address of one name segment", (firstName) => {
  const path = officerPath({ loanOfficerId: 7, firstName });
  expect(path).toMatch(/^\/services\/loan-officer\/7\/[^/]+$/);
  expect(readAddress(path)).toEqual({ kind: "page", path, search: "" });
});

it("writes ordinary names as they are", () => {
  expect(officerPath({ loanOfficerId: 1, firstName: "Ana" })).toBe("/services/loan-officer/1/Ana");
});
