import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { onBothEngines, onPostgresAlone } from "./engines.ts";

it("every pattern of tests for Postgres finds some, and all that need a server are among them", () => {
  const patterns = [...onBothEngines, ...onPostgresAlone].map((pattern) => pattern.replace(/^\*\*/, "{app,platform}/**"));
  for (const pattern of patterns) expect(globSync(pattern), pattern).not.toEqual([]);
  const files = new Set(globSync(patterns));
  const testsWithServer = globSync("{app,platform,server}/**/*.db.test.ts").filter((file) => {
    const source = readFileSync(file, "utf8");
    return source.includes("runIf(") && source.includes("TEST_POSTGRES_URL");
  });
  expect(testsWithServer).toContain("platform/database/postgres.db.test.ts");
  expect(testsWithServer.filter((file) => !files.has(file))).toEqual([]);
});
