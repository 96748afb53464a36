import { expect, it } from "vitest";
import { licenseNotices } from "./license-notices.ts";
import { emptyLicense } from "./officer-licenses.ts";

const untilDays = (...days: string[]) => days.map((until) => ({ ...emptyLicense, until }));

it("warns 60, 30 and 7 days ahead, on the last day, and after the end", () => {
  const within = (day: string) => licenseNotices(untilDays("2026-12-31"), day)[0]?.within;
  expect(["2026-10-31", "2026-11-01", "2026-12-01", "2026-12-24", "2026-12-31", "2027-01-01"].map(within)).toEqual([
    undefined,
    60,
    30,
    7,
    7,
    0,
  ]);
  expect(licenseNotices(untilDays("2026-12-31"), "2027-01-02")).toEqual([{ state: "UT", until: "2026-12-31", within: 0, daysLeft: -2 }]);
});

it("says nothing of a license without an end, nor of one that was renewed in the same state", () => {
  expect(licenseNotices(untilDays(""), "2027-01-01")).toEqual([]);
  expect(licenseNotices(untilDays("2026-12-31", "2028-12-31", "2025-12-31"), "2027-01-01")).toEqual([]);
  expect(licenseNotices(untilDays("", "2026-12-31"), "2027-01-01")).toEqual([]);
  const idaho = { ...emptyLicense, state: "ID", until: "2028-12-31" } as const;
  expect(licenseNotices([...untilDays("2026-12-31"), idaho], "2027-01-01")).toHaveLength(1);
});
