import { expect, it } from "vitest";
import { canTakeLeads, emptyLicense, isLicenseValid } from "./officer-licenses.ts";

it("a license is valid from its first day to its last, and without one on that side for good", () => {
  const license = { ...emptyLicense, from: "2026-01-01", until: "2026-12-31" };
  expect(["2025-12-31", "2026-01-01", "2026-12-31", "2027-01-01"].map((day) => isLicenseValid(license, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isLicenseValid({ ...license, until: "" }, "2099-01-01")).toBe(true);
  expect(isLicenseValid({ ...license, from: "" }, "1999-01-01")).toBe(true);
});

it("an officer takes leads with one license that is valid today, and with none or only ended ones does not", () => {
  const ended = { ...emptyLicense, until: "2026-06-30" };
  const day = "2026-07-01";
  expect(canTakeLeads({ licenses: [ended, { ...emptyLicense, state: "ID" }] }, day)).toBe(true);
  expect(canTakeLeads({ licenses: [ended] }, day)).toBe(false);
  expect(canTakeLeads({ licenses: [] }, day)).toBe(false);
});
