import { expect, it } from "vitest";
import { isSampleValue, isSensitive } from "#app/features/settings/find-setting.ts";
import { settingPage } from "#app/features/settings/setting-page.ts";
import { testApp } from "#test/app.ts";
import { itinOfferOf } from "./itin-offer.ts";

const { signIn } = testApp();

it("what the company offers is the owner's to say, one of three answers, previewed on the ITIN page", async () => {
  const [owner, editor] = [await signIn(), await signIn("editor")];
  const add = (staff: typeof owner, Value: string) => staff("POST", "/api/WebResource", { json: { Context: "itin.offer", Value } });
  expect(isSensitive("itin.offer")).toBe(true);
  expect((await add(editor, "makes")).status).toBe(403);
  for (const value of ["yes", "MAKES", "toString"]) expect((await add(owner, value)).status, value).toBe(400);
  expect((await add(owner, "makes")).status).toBe(200);
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
