import { expect, it } from "vitest";
import { defaultSettings } from "#app/features/settings/settings.server.ts";
import { webResources } from "#app/features/settings/tables/web-resources.server.ts";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { readAttachment } from "./attachment.server.ts";

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

it("attached answers say about ITIN loans what the setting says", async () => {
  expect((await attached(answers))?.lines).toContain("Loans worth asking about: ITIN loan");
  await database.db.insert(webResources).values({ context: "itin.offer", value: "none" });
  const lines = (await attached(answers))?.lines.join("\n");
  expect(lines).toContain("with another lender");
  expect(lines).not.toContain("ITIN loan");
});
