import { expect, it } from "vitest";
import { recordReads, tableRecorder } from "./read-tables.server.ts";

it("records what a query reads that is only sent when somebody waits for it", async () => {
  /** As a query builder does it, which is no promise. */
  const query = {
    // biome-ignore lint/suspicious/noThenProperty: that is what is tried
    then: (resolve: (rows: string[]) => void) => {
      tableRecorder.logQuery('select * from "loan_officers"', []);
      resolve(["Marisol"]);
    },
  } as unknown as Promise<string[]>;
  const { value, tables } = await recordReads(() => query);
  expect([value, [...tables]]).toEqual([["Marisol"], ["loan_officers"]]);
});
