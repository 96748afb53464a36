import { expect, it } from "vitest";
import { languages } from "#lib/translations.ts";
import { testApp } from "#test/app.ts";
import { features } from "./features.server.ts";
import { mailNameOf } from "./reports/admin/mail-names.ts";

const { current } = testApp();

it("every kind of mail has a name of its own in both languages", () => {
  const kinds = features.flatMap(({ mails }) => mails?.(current.platform) ?? []).map(({ name }) => name);
  expect(kinds.length).toBeGreaterThan(0);
  for (const language of languages) {
    const names = kinds.map((kind) => mailNameOf(kind, language));
    expect(kinds.filter((kind, index) => names[index] === kind)).toEqual([]);
    expect(new Set(names).size).toBe(kinds.length);
  }
});

it("a kind of another release is shown by its code", () => {
  expect([mailNameOf("fax.sent", "en"), mailNameOf("constructor", "es")]).toEqual(["fax.sent", "constructor"]);
});
