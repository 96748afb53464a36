import { isNotNull, TransactionRollbackError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { definitions } from "#app/features/definitions.server.ts";
import type { PublishPolicy } from "#lib/publish-policy.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { findDraftKinds } from "#platform/drafts/draft-kinds.server.ts";
import { publishDrafts } from "#platform/drafts/publish.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import { operationsOn } from "#server/api.ts";
import type { Caller } from "#test/app.ts";
import { blog, post, statusOf, testApproval } from "#test/approval.ts";
import { samplePicture } from "#test/pictures.ts";
import { publishingSettings } from "./settings.ts";

const { current, stranger, office, idOf, save, ask, approve, giveBack, publish } = testApproval();

const readApproval = async (staff: Caller) => (await staff("GET", "/api/drafts/approval?entity=blog&id=1")).body.approvalDto;
const titleOnSite = async () => ((await stranger("GET", "/api/blog/1")).body.blogDto as { title: string }).title;
const publications = async () =>
  (await current.platform.db.select().from(revisions).where(isNotNull(revisions.publication))).map(({ publication }) => publication);

it("every kind that can be drafted has a policy, and no other", () => {
  const kinds = findDraftKinds(definitions, operationsOn(definitions));
  expect(Object.keys(publishingSettings).sort()).toEqual(kinds.map(({ definition }) => `publish.${definition.entity}`).sort());
  expect(kinds.filter(({ definition }) => !definition.readPublishPolicy)).toEqual([]);
});

describe("who may publish a draft", () => {
  type Case = [PublishPolicy, "editor" | "owner", approved: "unasked" | "approved" | "changed", reason: string | undefined, status: number];
  it.each<Case>([
    ["editors", "editor", "unasked", undefined, 200],
    ["editors", "owner", "unasked", undefined, 200],
    ["approval", "editor", "unasked", undefined, 403],
    ["approval", "editor", "unasked", "I am in a hurry", 403],
    ["approval", "editor", "approved", undefined, 200],
    ["approval", "editor", "changed", undefined, 403],
    ["approval", "owner", "unasked", undefined, 403],
    ["approval", "owner", "unasked", "  ", 403],
    ["approval", "owner", "unasked", "The rate changed today", 200],
    ["approval", "owner", "approved", undefined, 200],
    ["approval", "owner", "changed", undefined, 403],
    ["approval", "owner", "changed", "The rate changed today", 200],
    ["owners", "editor", "unasked", undefined, 403],
    ["owners", "editor", "unasked", "I am in a hurry", 403],
    ["owners", "owner", "unasked", undefined, 200],
  ])("policy %s, %s, %s, reason %s: %i", async (policy, role, state, reason, status) => {
    const people = await office(policy);
    await save(people.editor, "Your second home");
    if (state !== "unasked") {
      await ask(people.editor);
      expect(await statusOf(approve(people.reviewer))).toBe(200);
    }
    if (state === "changed") await save(people.editor, "Your third home", "Your second home");
    const answer = await publish(people[role], reason);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.message).toEqual(expect.stringMatching(/\w/));
    expect((await titleOnSite()) === post.title).toBe(status !== 200);
  });

  it("needs the approval of each published part", async () => {
    const { editor, reviewer } = await office();
    const changes = [
      { name: "title", value: "Two", was: post.title },
      { name: "es.title", value: "Dos", was: "Su primera casa" },
    ];
    await editor("PUT", "/api/drafts", { json: { ...blog, version: 1, changes } });
    await ask(editor);
    await approve(reviewer);
    expect(await statusOf(editor("POST", "/api/drafts/publish", { json: blog }))).toBe(403);
    expect(await statusOf(publish(editor))).toBe(200);
  });

  it("an owner's reason is in the history and the act in the activity log", async () => {
    const { owner, editor } = await office();
    await save(editor, "Your second home");
    await publish(owner, "The rate changed today");
    const events = (await owner("GET", "/api/audit")).body.auditListVm as Array<{ action: string; subject: string }>;
    expect(events.filter(({ action }) => action === "record.publishUnapproved").map(({ subject }) => subject)).toEqual(["blog:1"]);
  });
});

