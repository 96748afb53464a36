import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { contactMessageDefinition } from "#app/features/leads/messages/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
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

it("staff without access to messages find none in the history or the bin, and restore nothing", async () => {
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

it("the list of changes is narrowed by person, kind, day and words, and each names the one before it", async () => {
  const [owner, editor] = [await signIn("owner"), await signIn("editor")];
  const { db } = current.platform;
  await editor("POST", "/api/blog", { json: { title: "Préstamos" } });
  await owner("PUT", "/api/blog", { json: { blogId: 1, title: "Préstamos FHA" } });
  await owner("POST", "/api/blogcategory", { json: { name: "News" } });
  await db.transaction((tx) => letters.create(tx, lead, { userId: null }));
  await db
    .update(revisions)
    .set({ createdAt: new Date("2026-03-09T05:30:00Z") })
    .where(eq(revisions.revisionId, 1));
  const people = (await owner("GET", "/api/revisions/people")).body.personListVm as Array<{ userId: number; userName: string }>;
  const editorId = people.find(({ userName }) => userName === "editor")?.userId;
  const findRevisions = async (query: string) =>
    (
      (await owner("GET", `/api/revisions?${query}`)).body.revisionListVm as Array<{ revisionId: number; formerRevisionId: number | null }>
    ).map(({ revisionId, formerRevisionId }) => [revisionId, formerRevisionId]);
  expect(await findRevisions("byPeople=true")).toEqual([
    [3, null],
    [2, 1],
    [1, null],
  ]);
  expect(await findRevisions(`userId=${editorId}`)).toEqual([[1, null]]);
  expect(await findRevisions("filterKey=PRESTAMOS")).toEqual([
    [2, 1],
    [1, null],
  ]);
  expect(await findRevisions("filterKey=fha&entity=blog")).toEqual([[2, 1]]);
  // Half past eleven in the evening at the office, on the day the clocks went forward: still the eighth there.
  expect(await findRevisions("from=2026-03-08&to=2026-03-08")).toEqual([[1, null]]);
  expect(await findRevisions("to=2026-03-07")).toEqual([]);
  expect((await owner("GET", "/api/revisions?from=2026-02-30")).status).toBe(400);
  expect((await stranger("GET", "/api/revisions/people")).status).toBe(401);
});
