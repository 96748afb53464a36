import { expect, it } from "vitest";
import { isSampleValue, isSensitive } from "#app/features/settings/find-setting.ts";
import { settingPage } from "#app/features/settings/setting-page.ts";
import { isWellFormed } from "#app/features/settings/settings.server.ts";
import { itinOfferOf } from "./itin-offer.ts";
import { itinSettings } from "./settings.ts";

it("the offer is one of three", () => {
  const isOffer = (value: string) => isWellFormed(itinSettings["itin.offer"], value);
  expect(["makes", "brokers", "none"].every(isOffer)).toBe(true);
  expect(["yes", "MAKES", "toString"].some(isOffer)).toBe(false);
});

it("the offer is the owner's to change, and previewed on the ITIN page", () => {
  expect(isSensitive("itin.offer")).toBe(true);
  expect(settingPage("itin.offer")).toBe("/loans/itin");
});

it("the sample offer counts as confirmed once it was saved, even unchanged", () => {
  expect(isSampleValue("itin.offer", "brokers", 1)).toBe(true);
  expect(isSampleValue("itin.offer", "brokers", 2)).toBe(false);
  expect(isSampleValue("itin.offer", "none", 1)).toBe(false);
  // A text is a sample for as long as it is the sample's.
  expect(isSampleValue("company.nmls", "0000000", 2)).toBe(true);
});

it("an unknown value offers nothing", () => {
  expect(itinOfferOf({ "itin.offer": "perhaps" })).toBe("none");
});
