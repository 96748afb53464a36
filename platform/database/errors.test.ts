import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { isUnavailable } from "./errors.server.ts";

const errorWithCode = (code: string) => Object.assign(new Error("refused"), { code });

it.each(["ECONNREFUSED", "57P01", "57014", "55P03", "53300", "25006", "ENOSPC"])(
  "%s says that the database cannot do its work now",
  (code) => {
    expect(isUnavailable(errorWithCode(code))).toBe(true);
    expect(isUnavailable(new DrizzleQueryError("insert", [], errorWithCode(code)))).toBe(true);
  },
);

it.each(["23505", "22P02", "42P01"])("%s is a fault in what was asked", (code) => {
  expect(isUnavailable(errorWithCode(code))).toBe(false);
});

it("a driver's words count, a visitor's do not", () => {
  expect(isUnavailable(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isUnavailable(new DrizzleQueryError("insert", [], new Error("Connection terminated unexpectedly")))).toBe(true);
  const words = ["My client was closed on Friday, and there is no space left in the file"];
  expect(isUnavailable(new DrizzleQueryError("insert into contact_messages", words, errorWithCode("23514")))).toBe(false);
});
