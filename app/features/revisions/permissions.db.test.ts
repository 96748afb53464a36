import { expect, it } from "vitest";
import { contactMessageDefinition } from "#app/features/contact-messages/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { testApp } from "#test/app.ts";

const letters = contentStore(contactMessageDefinition);

const { current, stranger, signIn } = testApp();

const lead = {
  name: "Ana",
  email: "ana@example.com",
  phone: "(801) 555-0100",
  service: "Contact Us",
  message: "Hola",
  language: "es",
} as const;
const kinds = (body: Record<string, unknown>) => (body.revisionListVm as Array<{ entity: string }>).map(({ entity }) => entity);

it("whoever may not read messages finds none in the history or the bin, and restores nothing", async () => {
  const [editor, reviewer] = [await signIn("editor"), await signIn("reviewer")];
  const { db } = current.platform;
  await editor("POST", "/api/blogcategory", { json: { name: "News" } });
  const message = await db.transaction((tx) => letters.create(tx, lead, { userId: null }));
  await db.transaction((tx) => letters.remove(tx, message.contactMessageId, { userId: null }));
  expect(kinds((await editor("GET", "/api/revisions")).body)).toEqual(["contactmessage", "contactmessage", "blogcategory"]);
  expect(kinds((await reviewer("GET", "/api/revisions")).body)).toEqual(["blogcategory"]);
  expect(kinds((await editor("GET", "/api/revisions/deleted")).body)).toEqual(["contactmessage"]);
  expect(kinds((await reviewer("GET", "/api/revisions/deleted")).body)).toEqual([]);
  expect((await reviewer("GET", "/api/revisions?entity=contactmessage")).status).toBe(403);
  expect((await reviewer("GET", "/api/revisions/2")).status).toBe(403);
  expect((await reviewer("GET", "/api/revisions/1")).status).toBe(200);
  expect((await reviewer("POST", "/api/revisions/restore", { json: { revisionId: 1 } })).status).toBe(403);
});

it("reviewers see drafts, and loan officers what visitors see", async () => {
  const [editor, reviewer, officer] = [await signIn("editor"), await signIn("reviewer"), await signIn("officer")];
  await editor("POST", "/api/blog", { json: { title: "A draft" } });
  const titles = async (call: typeof editor) => (await call("GET", "/api/blog")).body;
  expect(await titles(reviewer)).toEqual(await titles(editor));
  expect(await titles(officer)).toEqual(await titles(stranger));
  expect(await titles(officer)).not.toEqual(await titles(editor));
});
