import { expect, it } from "vitest";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import { webResources } from "#app/features/settings/tables/web-resources.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { readAttachment, readFormStart } from "./attachment.server.ts";

const database = testDatabase();

const attached = (query: string) =>
  readAttachment({ db: database.db, log: createLog("silent") }, new URLSearchParams(query), defaultSettings("en"), "en");

const answers = "answers=itin_cash_5-to-15_none_city_none_350000";

it("a URL brings a calculation or answers to a form, a calculation first, and nothing that is neither", async () => {
  expect((await attached(answers))?.kind).toBe("answers");
  const calculation = "calculator=cash-to-close&price=400000&down=5&closing=3";
  expect((await attached(`${calculation}&${answers}`))?.kind).toBe("calculation");
  for (const query of ["", "answers=itin_gold", "calculator=gold"]) expect(await attached(query), query).toBeUndefined();
});

it("answers name the state of the home where it is a single one, and are passed on to other forms", async () => {
  const start = (query: string) =>
    readFormStart({ db: database.db, log: createLog("silent") }, new URLSearchParams(query), defaultSettings("en"), "en");
  const quiz = (area: string) => `answers=ssn_employee_over-40_none_${area}_history`;
  expect(await start(quiz("city"))).toMatchObject({ start: { homeState: "UT" }, answers: quiz("city").slice(8) });
  expect((await start(quiz("rural"))).start.homeState).toBe("UT");
  for (const query of [quiz("elsewhere"), quiz("licensed"), "answers=itin_gold", ""])
    expect((await start(query)).start.homeState, query).toBeUndefined();
  expect((await start("answers=itin_gold")).answers).toBe("");
  const licenses = [{ state: "ID" as const, number: "1", from: "", until: "" }];
  const officer = { firstName: "A", lastName: "B", title: "T", licenseNumber: "1", licenses };
  await contentStore(loanOfficerDefinition).create(database.db, officer, { userId: null });
  expect((await start(quiz("licensed"))).start.homeState).toBe("ID");
});

it("attached answers say about ITIN loans what the setting says", async () => {
  expect((await attached(answers))?.lines).toContain("Loans worth asking about: ITIN loan");
  await database.db.insert(webResources).values({ context: "itin.offer", value: "none" });
  const lines = (await attached(answers))?.lines.join("\n");
  expect(lines).toContain("with another lender");
  expect(lines).not.toContain("ITIN loan");
});
