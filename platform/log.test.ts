import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { createLog } from "./log.server.ts";

function logText(error: unknown): string {
  let text = "";
  createLog("info", { write: (line: string) => (text += line) }).error({ err: error }, "failed");
  return text;
}

it("logs a failed statement without its parameters", () => {
  const refusal = Object.assign(new Error("duplicate key"), {
    code: "23505",
    constraint: "users_email_index",
    table: "users",
    detail: "Key (email)=(ana@example.com) already exists.",
  });
  const text = logText(new DrizzleQueryError("insert into users values ($1, $2)", ["ana@example.com", "a secret hash"], refusal));
  expect(text).not.toMatch(/ana@example|secret hash/);
  expect(JSON.parse(text).err).toMatchObject({
    message: "Failed query: insert into users values ($1, $2)",
    stack: expect.stringMatching(/^\s+at /),
    cause: { code: "23505", constraint: "users_email_index", table: "users", message: "duplicate key" },
  });
});

it("does not repeat a value that the database could not take", () => {
  const refusal = Object.assign(new Error('invalid input syntax for type integer: "ana@example.com"'), { code: "22P02" });
  expect(logText(refusal)).not.toContain("ana@example.com");
  expect(JSON.parse(logText(refusal)).err).toMatchObject({ code: "22P02", message: "The database refused a value" });
});

it("logs any other error as it is, and several at once", () => {
  expect(JSON.parse(logText(new TypeError("x is undefined"))).err).toMatchObject({ type: "TypeError", message: "x is undefined" });
  const several = new AggregateError([new Error("one"), new Error("two")], "all failed");
  expect(JSON.parse(logText(several)).err).toMatchObject({ errors: [{ message: "one" }, { message: "two" }] });
});

it("says in every line which node and version wrote it", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) }, { node: "node-1", version: "1.2.3" });
  log.info("one");
  log.child({ requestId: "x" }).warn("two");
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ node: "node-1", version: "1.2.3" });
  expect(lines).toHaveLength(2);
});
