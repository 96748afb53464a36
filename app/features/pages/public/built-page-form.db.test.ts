import { RouterContextProvider } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { consentVersion } from "#app/features/settings/consent.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { languageOf } from "#lib/languages.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { personalContext, sharedContext } from "#platform/page-context.server.ts";
import { lead, testLeads } from "#test/leads.ts";
import { action } from "./built-page.tsx";

const { current, send, someone, storedMessages } = testLeads();
const noUser = { userId: null };

beforeEach(async () => {
  const { db } = current.platform;
  const addPage = async (address: string, kind: string, values: object) => {
    const { webPageCategoryId } = await contentStore(pageCategoryDefinition).create(db, { name: address, address, ...values }, noUser);
    await contentStore(pageContentDefinition).create(db, { title: kind, kind, categoriesId: webPageCategoryId, translations: {} }, noUser);
  };
  await addPage("fair", "contact-form", { sourceLabel: "Fair in May", translations: { es: { address: "feria" } } });
  await addPage("words", "text", { translations: {} });
});

/** As a browser without scripts does. */
async function post(path: string, fields: Record<string, string>) {
  const url = new URL(path, "http://localhost");
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  const language = languageOf(url.pathname);
  const context = new RouterContextProvider();
  context.set(sharedContext, { ...current.platform, siteUrl: "http://localhost" });
  context.set(personalContext, {
    ...current.platform,
    requestId: "1",
    clientAddress: "203.0.113.9",
    staff: undefined,
    language,
    callOwnApi: fetch,
  });
  const args = { request, url, context, params: { "*": "" }, pattern: "*" } as unknown as Parameters<typeof action>[0];
  return action(args);
}

const consent = async () => consentVersion((await readSettings(current.platform.db, "es", current.platform.log))["legal.consent"]);

it("a message from the form of a page carries its path and its source label, with or without a script", async () => {
  await post("/es/feria", { ...lead, consentVersion: await consent() });
  await send({ page: "/fair" }, someone());
  await send({ page: "/fair", campaign: { source: "facebook" } }, someone());
  await send({ page: "/words" }, someone());
  const stored = (await storedMessages()).map(({ page, campaign }) => ({ page, campaign }));
  expect(stored).toEqual([
    { page: "/es/feria", campaign: { label: "Fair in May" } },
    { page: "/fair", campaign: { label: "Fair in May" } },
    { page: "/fair", campaign: { label: "Fair in May", source: "facebook" } },
    { page: "/words", campaign: {} },
  ]);
});

it("a form that was open while its page moved or ended is taken", async () => {
  const { db } = current.platform;
  await contentStore(pageCategoryDefinition).update(db, 1, { address: "spring-fair" }, noUser);
  await post("/fair", { ...lead, message: "It moved." });
  await contentStore(pageCategoryDefinition).update(db, 1, { status: "draft" }, noUser);
  await post("/spring-fair", { ...lead, message: "It ended." });
  const stored = (await storedMessages()).map(({ message, campaign }) => ({ message, campaign }));
  expect(stored).toEqual(["It moved.", "It ended."].map((message) => ({ message, campaign: { label: "Fair in May" } })));
});

it("a page without a form takes none, nor does an address without a page", async () => {
  await expect(post("/words", lead)).rejects.toMatchObject({ init: { status: 405 } });
  await expect(post("/nowhere", lead)).rejects.toMatchObject({ init: { status: 404 } });
  expect(await storedMessages()).toEqual([]);
});
