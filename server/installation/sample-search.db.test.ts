import { expect, it } from "vitest";
import { toolPages } from "#app/features/definitions.server.ts";
import { searchSite } from "#app/features/pages/search/service.server.ts";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { writeSampleContent } from "./sample-content.ts";

const database = testDatabase();
const log = createLog("silent");
const find = (language: "en" | "es", search: string) => searchSite({ db: database.db, log }, language, search, toolPages);

/** What people typed, and where they should be led: one of the first five results. */
const searches = [
  ["es", "cuánto necesito de enganche", /#down-payment$/],
  ["en", "how much down payment do I need", /#down-payment$/],
  ["en", "credit score 620", /#credit-score$/],
  ["es", "seguro social", /itin/],
  ["es", "whatsapp", /^\/(contact-us|services\/loan-officer\/)/],
  ["es", "estafa", /^\/verify-us$/],
  ["en", "complaint", /^\/verify-us$/],
  ["en", "refinance calculator", /^\/calculators\/refinance$/],
  ["es", "calculadora de refinanciamiento", /^\/calculators\/refinance$/],
] as const;

it("leads the searches that visitors made to an answer", async () => {
  await database.db.transaction((tx) => writeSampleContent(tx, () => null, new Date()));
  for (const [language, search, expected] of searches) {
    const paths = (await find(language, search)).slice(0, 5).map(({ path }) => path);
    expect(paths, search).toContainEqual(expect.stringMatching(expected));
  }
});