describe("calls that publish at once", () => {
  const change = (staff: Caller) => staff("PUT", "/api/blog", { json: { blogId: 1, title: "At once" } });

  it.each<[PublishPolicy, "editor" | "owner", number]>([
    ["editors", "editor", 200],
    ["editors", "owner", 200],
    ["approval", "editor", 403],
    ["approval", "owner", 200],
    ["owners", "editor", 403],
    ["owners", "owner", 200],
  ])("policy %s: a save by an %s is answered with %i", async (policy, role, status) => {
    const people = await office(policy);
    const { body, ...answer } = await change(people[role]);
    expect(answer.status).toBe(status);
    if (status === 403) expect(body.message).toMatch(/draft/);
    expect((await titleOnSite()) === post.title).toBe(status !== 200);
  });

  it("an owner's save without the required approval is recorded", async () => {
    const { owner } = await office();
    await change(owner);
    const events = (await owner("GET", "/api/audit")).body.auditListVm as Array<{ action: string }>;
    expect(events.filter(({ action }) => action === "record.publishUnapproved")).toHaveLength(1);
  });

  it("deleting, adding, restoring and publishing many are refused too", async () => {
    const { owner, editor } = await office();
    expect(await statusOf(editor("POST", "/api/blog", { json: { title: "New" } }))).toBe(403);
    expect(await statusOf(editor("DELETE", "/api/blog/1"))).toBe(403);
    const many = await editor("PUT", "/api/blog/bulk", { json: { action: "unpublish", records: [{ id: 1, version: 1 }] } });
    expect(many.body).toMatchObject({ done: [], refused: [{ id: 1, reason: "refused" }] });
    await owner("PUT", "/api/blog", { json: { blogId: 1, summary: "Changed" } });
    const history = (await editor("GET", "/api/revisions?entity=blog&entityId=1")).body.revisionListVm as Array<{ revisionId: number }>;
    expect(await statusOf(editor("POST", "/api/revisions/restore", { json: { revisionId: history.at(-1)?.revisionId } }))).toBe(403);
    expect((await stranger("GET", "/api/blog/1")).body).toMatchObject({ blogDto: { title: post.title, summary: "Changed" } });
  });

  it("a preview, which is rolled back, is shown to everyone who may write", async () => {
    const { editor } = await office("owners");
    await save(editor, "Two");
    const [kind] = findDraftKinds(definitions, operationsOn(definitions)).filter(({ definition }) => definition.entity === "blog");
    if (!kind) throw new Error("Posts can't be drafted");
    const actor = { userId: await idOf("editor@example.com"), role: "editor", confirmedAt: new Date(), isPreview: true } as const;
    const preview = current.platform.db.transaction(async (tx) => {
      await contentStore(kind.definition).update(tx, 1, { summary: "Look" }, actor);
      await publishDrafts(current.platform, tx, [{ kind, id: 1, parts: ["en"] }], actor);
      tx.rollback();
    });
    await expect(preview).rejects.toThrow(TransactionRollbackError);
    expect(await titleOnSite()).toBe(post.title);
  });

  it("other kinds keep their own policy", async () => {
    const { editor } = await office("owners");
    expect(await statusOf(editor("POST", "/api/blogcategory", { json: { name: "News" } }))).toBe(200);
  });
});

