import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, it } from "vitest";
import { StartError } from "./config.server.ts";
import { failureText } from "./failure-text.server.ts";
import { StorageError } from "./images/storage.server.ts";

it("a reason that is the operator's to mend is one sentence", () => {
  expect(failureText(new StartError("Set DATA_DIR."))).toBe("Set DATA_DIR.");
  const fault = new Error("Cannot list", { cause: new Error("The specified bucket does not exist") });
  expect(failureText(new StorageError(fault, "bucket homes"))).toBe(
    "The bucket homes does not do its work: The specified bucket does not exist",
  );
});

it("a failed statement is described with its cause, without what people wrote, and in limited length", () => {
  // As the embedded database has it, and Postgres' driver without the last two.
  const cause = Object.assign(new Error("Unicode normalization can only be performed if server encoding is UTF8"), {
    code: "0A000",
    query: "insert …",
    params: ["Ana"],
  });
  const failure = new DrizzleQueryError(`insert into people values ${"($1, $2), ".repeat(10_000)}`, ["Ana"], cause);
  const text = failureText(failure);
  expect(text).toMatch(/^Error: Failed query: insert into people/);
  expect(text).toContain("Caused by Error: Unicode normalization can only be performed if server encoding is UTF8 (0A000)");
  expect(text).not.toContain("Ana");
  expect(text.length).toBeLessThan(5_000);
});

it("a connection that fails at several hosts is described by the first failure", () => {
  const refusal = Object.assign(new Error("connect ECONNREFUSED ::1:9000"), { code: "ECONNREFUSED" });
  expect(failureText(new StorageError(new AggregateError([refusal]), "bucket homes"))).toBe(
    "The bucket homes does not do its work: connect ECONNREFUSED ::1:9000",
  );
});

it("a value that is not an error is described as such", () => {
  expect(failureText({ secret: "hunter2" })).not.toContain("hunter2");
});
