import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { webResourceDefinition } from "#app/features/settings/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { loanOfficerDefinition } from "./definition.server.ts";
import { loanOfficers } from "./tables/loan-officers.server.ts";

const officers = contentStore(loanOfficerDefinition);
const resources = contentStore(webResourceDefinition);
const { current, signIn } = testApp();

let owner: Caller;
let officer: Caller;

beforeEach(async () => {
  owner = await signIn();
  officer = await signIn("officer");
  const ana = { firstName: "Ana", lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1", email: "ana@example.com" };
  const translations = { es: { title: "Oficial", subTitle: "Antes" } };
  await officers.create(current.platform.db, { ...ana, subTitle: "Before", translations }, { userId: null });
  await owner("PUT", "/api/staff", { json: { userId: 2, loanOfficerId: 1 } });
});

const readOfficer = async () => (await current.platform.db.select().from(loanOfficers))[0];
const photo = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
const save = (fields: object) => officer("PUT", "/api/ownofficer", { json: fields });
const readOwn = async () => (await officer("GET", "/api/ownofficer")).body as { draft: { changedAt: string } | null };
const name = { entity: "loanofficer", id: 1 };
const publish = () => owner("POST", "/api/drafts/publish", { json: name });
const listDrafts = async () => (await owner("GET", "/api/drafts?entity=loanofficer")).body.draftListVm;
/** The office's own unpublished change. */
const draft = (changes: Array<{ name: string; value: unknown; was?: unknown }>, version = 1) =>
  owner("PUT", "/api/drafts", { json: { ...name, version, changes } });

const change = {
  subTitle: "First homes",
  description: "<p>Hello</p><script>x</script>",
  translations: { es: { subTitle: "Primera casa" } },
  awayFrom: "2027-01-01",
  mailLanguage: "es",
};

describe("an officer's own profile", () => {
  it("waits for approval in what visitors read, and is live at once in the rest", async () => {
    const { status, body } = await save({ version: 1, ...change });
    expect(status).toBe(200);
    const values = { subTitle: "First homes", description: "<p>Hello</p>", "es.subTitle": "Primera casa" };
    expect(body).toMatchObject({ needsApproval: true, draft: { values, waitingSince: expect.any(String), returnedAt: null } });
    expect(await readOfficer()).toMatchObject({ subTitle: "Before", awayFrom: "2027-01-01", mailLanguage: "es" });
    expect(await listDrafts()).toMatchObject([
      {
        id: 1,
        title: "Ana Ortiz",
        isNew: false,
        state: "waiting",
        parts: [{ part: "en", state: "waiting", changedByName: "officer" }, { part: "es" }],
      },
    ]);
    expect((await publish()).status).toBe(200);
    expect(await readOfficer()).toMatchObject({
      subTitle: "First homes",
      description: "<p>Hello</p>",
      translations: { es: { title: "Oficial", subTitle: "Primera casa" } },
    });
    expect(await readOwn()).toMatchObject({ draft: null });
  });

  it("that is returned stays as it was; the officer reads the reason, keeps the text and can ask again", async () => {
    await save(change);
    const returned = { returnedBy: 1, returnedAt: new Date(), returnReason: "Please name no rates." };
    await current.platform.db.update(draftParts).set(returned).where(eq(draftParts.part, "en"));
    expect(await readOwn()).toMatchObject({
      draft: { returnReason: "Please name no rates.", returnedAt: expect.any(String), values: { subTitle: "First homes" } },
    });
    await save({ subTitle: "First homes" });
    expect(await readOwn()).toMatchObject({ draft: { returnedAt: null, waitingSince: expect.any(String) } });
    await current.platform.db.update(draftParts).set(returned).where(eq(draftParts.part, "en"));
    await save({ subTitle: "Another try" });
    expect(await readOwn()).toMatchObject({
      draft: { values: { subTitle: "Another try", description: "<p>Hello</p>" }, returnReason: null },
    });
    expect(await readOfficer()).toMatchObject({ subTitle: "Before" });
  });

  it("may have another photo, which is shown once it is published", async () => {
    expect((await owner("POST", "/api/ownofficer/photo", { form: { ImageFile: new Blob([await photo()]) } })).status).toBe(200);
    const answer = await officer("POST", "/api/ownofficer/photo", { form: { ImageFile: new Blob([await photo()]) } });
    const image1 = String(answer.body.image);
    expect((await save({ image1: "0".repeat(24) })).status).toBe(400);
    expect((await save({ image1 })).body).toMatchObject({ draft: { values: { image1 } }, loanOfficerDto: { image1: null } });
    expect((await publish()).status).toBe(200);
    expect(await readOfficer()).toMatchObject({ image1, subTitle: "Before" });
    expect((await save({ image1: null })).body).toMatchObject({ draft: { values: { image1: null } } });
  });

  it("is live at once where the owner's setting says so, and never touches what is the office's", async () => {
    await save({ subTitle: "Waits" });
    await resources.create(current.platform.db, { context: "officers.ownEditsNeedApproval", value: "no" }, { userId: null });
    const forged = {
      ...change,
      firstName: "X",
      isActive: false,
      email: "x@example.com",
      licenseNumber: "9",
      applyNowUrl: "https://x.example",
      sortOrder: 7,
    };
    expect((await save({ version: 1, ...forged })).body).toMatchObject({ needsApproval: false, draft: null });
    expect(await readOfficer()).toMatchObject({
      ...{ firstName: "Ana", isActive: true, email: "ana@example.com", licenseNumber: "1", applyNowUrl: "", sortOrder: 0 },
      ...{ subTitle: "First homes", translations: { es: { title: "Oficial", subTitle: "Primera casa" } }, updatedBy: 2 },
    });
    expect((await save({ version: 1, subTitle: "Late" })).status).toBe(409);
    expect((await save({ calendarUrl: "javascript:x" })).status).toBe(400);
    expect((await save({ awayFrom: "2027-02-02", awayUntil: "2027-02-01" })).status).toBe(400);
  });

  it("waits for approval where the office's policy asks for it, whatever the setting says", async () => {
    const { db } = current.platform;
    await resources.create(db, { context: "officers.ownEditsNeedApproval", value: "no" }, { userId: null });
    await resources.create(db, { context: "publish.loanofficer", value: "approval" }, { userId: null });
    const { status, body } = await save({ subTitle: "First homes" });
    expect({ status, body }).toMatchObject({ status: 200, body: { needsApproval: true, draft: { values: { subTitle: "First homes" } } } });
    expect(await readOfficer()).toMatchObject({ subTitle: "Before" });
  });

  it("is there for the officer's account alone, and an officer reads and writes no other draft", async () => {
    const editor = await signIn("editor");
    expect((await editor("GET", "/api/ownofficer")).status).toBe(403);
    expect((await owner("GET", "/api/ownofficer")).status).toBe(404);
    expect((await officer("PUT", "/api/loanofficer", { json: { loanOfficerId: 1, lastName: "X" } })).status).toBe(403);
    for (const path of ["/api/drafts", "/api/drafts/record?entity=loanofficer&id=1"]) expect((await officer("GET", path)).status).toBe(403);
    expect((await officer("PUT", "/api/drafts", { json: { ...name, changes: [] } })).status).toBe(403);
    expect((await officer("POST", "/api/drafts/publish", { json: name })).status).toBe(403);
  });
});

describe("an officer's change and the office's draft of the same record", () => {
  it("are merged: the officer's fields join the draft, and the office's stay unseen and untouched", async () => {
    await draft([
      { name: "title", value: "Senior Loan Officer", was: "Loan Officer" },
      { name: "office", value: "Ogden", was: "" },
    ]);
    expect(await readOwn()).toMatchObject({ draft: null });
    const { body } = await save({ subTitle: "First homes" });
    expect(body).toMatchObject({ draft: { values: { subTitle: "First homes" } } });
    const parts = await current.platform.db.select().from(draftParts);
    expect(parts.find(({ part }) => part === "en")).toMatchObject({
      fields: { title: "Senior Loan Officer", subTitle: "First homes" },
      changedBy: 2,
      askedBy: 2,
    });
    // Approval of this one was not requested.
    expect(parts.find(({ part }) => part === "shared")).toMatchObject({
      fields: { office: "Ogden" },
      changedBy: 1,
      askedBy: null,
    });
  });

  it("conflict where the office has changed the same field since the officer read it", async () => {
    await draft([{ name: "subTitle", value: "By the office", was: "Before" }]);
    const { status, body } = await save({ subTitle: "By the officer" });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { current: { subTitle: "By the office", translations: { es: { title: "Oficial" } } } },
    });
    const { draft: read } = await readOwn();
    expect(read).toMatchObject({ values: { subTitle: "By the office" }, waitingSince: null });
    expect((await save({ subTitle: "By the officer", draftReadAt: read?.changedAt })).body).toMatchObject({
      draft: { values: { subTitle: "By the officer" }, waitingSince: expect.any(String) },
    });
    // What the officer leaves as it is keeps its revision, and no one is asked again.
    const before = await current.platform.db.select().from(draftParts);
    expect((await save({ subTitle: "By the officer" })).status).toBe(200);
    expect(await current.platform.db.select().from(draftParts)).toEqual(before);
  });

  it("conflict and stay apart where the officer's change is live at once", async () => {
    await resources.create(current.platform.db, { context: "officers.ownEditsNeedApproval", value: "no" }, { userId: null });
    await draft([
      { name: "subTitle", value: "By the office", was: "Before" },
      { name: "description", value: "<p>By the office</p>", was: "" },
      { name: "es.subTitle", value: "De la oficina", was: "Antes" },
    ]);
    expect((await save({ subTitle: "By the officer" })).status).toBe(409);
    const { draft: read } = await readOwn();
    // The form sends all of its fields, those of the office's draft too.
    const form = {
      description: "<p>By the office</p>",
      translations: { es: { subTitle: "De la oficina" } },
      phoneNumber: "(801) 555-0100",
    };
    expect((await save({ ...form, subTitle: "By the office" })).status).toBe(200);
    expect(await readOfficer()).toMatchObject({ subTitle: "Before", description: "", phoneNumber: "(801) 555-0100" });
    expect((await save({ ...form, subTitle: "By the officer", draftReadAt: read?.changedAt })).status).toBe(200);
    expect(await readOfficer()).toMatchObject({ subTitle: "By the officer", description: "", translations: { es: { subTitle: "Antes" } } });
    const left = (await current.platform.db.select().from(draftParts)).map(({ part, fields }) => [part, fields]);
    expect(Object.fromEntries(left)).toEqual({ en: { description: "<p>By the office</p>" }, es: { subTitle: "De la oficina" } });
  });

  it("do not mix once the office has scheduled its draft: nothing of the officer's goes live unread", async () => {
    await draft([{ name: "title", value: "Senior Loan Officer", was: "Loan Officer" }]);
    const at = new Date(Date.now() + 3_600_000);
    await current.platform.db
      .insert(schedules)
      .values({ entity: "loanofficer", entityId: 1, parts: ["en"], action: "publish", at, createdBy: 1 });
    const { status, body } = await save({ subTitle: "First homes", mailLanguage: "es" });
    expect({ status, body }).toMatchObject({ status: 409, body: { message: expect.stringContaining("scheduled") } });
    expect(await readOfficer()).toMatchObject({ mailLanguage: "en", version: 1 });
    expect((await save({ mailLanguage: "es" })).status).toBe(200);
  });
});

