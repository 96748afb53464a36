import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { noFilter } from "#app/features/officers/directory-search.ts";
import type { Specialty } from "#app/features/officers/specialties.ts";
import type { SpokenLanguage } from "#app/features/officers/spoken-languages.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { createLog } from "#platform/log.server.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import { testDatabase } from "#test/database.ts";
import { loader } from "./can-i-buy.tsx";

const database = testDatabase();
const officers = contentStore(loanOfficerDefinition);

async function open(path: string) {
  const context = new RouterContextProvider();
  context.set(sharedContext, { db: database.db, log: createLog("silent"), siteUrl: "http://localhost" });
  const url = new URL(path, "http://localhost");
  const args = { request: new Request(url), url, params: {}, context } as unknown as Parameters<typeof loader>[0];
  return (await loader(args)).data;
}

type Facts = { firstName?: string; languagesSpoken?: SpokenLanguage[]; specialties?: Specialty[] };

function addOfficer(state: "UT" | "ID" | "NV", until = "", facts: Facts = {}) {
  const licenses = [{ state, number: "1", from: "", until }];
  const names = { firstName: "A", lastName: "B", title: "T", licenseNumber: "1" };
  return officers.create(database.db, { ...names, licenses, ...facts }, { userId: null });
}

it("offers the states besides Utah in which an active officer is licensed today, by name", async () => {
  await addOfficer("UT");
  await addOfficer("NV", "2020-12-31");
  await addOfficer("ID");
  expect(await open("/can-i-buy?area=licensed")).toMatchObject({ choices: { area: "licensed" }, otherStates: ["ID"], after: undefined });
});

it("has no address for another licensed state where there is none", async () => {
  await addOfficer("UT");
  expect((await open("/can-i-buy")).otherStates).toEqual([]);
  const redirect = await open("/can-i-buy?area=licensed").catch((thrown: unknown) => thrown);
  expect(redirect).toBeInstanceOf(Response);
  expect(redirect instanceof Response && redirect.headers.get("Location")).toBe("/can-i-buy");
});

describe("officers after the answers", () => {
  const answers = "taxes=itin&pay=cash&savings=under-5&rent=none&credit=none";
  const suggested = async (path: string) => {
    const { after } = await open(path);
    return {
      names: after?.officers.officers.map(({ firstName }) => firstName),
      filter: after?.officers.filter,
      all: after?.officers.matchesAll,
    };
  };

  it("speak the language of the page, know the case and are licensed where the home is, and the directory shows more of the same", async () => {
    await addOfficer("UT", "", { firstName: "Ana", languagesSpoken: ["es", "en"], specialties: ["itin"] });
    await addOfficer("UT", "", { firstName: "Bea", languagesSpoken: ["en"], specialties: ["itin"] });
    await addOfficer("UT", "", { firstName: "Carl", languagesSpoken: ["es"], specialties: ["va"] });
    await addOfficer("ID", "", { firstName: "Dora", languagesSpoken: ["es"], specialties: ["itin"] });
    await addOfficer("UT", "2020-12-31", { firstName: "Eva", languagesSpoken: ["es"], specialties: ["itin"] });
    const inUtah = { ...noFilter, speaks: "es", specialty: "itin", state: "UT" };
    expect(await suggested(`/es/can-i-buy?${answers.replace("&credit", "&area=city&credit")}`)).toEqual({
      names: ["Ana"],
      filter: inUtah,
      all: true,
    });
    const inIdaho = { ...inUtah, state: "ID" };
    expect(await suggested(`/es/can-i-buy?${answers.replace("&credit", "&area=licensed&credit")}`)).toEqual({
      names: ["Dora"],
      filter: inIdaho,
      all: true,
    });
    expect(await suggested(`/es/can-i-buy?${answers.replace("&credit", "&area=elsewhere&credit")}`)).toMatchObject({
      names: [],
      all: false,
    });
  });

  it("are at most three, and the closest where none has everything", async () => {
    for (const firstName of ["Ana", "Bea", "Carl", "Dora"]) await addOfficer("UT", "", { firstName, languagesSpoken: ["es"] });
    const filter = { ...noFilter, speaks: "es", specialty: "", state: "UT" };
    const path = `/es/can-i-buy?${answers.replace("&credit", "&area=rural&credit")}`;
    expect(await suggested(path)).toEqual({ names: ["Ana", "Bea", "Carl"], filter, all: false });
  });
});

it("keeps a price as it was typed, also one that is none, and drops it while answers are missing", async () => {
  await addOfficer("UT");
  const complete = "taxes=ssn&pay=cash&savings=under-5&rent=none&area=city&credit=none";
  expect((await open(`/can-i-buy?${complete}&price=%24350%2C000`)).after?.price).toEqual({ entry: "$350,000", price: 35_000_000 });
  expect((await open(`/can-i-buy?${complete}&price=much`)).after?.price).toEqual({ entry: "much", isProblem: true });
  const redirect = await open("/can-i-buy?taxes=ssn&price=5").catch((thrown: unknown) => thrown);
  expect(redirect instanceof Response && redirect.headers.get("Location")).toBe("/can-i-buy?taxes=ssn");
});
