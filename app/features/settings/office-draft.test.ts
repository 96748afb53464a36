import { expect, it } from "vitest";
import type { WebResourceRecord } from "./draft.ts";
import { linksToOldAddress, officeChanges, officeDraft, officeTexts } from "./office-draft.ts";
import { settingKeys, settings } from "./registry.ts";

const stamp = {
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  updatedBy: null,
  webResourceCategoryId: null,
};

const resource = (context: string, value: string, es = "", version = 3): WebResourceRecord => ({
  webResourceId: 1,
  context,
  value,
  version,
  translations: es === "" ? {} : { es: { value: es } },
  ...stamp,
});

const sampleResources = settingKeys.map((key) => resource(key, settings[key].default, settings[key].es));

it("spec §9 the hours of the site are chosen by times, and untouched fields are not sent", () => {
  const draft = officeDraft(sampleResources);
  expect(draft["hours.weekdays"].words).toBeNull();
  expect(draft["hours.weekdays"].days).toHaveLength(5);
  expect(draft["hours.saturday"].days).toEqual([{ isOpen: true, opens: "09:30", closes: "13:00" }]);
  expect(draft["hours.sunday"].days[0]).toMatchObject({ isOpen: false });
  expect(officeChanges(draft)).toEqual([]);
});

it("a change of times is one resource in both languages", () => {
  const draft = officeDraft(sampleResources);
  const changed = { ...draft, "hours.saturday": { days: [{ isOpen: true, opens: "10:00", closes: "14:00" }], words: null } };
  const translations = { es: { value: "Sábado de 10:00 a. m. a 2:00 p. m." }, confirmed: [] };
  expect(officeChanges(changed)).toEqual([{ context: "hours.saturday", value: "Saturday 10:00 am to 2:00 pm", version: 3, translations }]);
  expect(officeTexts(changed, "es")["hours.saturday"]).toBe("Sábado de 10:00 a. m. a 2:00 p. m.");
});

it("hours that staff wrote themselves stay as they are, and so does Spanish that says something else", () => {
  for (const [value, es] of [
    ["By appointment", "Con cita previa"],
    ["Saturday 9:30 am to 1:00 pm", "Sábado de 9:30 a. m. a 12:00 p. m."],
  ] as const) {
    const draft = officeDraft([resource("hours.saturday", value, es)]);
    expect(draft["hours.saturday"].words).toEqual({ en: value, es });
    expect(officeChanges(draft)).toEqual([]);
  }
});

it("what is not stored is what the program says, and is stored once it is changed", () => {
  const draft = officeDraft([]);
  expect(officeChanges({ ...draft, "contact.phone": "(801) 555-0100" })).toEqual([{ context: "contact.phone", value: "(801) 555-0100" }]);
});

it("days with hours of their own come in the order of the calendar, with their English name where the Spanish is missing", () => {
  const draft = officeDraft([resource("hours.closedDays", "2026-12-25 Christmas Day", "2026-12-25 Navidad")]);
  const eve = { day: "2026-12-24", name: "Christmas Eve", nameEs: "", isOpen: true, opens: "09:00", closes: "12:00" };
  const [change] = officeChanges({ ...draft, "hours.closedDays": [...draft["hours.closedDays"], eve] });
  expect(change?.value).toBe("2026-12-24 9:00 am to 12:00 pm, Christmas Eve\n2026-12-25 Christmas Day");
  expect(change?.translations?.es.value).toBe("2026-12-24 de 9:00 a. m. a 12:00 p. m., Christmas Eve\n2026-12-25 Navidad");
});

it("names the links that still lead to the old address while the address is changed", () => {
  const draft = officeDraft(sampleResources);
  expect(linksToOldAddress(draft)).toEqual([]);
  const moved = { ...draft, "address.street": "12 Main Street" };
  expect(linksToOldAddress(moved)).toEqual(["contact.mapEmbedUrl"]);
  expect(linksToOldAddress({ ...moved, "contact.mapEmbedUrl": "https://maps.example/new" })).toEqual([]);
  const own = officeDraft([resource("contact.directionsUrl", "https://maps.example/parking")]);
  expect(linksToOldAddress({ ...own, "address.zip": "84001" })).toEqual(["contact.directionsUrl", "contact.mapEmbedUrl"]);
});
