import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import type { OfficerLicense } from "#app/features/officers/officer-licenses.ts";
import { findActiveOfficer } from "#app/features/officers/service.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { cacheReads } from "#test/content-cache.ts";
import { testDatabase } from "#test/database.ts";
import { listIdentifiedOfficers, listLicensedStates, listValidLicenses } from "./licensed-states.server.ts";
import { LoanOfficerProfile } from "./loan-officer-profile.tsx";

const current = testDatabase();

const licenses: OfficerLicense[] = [
  { state: "UT", number: "U-1", from: "", until: "2026-12-31" },
  { state: "ID", number: "I-2", from: "2027-01-01", until: "" },
];

function addOfficer(values: object = {}) {
  const officer = { firstName: "Ana", lastName: "Peña", title: "Loan Officer", licenseNumber: "2018381", licenses };
  return contentStore(loanOfficerDefinition).create(current.db, { ...officer, ...values }, { userId: null });
}

/** The last evening and the first morning of the office's calendar, both from one cached read. */
const moments = { before: new Date("2027-01-01T06:59:00Z"), after: new Date("2027-01-01T07:01:00Z") };

it("a license is gone from every list at the midnight after its last day, although the officers come from the cache", async () => {
  const { db } = current;
  const cache = cacheReads(db);
  await addOfficer();
  const numbersAt = async (now: Date) => (await listValidLicenses(db, "en", now)).map(({ state, number }) => `${state} ${number}`);
  const statesAt = async (now: Date) => (await listLicensedStates(db, "en", now)).map(({ name }) => name);
  expect([await numbersAt(moments.before), await statesAt(moments.before)]).toEqual([["UT U-1"], ["Utah"]]);
  const { misses } = cache.counts;
  expect([await numbersAt(moments.after), await statesAt(moments.after)]).toEqual([["ID I-2"], ["Idaho"]]);
  expect(cache.counts.misses).toBe(misses);
});

it("the profile shows the officer's licenses of the day and leads to the entry in the registry", async () => {
  const { db } = current;
  cacheReads(db);
  await addOfficer();
  const shown = await findActiveOfficer(db, 1, "en");
  if (!shown) throw new Error("The officer was not found");
  const profileOn = (today: string) =>
    renderToStaticMarkup(
      createElement(LoanOfficerProfile, { officer: shown, applyUrl: "/", today, code: { size: 1, path: "" }, answers: "" }),
    );
  expect(profileOn("2026-12-31")).toMatch(/Licensed in Utah \(U-1\)</);
  expect(profileOn("2027-01-01")).toMatch(/Licensed in Idaho \(I-2\)</);
  expect(profileOn("2027-01-01")).not.toContain("U-1");
  expect(profileOn("2027-01-01")).toContain('href="https://www.nmlsconsumeraccess.org/EntityDetails.aspx/INDIVIDUAL/2018381"');
});

it("visitors can identify active officers alone", async () => {
  await addOfficer();
  await addOfficer({ firstName: "Bea", isActive: false });
  expect(await listIdentifiedOfficers(current.db, "en")).toEqual([
    { loanOfficerId: 1, name: "Ana Peña", path: "/services/loan-officer/1/Ana", nmls: "2018381" },
  ]);
});
