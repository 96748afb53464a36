import { expect, test } from "vitest";
import { groupLicensesByState } from "./licenses-by-state.ts";

const officer = { loanOfficerId: 1, name: "Ana Peña", path: "/services/loan-officer/1/Ana", nmls: "77" };
const settings = { "company.utahLicense": "U-0", "company.stateLicenses": "NV: N-0" };

test("each state has the company's number and its officers' licenses, by the state's name", () => {
  const licenses = [
    { state: "UT", number: "U-1", officer },
    { state: "ID", number: "I-1", officer },
  ] as const;
  expect(groupLicensesByState(settings, [...licenses], "en")).toEqual([
    { state: "ID", name: "Idaho", company: undefined, officers: [licenses[1]] },
    { state: "NV", name: "Nevada", company: "N-0", officers: [] },
    { state: "UT", name: "Utah", company: "U-0", officers: [licenses[0]] },
  ]);
});

test("Utah is left out if neither the company nor an officer has a license there", () => {
  expect(groupLicensesByState({ "company.utahLicense": " ", "company.stateLicenses": "" }, [], "en")).toEqual([]);
});

test("a number that the list gives for Utah wins over the setting of its own", () => {
  const [utah] = groupLicensesByState({ ...settings, "company.stateLicenses": "UT: U-9" }, [], "es");
  expect(utah).toMatchObject({ name: "Utah", company: "U-9" });
});
