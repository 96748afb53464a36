import { expect, it, vi } from "vitest";
import type { Log } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { settingKeys, settings } from "./registry.ts";
import { defaultOf, readSettings } from "./settings.server.ts";
import { webResources } from "./tables/web-resources.server.ts";
import { findUnusable } from "./unusable-values.server.ts";

const database = testDatabase();

it("what is missing or malformed falls back to its default in both languages, and is reported once", async () => {
  await database.db.insert(webResources).values([
    { context: "contact.phone", value: "call us" },
    { context: "links.apply", value: "javascript:alert(1)" },
    { context: "contact.mapEmbedUrl", value: "https://x.test;sandbox/" },
    { context: "links.calculator", value: "/embed/another-calculator" },
    { context: "company.name", value: "A name of its own" },
  ]);
  const warn = vi.fn();
  const log = { warn } as unknown as Log;
  const read = (language: "en" | "es") => readSettings(database.db, language, log);
  const [english, spanish] = [await read("en"), await read("es")];
  expect(english).toMatchObject({
    "company.name": "A name of its own",
    "contact.phone": settings["contact.phone"].default,
    "links.apply": settings["links.apply"].default,
    "contact.mapEmbedUrl": settings["contact.mapEmbedUrl"].default,
    "links.calculator": "/embed/another-calculator",
  });
  expect(spanish["hours.sunday"]).toBe(defaultOf(settings["hours.sunday"], "es"));
  expect(warn).toHaveBeenCalledTimes(settingKeys.length - 2);
  expect(warn).toHaveBeenCalledWith({ context: "contact.phone" }, "A web resource is malformed; its default is shown");
  await read("en");
  expect(warn).toHaveBeenCalledTimes(settingKeys.length - 2);
});

it("a phone number from before numbers were checked is shown, but cannot be saved", async () => {
  for (const value of ["801-LOANS-4U", "(801) 555-0142 or (801) 555-0199"]) {
    await database.db.insert(webResources).values({ context: "contact.phone", value });
    expect((await readSettings(database.db, "en", { warn: vi.fn() } as unknown as Log))["contact.phone"]).toBe(value);
    expect(findUnusable({ context: "contact.phone", value })).toMatchObject([{ field: "value" }]);
    await database.db.delete(webResources);
  }
});
