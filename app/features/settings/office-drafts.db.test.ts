import { describe, expect, it } from "vitest";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { webResources } from "./tables/web-resources.server.ts";

const { current, signIn, stranger } = testApp();

const addSetting = (staff: Caller, Context: string, Value: string, es = "") =>
  staff("POST", "/api/WebResource", { json: { Context, Value, translations: { es: { value: es } } } });
const save = (staff: Caller, ...resources: object[]) => staff("PUT", "/api/office/draft", { json: { resources } });
const to = (context: string, value: string, was?: string) => ({ context, version: 1, changes: [{ name: "value", value, was }] });

type Dto = {
  values: Record<string, { parts: Array<{ part: string; revision: number }> }>;
  record: { resources: Array<{ context: string; value: string }> };
  conflictBase: object | null;
};
const readDto = async (staff: Caller) => (await staff("GET", "/api/office/draft")).body.draftDto as Dto;
const publish = async (staff: Caller) => {
  const { values } = await readDto(staff);
  const resources = Object.entries(values).map(([context, { parts }]) => ({
    context,
    read: parts.map(({ part, revision }) => ({ part, revision })),
  }));
  return staff("POST", "/api/office/publish", { json: { resources } });
};
const readValues = async () =>
  Object.fromEntries((await current.platform.db.select().from(webResources)).map(({ context, value }) => [context, value]));

async function withOffice() {
  const staff = await signIn();
  await addSetting(staff, "company.name", "Before");
  await addSetting(staff, "contact.phone", "(801) 555-0142");
  return staff;
}

describe("the drafts of the office", () => {
  it("are drafts of its settings, and go live together", async () => {
    const staff = await withOffice();
    const saved = await save(staff, to("company.name", "After"), to("contact.phone", "(801) 555-0100"));
    expect(saved.status).toBe(200);
    expect(await readValues()).toMatchObject({ "company.name": "Before" });
    expect((await staff("GET", "/api/drafts/record?entity=webresource&id=1")).body).toMatchObject({
      draftDto: { values: { value: "After" } },
    });
    expect((await readDto(staff)).record.resources.map(({ value }) => value)).toEqual(["After", "(801) 555-0100"]);
    expect((await publish(staff)).status).toBe(200);
    expect(await readValues()).toEqual({ "company.name": "After", "contact.phone": "(801) 555-0100" });
    expect(await readDto(staff)).toMatchObject({ values: {} });
  });

  it("stay drafts, all of them, if one cannot be shown; its field is named", async () => {
    const staff = await withOffice();
    await save(staff, to("company.name", "After"), to("contact.phone", "call us"));
    const { status, body } = await publish(staff);
    expect({ status, body }).toMatchObject({ status: 400, body: { validationErrors: [{ field: "contact.phone" }] } });
    expect(await readValues()).toMatchObject({ "company.name": "Before" });
  });

  it("conflict with what someone else published or typed, and overwrite nothing unseen", async () => {
    const staff = await withOffice();
    await save(staff, to("company.name", "Mine"));
    const editor = await signIn("editor");
    expect((await save(editor, to("company.name", "Theirs"))).status).toBe(409);
    await staff("PUT", "/api/WebResource", { json: { WebResourceId: 1, Value: "Published meanwhile" } });
    expect((await publish(staff)).status).toBe(409);
    expect((await readDto(staff)).conflictBase).not.toBeNull();
    await save(staff, { context: "company.name", version: 2, changes: [], mergedWith: 2 });
    expect((await publish(staff)).status).toBe(200);
    expect(await readValues()).toMatchObject({ "company.name": "Mine" });
  });

  it("of a setting that was deleted make it again among its kind", async () => {
    const staff = await signIn();
    await save(staff, { ...to("contact.phone", "(801) 555-0100"), version: 0 });
    await save(staff, { ...to("contact.phone", "(801) 555-0199", "(801) 555-0100"), version: 0 });
    expect((await publish(staff)).status).toBe(200);
    expect(await readValues()).toEqual({ "contact.phone": "(801) 555-0199" });
  });

  it("can be discarded", async () => {
    const staff = await withOffice();
    await save(staff, to("company.name", "After"));
    expect((await staff("POST", "/api/office/discard")).status).toBe(200);
    expect(await current.platform.db.$count(draftParts)).toBe(0);
    expect((await staff("POST", "/api/office/discard")).status).toBe(404);
  });

  it("need the permission to write settings, and contain no other setting", async () => {
    const staff = await withOffice();
    const reviewer = await signIn("reviewer");
    expect((await save(reviewer, to("company.name", "Mine"))).status).toBe(403);
    expect((await stranger("GET", "/api/office/draft")).status).toBe(401);
    expect((await save(staff, to("mail.to", "thief@example.com"))).status).toBe(400);
    expect((await save(staff, to("company.name", "A"), to("company.name", "B"))).status).toBe(400);
    expect((await staff("POST", "/api/office/publish", { json: { resources: [] } })).status).toBe(404);
  });
});
