import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { testApp } from "#test/app.ts";
import { webResourceCategories, webResources } from "./tables/web-resources.server.ts";

const { current, stranger, signIn } = testApp();

type Staff = Awaited<ReturnType<typeof signIn>>;

const save = (staff: Staff, ...resources: object[]) => staff("PUT", "/api/office", { json: { resources } });
const addResource = (staff: Staff, Context: string, Value: string, es = "") =>
  staff("POST", "/api/WebResource", { json: { Context, Value, translations: { es: { value: es } } } });
const readValues = async () =>
  Object.fromEntries((await current.platform.db.select().from(webResources)).map(({ context, value }) => [context, value]));

it("several facts are saved at once, with one revision and one event each", async () => {
  const editor = await signIn("editor");
  await addResource(editor, "contact.phone", "(801) 555-0142");
  await addResource(editor, "hours.saturday", "Saturday 9:30 am to 1:00 pm", "Sábado de 9:30 a. m. a 1:00 p. m.");
  const es = { value: "Sábado: cerrado" };
  const { status, body } = await save(
    editor,
    { context: "contact.phone", value: "(801) 555-0100", version: 1 },
    { context: "hours.saturday", value: "Saturday closed", translations: { es }, version: 1 },
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: "Data was updated successfully",
    webResourceListVm: [
      { context: "contact.phone", value: "(801) 555-0100", version: 2 },
      { context: "hours.saturday", value: "Saturday closed", translations: { es }, version: 2 },
    ],
  });
  expect(await current.platform.db.$count(revisions, eq(revisions.version, 2))).toBe(2);
  expect(await current.platform.db.$count(auditEvents, eq(auditEvents.action, "setting.change"))).toBe(2);
});

it("a fact that was deleted is stored again among its kind", async () => {
  await current.platform.db.insert(webResourceCategories).values({ name: "Contact" });
  const editor = await signIn("editor");
  expect((await save(editor, { context: "contact.phone", value: "(801) 555-0100" })).body).toMatchObject({
    webResourceListVm: [{ context: "contact.phone", value: "(801) 555-0100", webResourceCategoryId: 1, version: 1 }],
  });
});

it("one that cannot be shown keeps all of them from being saved, and is named by its label", async () => {
  const editor = await signIn("editor");
  await addResource(editor, "company.name", "Before");
  const { status, body } = await save(
    editor,
    { context: "company.name", value: "After" },
    { context: "contact.phone", value: "call us" },
    { context: "hours.saturday", value: "Saturday 1:00 pm to 9:30 am" },
  );
  expect(status).toBe(400);
  expect(body.validationErrors).toEqual([
    { field: "contact.phone", message: expect.stringMatching(/^Phone /) },
    { field: "hours.saturday", message: expect.stringMatching(/^Saturday: /) },
  ]);
  expect(await readValues()).toEqual({ "company.name": "Before" });
});

it("the second of two saves gets the office's current values, and overwrites nothing", async () => {
  const [first, second] = [await signIn(), await signIn("editor")];
  await addResource(first, "company.name", "Before");
  await save(first, { context: "company.name", value: "Theirs", version: 1 });
  const { status, body } = await save(
    second,
    { context: "contact.phone", value: "(801) 555-0100" },
    { context: "company.name", value: "Mine", version: 1 },
  );
  expect(status).toBe(409);
  expect(body.current).toMatchObject([{ context: "company.name", value: "Theirs", version: 2 }]);
  expect(await readValues()).toEqual({ "company.name": "Theirs" });
});

it("need the permission to write settings; those that steer mail and frames are the owner's", async () => {
  const [owner, editor, reviewer] = [await signIn(), await signIn("editor"), await signIn("reviewer")];
  const email = { context: "contact.email", value: "office@example.com" };
  expect((await save(editor, email, { context: "company.name", value: "Mine" })).status).toBe(403);
  expect((await save(reviewer, { context: "company.name", value: "Mine" })).status).toBe(403);
  expect((await stranger("PUT", "/api/office", { json: { resources: [] } })).status).toBe(401);
  expect(await readValues()).toEqual({});
  expect((await save(owner, email)).status).toBe(200);
  expect((await save(owner, { context: "mail.to", value: "thief@example.com" })).status).toBe(400);
  expect((await save(owner, email, email)).status).toBe(400);
});
