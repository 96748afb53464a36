import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { confirmationTimeout } from "#platform/accounts/session.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { settingKeys, settings } from "./registry.ts";
import { webResources } from "./tables/web-resources.server.ts";

const { current, signIn } = testApp();

afterEach(() => vi.useRealTimers());

const sensitive = settingKeys.filter((key) => settings[key].sensitive);
/** Features that have settings test themselves which of them are sensitive. */
const featureSettings = import.meta.glob<Record<string, object>>("/app/features/*/settings.ts", { eager: true });
const keysOfFeatures = new Set<string>(Object.values(featureSettings).flatMap((module) => Object.values(module).flatMap(Object.keys)));

/** One rule guards all of them, so a few are enough. */
const examples = [
  ["mail.to", "thief@example.com"],
  ["contact.whatsapp", "(801) 555-0199"],
  ["links.apply", "https://thief.example.com"],
  ["itin.offer", "makes"],
] as const;
const add = (staff: Caller, Context: string, Value = "") => staff("POST", "/api/WebResource", { json: { Context, Value } });
const change = (staff: Caller, json: object) => staff("PUT", "/api/WebResource", { json: { WebResourceId: 1, ...json } });
const restore = (staff: Caller, revisionId: number) => staff("POST", "/api/revisions/restore", { json: { revisionId } });
const readSettingRows = () => current.platform.db.select({ context: webResources.context, value: webResources.value }).from(webResources);
const forbidden = { status: 403, body: { success: false, code: "forbidden" } };

describe("settings that decide where leads and applications go, what is framed, and what the law asks for", () => {
  it("are these", () => {
    expect(sensitive.filter((key) => !keysOfFeatures.has(key))).toEqual([
      "company.legalName",
      "company.nmls",
      "company.utahLicense",
      "company.stateLicenses",
      "company.licensedStates",
      "company.registryUrl",
      "contact.email",
      "contact.textNumber",
      "contact.whatsapp",
      "contact.mapEmbedUrl",
      "contact.directionsUrl",
      "links.apply",
      "links.calculator",
      "legal.disclosure",
      "legal.stateDisclosures",
      "legal.equalHousing",
      "legal.documentsInEnglish",
      "legal.consent",
      "complaints.email",
      "complaints.phone",
      "complaints.stateAgency",
      "complaints.stateUrl",
      "complaints.statePhone",
      "complaints.federalAgency",
      "complaints.federalUrl",
      "complaints.federalPhone",
      "mail.to",
      "security.bulkReads",
    ]);
  });

  it("are changed, deleted and added by owners alone, and read by editors", async () => {
    const [owner, editor] = [await signIn(), await signIn("editor")];
    for (const [index, [key, value]] of examples.entries()) {
      const id = index + 1;
      const changeThis = (staff: Caller, json: object) => change(staff, { WebResourceId: id, ...json });
      expect(sensitive).toContain(key);
      expect(await add(editor, key, value), key).toMatchObject(forbidden);
      await add(owner, key);
      const before = await readSettingRows();
      expect(await changeThis(editor, { Value: value }), key).toMatchObject(forbidden);
      expect(await changeThis(editor, { Context: "notes.mine" }), key).toMatchObject(forbidden);
      expect(await editor("DELETE", `/api/WebResource/${id}`), key).toMatchObject(forbidden);
      expect(await readSettingRows()).toEqual(before);
      expect((await editor("GET", `/api/WebResource/${id}`)).body).toMatchObject({ webResourceDto: { context: key } });
      expect((await changeThis(owner, { Value: value })).status, key).toBe(200);
      expect((await owner("DELETE", `/api/WebResource/${id}`)).status, key).toBe(200);
    }
  });

  it("require a recent confirmation of an owner too, on every path", async () => {
    const owner = await signIn();
    await add(owner, "mail.to", "office@example.com");
    await change(owner, { Value: "other@example.com" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + confirmationTimeout });
    const confirmFirst = { status: 403, body: { code: "confirmationRequired" } };
    expect(await add(owner, "links.apply", "https://apply.example.com")).toMatchObject(confirmFirst);
    expect(await change(owner, { Value: "thief@example.com" })).toMatchObject(confirmFirst);
    expect(await owner("DELETE", "/api/WebResource/1")).toMatchObject(confirmFirst);
    expect(await restore(owner, 1)).toMatchObject(confirmFirst);
    const resources = [{ context: "company.nmls", value: "1" }];
    expect(await owner("PUT", "/api/office", { json: { resources } })).toMatchObject(confirmFirst);
    expect((await add(owner, "notes.mine", "x")).status).toBe(200);
    vi.useRealTimers();
    await owner("DELETE", "/api/WebResource/1");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + confirmationTimeout });
    const records = { entity: "webresource", records: [{ id: 1 }] };
    expect(await owner("POST", "/api/revisions/restoredeleted", { json: records })).toMatchObject(confirmFirst);
    expect(await readSettingRows()).toEqual([{ context: "notes.mine", value: "x" }]);
  });

  it("are not made by renaming another resource", async () => {
    const editor = await signIn("editor");
    await add(editor, "notes.mine", "thief@example.com");
    expect(await change(editor, { Context: "mail.to" })).toMatchObject(forbidden);
    expect(await readSettingRows()).toEqual([{ context: "notes.mine", value: "thief@example.com" }]);
  });

  it("do not come back by an editor, neither from the history nor from the bin", async () => {
    const [owner, editor] = [await signIn(), await signIn("editor")];
    await add(owner, "mail.to", "former@example.com");
    await change(owner, { Value: "office@example.com" });
    expect(await restore(editor, 1)).toMatchObject(forbidden);
    await owner("DELETE", "/api/WebResource/1");
    expect(await restore(editor, 3)).toMatchObject(forbidden);
    expect(await readSettingRows()).toEqual([]);
    expect((await restore(owner, 3)).status).toBe(200);
    expect(await readSettingRows()).toEqual([{ context: "mail.to", value: "office@example.com" }]);
  });

  it("are not replaced by an editor who restores the time before they had their name", async () => {
    const [owner, editor] = [await signIn(), await signIn("editor")];
    await add(editor, "notes.mine", "thief@example.com");
    await change(owner, { Context: "mail.to", Value: "office@example.com" });
    expect(await restore(editor, 1)).toMatchObject(forbidden);
  });
});

it("every change of a setting is recorded by its key alone", async () => {
  const editor = await signIn("editor");
  await add(editor, "company.slogan", "A secret plan");
  await change(editor, { Value: "Another" });
  await change(editor, { Context: "company.motto" });
  await editor("DELETE", "/api/WebResource/1");
  await restore(editor, 1);
  const rows = await current.platform.db.select().from(auditEvents).where(eq(auditEvents.userId, 1)).orderBy(auditEvents.auditEventId);
  const settingEvents = rows.filter(({ action }) => action.startsWith("setting."));
  expect(settingEvents.map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
    ["setting.create", "setting:company.slogan", {}],
    ["setting.change", "setting:company.slogan", {}],
    ["setting.change", "setting:company.motto", { formerKey: "company.slogan" }],
    ["setting.delete", "setting:company.motto", {}],
    ["setting.restore", "setting:company.slogan", {}],
  ]);
});
