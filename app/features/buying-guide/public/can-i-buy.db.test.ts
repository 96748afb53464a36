import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
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
  const { data } = await loader(args);
  return { choices: data.choices, otherStates: data.otherStates };
}

function addOfficer(state: "UT" | "ID" | "NV", until = "") {
  const licenses = [{ state, number: "1", from: "", until }];
  return officers.create(database.db, { firstName: "A", lastName: "B", title: "T", licenseNumber: "1", licenses }, { userId: null });
}

it("offers the states besides Utah in which an active officer is licensed today, by name", async () => {
  await addOfficer("UT");
  await addOfficer("NV", "2020-12-31");
  await addOfficer("ID");
  expect(await open("/can-i-buy?area=licensed")).toEqual({ choices: { area: "licensed" }, otherStates: ["Idaho"] });
});

it("has no address for another licensed state where there is none", async () => {
  await addOfficer("UT");
  expect((await open("/can-i-buy")).otherStates).toEqual([]);
  const redirect = await open("/can-i-buy?area=licensed").catch((thrown: unknown) => thrown);
  expect(redirect).toBeInstanceOf(Response);
  expect(redirect instanceof Response && redirect.headers.get("Location")).toBe("/can-i-buy");
});