describe("approval", () => {
  it("cannot be given by those who changed the text", async () => {
    const { editor, otherEditor, reviewer, officer } = await office();
    await save(editor, "Two");
    await save(otherEditor, "Three", "Two");
    await ask(editor);
    expect(await statusOf(approve(editor, 2))).toBe(403);
    expect(await statusOf(approve(otherEditor, 2))).toBe(403);
    expect(await statusOf(approve(officer, 2))).toBe(403);
    expect(await statusOf(approve(reviewer, 2))).toBe(200);
    expect(await readApproval(editor)).toMatchObject({
      policy: "approval",
      parts: [{ part: "en", state: "approved", approved: { by: { userName: "reviewer" } }, writers: [{}, {}] }],
    });
  });

  it("of an owner's own change is another person's", async () => {
    const { owner, otherOwner } = await office();
    await save(owner, "Two");
    await ask(owner);
    expect(await statusOf(approve(owner))).toBe(403);
    expect(await statusOf(approve(otherOwner))).toBe(200);
  });

  it("of a change made after an approval may be given by those who wrote before it", async () => {
    const { editor, otherEditor } = await office();
    await save(editor, "Two");
    await ask(editor);
    await approve(otherEditor);
    await save(otherEditor, "Three", "Two");
    await ask(otherEditor);
    expect(await statusOf(approve(otherEditor, 2))).toBe(403);
    expect(await statusOf(approve(editor, 2))).toBe(200);
  });

  it("of a version that changed meanwhile is refused", async () => {
    const { editor, reviewer } = await office();
    await save(editor, "Two");
    await ask(editor);
    await save(editor, "Three", "Two");
    const { status, body } = await approve(reviewer, 1);
    expect({ status, message: body.message }).toEqual({ status: 409, message: expect.stringMatching(/changed since you read it/) });
    expect(await statusOf(giveBack(reviewer, 1))).toBe(409);
    expect(await readApproval(editor)).toMatchObject({ parts: [{ state: "waiting", approved: null }] });
  });

  it("is void after a change, and can be asked for again", async () => {
    const { editor, reviewer } = await office();
    await save(editor, "Two");
    await ask(editor);
    await approve(reviewer);
    await save(editor, "Three", "Two");
    expect(await readApproval(editor)).toMatchObject({ parts: [{ state: "draft", approved: null }] });
    expect(await statusOf(approve(reviewer, 2))).toBe(409);
    await ask(editor);
    expect(await statusOf(approve(reviewer, 2))).toBe(200);
  });

  it("of a replaced picture is not given by the person who replaced it", async () => {
    const { editor, otherEditor, reviewer } = await office();
    const upload = async () => String((await editor("POST", "/api/image", { form: { ImageFile: samplePicture() } })).body.image);
    const [porch, gate] = [await upload(), await upload()];
    await editor("PUT", "/api/drafts", { json: { ...blog, version: 1, changes: [{ name: "image", value: porch, was: null }] } });
    const askAgain = () => editor("POST", "/api/drafts/ask", { json: { ...blog, parts: ["shared"], note: "" } });
    const revision = async () => ((await readApproval(editor)) as { parts: Array<{ revision: number }> }).parts[0]?.revision;
    await askAgain();
    expect(await statusOf(approve(reviewer, await revision(), "shared"))).toBe(200);
    const replaced = await otherEditor("POST", "/api/image/replace", { json: { name: porch, image: gate, alt: "A gate" } });
    expect(replaced.status).toBe(200);
    expect(await readApproval(editor)).toMatchObject({ parts: [{ state: "draft", writers: [{ userName: "editor" }, {}] }] });
    await askAgain();
    expect(await statusOf(approve(otherEditor, await revision(), "shared"))).toBe(403);
    expect(await statusOf(approve(reviewer, await revision(), "shared"))).toBe(200);
  });

  it("is not given for drafts without a request, nor for missing ones", async () => {
    const { editor, reviewer } = await office();
    await save(editor, "Two");
    expect(await statusOf(approve(reviewer))).toBe(409);
    await ask(editor);
    await editor("POST", "/api/drafts/withdraw", { json: { ...blog, parts: ["en"] } });
    expect(await statusOf(approve(reviewer))).toBe(409);
    await editor("POST", "/api/drafts/discard", { json: blog });
    expect(await statusOf(approve(reviewer))).toBe(404);
    expect(await statusOf(ask(editor))).toBe(404);
  });

  it("of a text that was discarded and written again is refused: it was another text", async () => {
    const { editor, reviewer } = await office();
    await save(editor, "Two");
    await ask(editor);
    await editor("POST", "/api/drafts/discard", { json: blog });
    await save(editor, "Something else");
    await ask(editor);
    expect(await statusOf(approve(reviewer, 1))).toBe(409);
  });

  it("that is given is in its author's queue until the change is published or scheduled", async () => {
    const { editor, otherEditor, reviewer } = await office();
    const approvedOf = async (staff: Caller) => (await staff("GET", "/api/drafts/queue")).body.approved;
    await save(editor, "Two");
    await ask(editor);
    expect(await approvedOf(editor)).toEqual([]);
    await approve(reviewer);
    expect(await approvedOf(editor)).toMatchObject([{ id: 1, title: "Two", parts: ["en"], by: { userName: "reviewer" } }]);
    expect(await approvedOf(otherEditor)).toEqual([]);
    const { db } = current.platform;
    const at = new Date("2100-01-01T12:00:00Z");
    await db.insert(schedules).values({ entity: "blog", entityId: 1, action: "publish", at, createdBy: 1, parts: ["en"] });
    expect(await approvedOf(editor)).toEqual([]);
    await db.delete(schedules);
    await publish(editor);
    expect(await approvedOf(editor)).toEqual([]);
  });

  it("returned, changed and asked for again", async () => {
    const { editor, reviewer } = await office();
    await save(editor, "Two");
    await ask(editor, "Please read");
    expect(await statusOf(giveBack(reviewer, 1, " "))).toBe(400);
    expect(await statusOf(giveBack(reviewer))).toBe(200);
    expect(await readApproval(editor)).toMatchObject({
      parts: [{ state: "returned", returned: { text: "Too long", by: { userName: "reviewer" } } }],
    });
    expect((await editor("GET", "/api/drafts/queue")).body).toMatchObject({ waiting: [], returned: [{ id: 1, text: "Too long" }] });
    await save(editor, "Three", "Two");
    expect(await readApproval(editor)).toMatchObject({ parts: [{ state: "returned" }] });
    await ask(editor, "Shorter now");
    expect((await reviewer("GET", "/api/drafts/queue")).body).toMatchObject({ waiting: [{ id: 1, text: "Shorter now" }], returned: [] });
    expect(await statusOf(approve(reviewer, 2))).toBe(200);
  });

  it("is not given for what another reviewer has returned, changed or not, until it is asked for again", async () => {
    const { editor, otherEditor, reviewer } = await office();
    await save(editor, "Two");
    await ask(editor);
    expect(await statusOf(giveBack(reviewer))).toBe(200);
    for (const decide of [approve, giveBack]) expect(await statusOf(decide(otherEditor))).toBe(409);
    await save(editor, "Three", "Two");
    expect(await statusOf(approve(otherEditor, 2))).toBe(409);
    expect(await readApproval(editor)).toMatchObject({ parts: [{ state: "returned", returned: { by: { userName: "reviewer" } } }] });
    await ask(editor);
    expect(await statusOf(approve(otherEditor, 2))).toBe(200);
  });

  it("where owners publish is for owners", async () => {
    const { owner, editor, reviewer } = await office("owners");
    await save(editor, "Two");
    await ask(editor);
    expect((await reviewer("GET", "/api/drafts/queue")).body).toMatchObject({ waiting: [] });
    expect((await owner("GET", "/api/drafts/queue")).body).toMatchObject({ waiting: [{ id: 1 }] });
    expect(await statusOf(approve(reviewer))).toBe(403);
    expect(await statusOf(approve(owner))).toBe(200);
    expect(await statusOf(publish(editor))).toBe(403);
  });

  it("is in the history with its time, and who wrote the text", async () => {
    const { editor, otherEditor, reviewer } = await office();
    await save(editor, "Two");
    await save(otherEditor, "Three", "Two");
    await ask(editor);
    await approve(reviewer, 2);
    const [{ approvedAt } = {}] = await current.platform.db.select().from(draftParts);
    expect(approvedAt).toBeInstanceOf(Date);
    await publish(otherEditor);
    expect(await publications()).toEqual([
      {
        parts: ["en"],
        writtenBy: [await idOf("editor@example.com"), await idOf("other-editor@example.com")],
        approvedBy: [await idOf("reviewer@example.com")],
        approvedAt: approvedAt?.toISOString(),
      },
    ]);
    const history = (await editor("GET", "/api/revisions?entity=blog&id=1")).body.revisionListVm as object[];
    expect(history[0]).toMatchObject({ publication: { approvedBy: ["reviewer"], approvedAt: approvedAt?.toISOString() } });
  });

  it.each([
    ["an unknown part", { parts: [{ part: "fr", revision: 1 }] }],
    ["no part", { parts: [] }],
    ["no revision", { parts: [{ part: "en" }] }],
    ["a negative revision", { parts: [{ part: "en", revision: -1 }] }],
  ])("refuses %s", async (_, wrong) => {
    const { reviewer } = await office();
    expect(await statusOf(reviewer("POST", "/api/drafts/approve", { json: { ...blog, ...wrong } }))).toBe(400);
  });
});

it("a draft that was made before writers were recorded is its last author's", async () => {
  const { editor, reviewer } = await office();
  await save(editor, "Two");
  await ask(editor);
  await current.platform.db.update(draftParts).set({ writers: [], unapprovedWriters: [] });
  expect(await statusOf(approve(editor))).toBe(403);
  expect(await statusOf(approve(reviewer))).toBe(200);
});