describe("what an officer types", () => {
  const type = (changes: Array<{ name: string; value: unknown; was?: unknown }>, version = 1) =>
    officer("PUT", "/api/ownofficer/draft", { json: { version, changes } });
  const readDto = async () => (await officer("GET", "/api/ownofficer/draft")).body.draftDto as OwnDto;
  type OwnDto = { values: object; record: object; parts: Array<{ part: string; revision: number }> };
  const publishOwn = async () => {
    const read = (await readDto()).parts.map(({ part, revision }) => ({ part, revision }));
    return officer("POST", "/api/ownofficer/publish", { json: { read } });
  };
  const publishesAtOnce = () =>
    resources.create(current.platform.db, { context: "officers.ownEditsNeedApproval", value: "no" }, { userId: null });

  it("is saved beside the office's draft, of which the officer sees nothing", async () => {
    await draft([{ name: "office", value: "Ogden", was: "" }]);
    expect(
      (
        await type([
          { name: "phoneNumber", value: "801-555-0100" },
          { name: "subTitle", value: "Unfinished" },
        ])
      ).status,
    ).toBe(200);
    const dto = await readDto();
    expect(dto).toMatchObject({ values: { phoneNumber: "801-555-0100", subTitle: "Unfinished" }, record: { office: "" } });
    expect(Object.keys(dto.values)).not.toContain("office");
    expect(await readOfficer()).toMatchObject({ subTitle: "Before" });
    // No one was asked yet.
    expect(await readOwn()).toMatchObject({ draft: { waitingSince: null } });
  });

  it("waits for approval once it is sent, and what visitors do not see is live then", async () => {
    await type([
      { name: "subTitle", value: "First homes" },
      { name: "mailLanguage", value: "es" },
    ]);
    expect(await readOfficer()).toMatchObject({ mailLanguage: "en" });
    expect((await publishOwn()).status).toBe(200);
    expect(await readOfficer()).toMatchObject({ subTitle: "Before", mailLanguage: "es" });
    expect(await readOwn()).toMatchObject({ draft: { values: { subTitle: "First homes" }, waitingSince: expect.any(String) } });
    expect((await publish()).status).toBe(200);
    expect(await readOfficer()).toMatchObject({ subTitle: "First homes" });
  });

  it("is published where the office lets officers do that, without what the office prepares", async () => {
    await publishesAtOnce();
    await draft([
      { name: "office", value: "Ogden", was: "" },
      { name: "es.subTitle", value: "De la oficina", was: "Antes" },
    ]);
    await type([
      { name: "subTitle", value: "First homes" },
      { name: "phoneNumber", value: "801-555-0100" },
    ]);
    expect((await publishOwn()).status).toBe(200);
    expect(await readOfficer()).toMatchObject({
      subTitle: "First homes",
      phoneNumber: "801-555-0100",
      office: "",
      translations: { es: { subTitle: "Antes" } },
    });
    const left = (await current.platform.db.select().from(draftParts)).map(({ part, fields }) => [part, fields]);
    expect(Object.fromEntries(left)).toEqual({ shared: { office: "Ogden" }, es: { subTitle: "De la oficina" } });
  });

  it("is not published over a text that the office has published since", async () => {
    await publishesAtOnce();
    await type([{ name: "subTitle", value: "Mine" }]);
    await owner("PUT", "/api/loanofficer", { json: { loanOfficerId: 1, subTitle: "By the office" } });
    expect((await publishOwn()).status).toBe(409);
    await officer("PUT", "/api/ownofficer/draft", { json: { version: 2, changes: [], mergedWith: 2 } });
    expect((await publishOwn()).status).toBe(200);
    expect(await readOfficer()).toMatchObject({ subTitle: "Mine" });
  });

  it("can be discarded, and the office's part stays", async () => {
    await draft([{ name: "office", value: "Ogden", was: "" }]);
    await type([{ name: "phoneNumber", value: "801-555-0100" }]);
    expect((await officer("POST", "/api/ownofficer/discard")).status).toBe(200);
    expect(await current.platform.db.select().from(draftParts)).toMatchObject([{ part: "shared", fields: { office: "Ogden" } }]);
    expect((await officer("POST", "/api/ownofficer/discard")).status).toBe(404);
  });

  it("is refused in the office's fields, with a value that can't be shown, and in a scheduled draft", async () => {
    expect((await type([{ name: "licenseNumber", value: "9" }])).status).toBe(400);
    await type([{ name: "calendarUrl", value: "javascript:x" }]);
    expect((await publishOwn()).status).toBe(400);
    const at = new Date(Date.now() + 3_600_000);
    await current.platform.db
      .insert(schedules)
      .values({ entity: "loanofficer", entityId: 1, parts: ["shared"], action: "publish", at, createdBy: 1 });
    expect((await type([{ name: "subTitle", value: "First homes" }])).status).toBe(409);
  });
});
