import { expect, it } from "vitest";
import { StartError } from "#platform/config.server.ts";
import { createLog } from "#platform/log.server.ts";
import { isUnavailable } from "./errors.server.ts";
import { openPostgres } from "./postgres.server.ts";

const nobodyThere = "postgres://someone:hunter2@127.0.0.1:1/umbral";

it("gives up on a database that never answers, naming its host and not its password", async () => {
  const openAttempt = openPostgres(nobodyThere, createLog("silent"), undefined, 0);
  await expect(openAttempt).rejects.toThrow(StartError);
  await expect(openAttempt).rejects.toThrow("The database at 127.0.0.1:1 could not be reached");
  await expect(openAttempt).rejects.not.toThrow("hunter2");
});

it("distinguishes an outage from a fault in a query", () => {
  const withCode = (code: string) => Object.assign(new Error("x"), { code });
  expect(["ECONNREFUSED", "57P01", "53100", "08006", "57014", "25006"].filter((code) => !isUnavailable(withCode(code)))).toEqual([]);
  expect(isUnavailable(new Error("Query read timeout"))).toBe(true);
  expect(isUnavailable(new Error("Client has encountered a connection error and is not queryable"))).toBe(true);
  expect(isUnavailable(new Error("wrapped", { cause: withCode("57P03") }))).toBe(true);
  expect(["23505", "42601", "22P02"].map((code) => isUnavailable(withCode(code)))).toEqual([false, false, false]);
});
