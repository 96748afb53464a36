import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { draftNoticeMail } from "#platform/drafts/notices.server.ts";
import { draftComments } from "#platform/drafts/tables/draft-comments.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { deleteOrphanedComments } from "./comments.server.ts";
import { draftNoticeComposer } from "./mails/notice-mail.server.ts";

const { current, signIn, stranger } = testApp();

const blog = { entity: "blog", id: 1 };
const post = { title: "Your first home", postContents: "<p>Ask about the <strong>rate</strong>, not the fee.</p>", status: "published" };

async function office() {
  const owner = await signIn();
  await owner("POST", "/api/blog", { json: { ...post, publishedAt: "2026-01-31T12:00:00.000Z" } });
  return { owner, editor: await signIn("editor"), reviewer: await signIn("reviewer"), officer: await signIn("officer") };
}

type Thread = {
  commentId: number;
  quote: string;
  position: number | null;
  passageChanged: boolean;
  resolvedAt: string | null;
  comments: object[];
};

const comment = (staff: Caller, given: object = {}) =>
  staff("POST", "/api/drafts/comments", { json: { ...blog, field: "title", text: "Shorter?", ...given } });
const threads = async (staff: Caller) => (await staff("GET", "/api/drafts/comments?entity=blog&id=1")).body.threadListVm as Thread[];
const write = (staff: Caller, name: string, value: string, was: string) =>
  staff("PUT", "/api/drafts", { json: { ...blog, version: 1, changes: [{ name, value, was }] } });
const statusOf = async (answer: ReturnType<Caller>) => (await answer).status;

describe("a comment on a passage", () => {
  const about = { field: "postContents", quote: "rate, not the fee", position: 14 };

  it("is found in the text, follows it, and says so when its passage is changed", async () => {
    const { editor, reviewer } = await office();
    expect(await statusOf(comment(reviewer, about))).toBe(200);
    expect(await threads(editor)).toMatchObject([{ quote: about.quote, position: 14, passageChanged: false }]);
    const moved = `<p>New first words.</p>${post.postContents}`;
    await write(editor, "postContents", moved, post.postContents);
    expect(await threads(editor)).toMatchObject([{ position: 31, passageChanged: false }]);
    await write(editor, "postContents", "<p>Ask about the price.</p>", moved);
    expect(await threads(editor)).toMatchObject([{ quote: about.quote, position: null, passageChanged: true }]);
  });

  it("of a Spanish text is looked for in that text", async () => {
    const { editor } = await office();
    await write(editor, "es.title", "Su primera casa", "");
    await comment(editor, { field: "es.title", quote: "primera", position: 3 });
    expect(await threads(editor)).toMatchObject([{ position: 3 }]);
  });

  it("is no part of the text", async () => {
    const { editor, reviewer } = await office();
    const before = await stranger("GET", "/api/blog/1");
    await comment(reviewer, { ...about, text: "Not for visitors" });
    expect((await stranger("GET", "/api/blog/1")).body).toEqual(before.body);
    expect((await editor("GET", "/api/blog/1")).body).toMatchObject({ blogDto: { postContents: post.postContents } });
  });
});

describe("a thread", () => {
  it("is answered, resolved and opened again", async () => {
    const { editor, reviewer } = await office();
    await comment(reviewer);
    const [thread] = await threads(editor);
    const path = `/api/drafts/comments/${thread?.commentId}`;
    await editor("POST", `${path}/reply`, { json: { text: "Done <script>alert(1)</script>" } });
    expect(await threads(reviewer)).toMatchObject([
      {
        comments: [
          { text: "Shorter?", isOwn: true },
          { text: "Done <script>alert(1)</script>", createdByName: "editor", isOwn: false },
        ],
      },
    ]);
    await reviewer("PUT", path, { json: { isResolved: true } });
    expect(await threads(editor)).toMatchObject([{ resolvedAt: expect.any(String), resolvedByName: "reviewer" }]);
    await editor("PUT", path, { json: { isResolved: false } });
    expect(await threads(editor)).toMatchObject([{ resolvedAt: null }]);
  });

  it("keeps others' comments, and its own while they have replies", async () => {
    const { editor, reviewer, owner } = await office();
    await comment(reviewer);
    const [thread] = await threads(editor);
    const path = `/api/drafts/comments/${thread?.commentId}`;
    expect(await statusOf(owner("DELETE", path))).toBe(403);
    await editor("POST", `${path}/reply`, { json: { text: "Done" } });
    expect(await statusOf(reviewer("DELETE", path))).toBe(409);
    const reply = (thread?.commentId ?? 0) + 1;
    expect(await statusOf(reviewer("POST", `/api/drafts/comments/${reply}/reply`, { json: { text: "To a reply" } }))).toBe(404);
    expect(await statusOf(editor("DELETE", `/api/drafts/comments/${reply}`))).toBe(200);
    expect(await statusOf(reviewer("DELETE", path))).toBe(200);
    expect(await threads(editor)).toEqual([]);
  });
});

describe("refuses", () => {
  it.each([
    ["an empty text", { text: "  " }, 400],
    ["a long text", { text: "x".repeat(2001) }, 400],
    ["a long passage", { quote: "x".repeat(501) }, 400],
    ["a negative position", { quote: "x", position: -1 }, 400],
    ["a NUL in the text", { text: "a\0b" }, 400],
    ["a field that does not exist", { field: "__proto__" }, 400],
    ["another field that does not exist", { field: "es.nothing" }, 400],
    ["a record that does not exist", { id: 99 }, 404],
    ["a kind without drafts", { entity: "contactmessage" }, 404],
  ])("%s", async (_, wrong, status) => {
    const { editor } = await office();
    expect(await statusOf(comment(editor, wrong))).toBe(status);
    expect(await threads(editor)).toEqual([]);
  });

  it("officers and strangers", async () => {
    const { editor, officer } = await office();
    await comment(editor);
    const [thread] = await threads(editor);
    const path = `/api/drafts/comments/${thread?.commentId}`;
    for (const [caller, status] of [[officer, 403] as const, [stranger, 401] as const]) {
      expect(await statusOf(caller("GET", "/api/drafts/comments?entity=blog&id=1"))).toBe(status);
      expect(await statusOf(comment(caller))).toBe(status);
      expect(await statusOf(caller("POST", `${path}/reply`, { json: { text: "Hi" } }))).toBe(status);
      expect(await statusOf(caller("PUT", path, { json: { isResolved: true } }))).toBe(status);
      expect(await statusOf(caller("DELETE", path))).toBe(status);
    }
  });

  it("more comments than a record may have", async () => {
    const { editor } = await office();
    const row = { entity: "blog", entityId: 1, field: "title", text: "Again", createdBy: 1 };
    await current.platform.db.insert(draftComments).values(Array.from({ length: 500 }, () => row));
    expect(await statusOf(comment(editor))).toBe(409);
  });
});

describe("mails about comments", () => {
  async function readers() {
    const rows = await current.platform.db.select().from(mailJobs).where(eq(mailJobs.kind, draftNoticeMail.name));
    const composer = draftNoticeComposer(current.platform);
    const mails = await Promise.all(rows.map(({ payload }) => composer.compose(payload, { queuedAt: new Date(), attempt: 1 })));
    return mails.flatMap((mail) => (mail ? [mail.to[0]?.address] : [])).sort();
  }

  it("go to those who changed the text and to the people in the thread, not to the writer of the comment", async () => {
    const { owner, editor, reviewer } = await office();
    await write(editor, "title", "Two", post.title);
    await comment(reviewer);
    expect(await readers()).toEqual(["editor@example.com"]);
    await current.platform.db.delete(mailJobs);
    const [thread] = await threads(editor);
    await owner("POST", `/api/drafts/comments/${thread?.commentId}/reply`, { json: { text: "I agree" } });
    expect(await readers()).toEqual(["editor@example.com", "reviewer@example.com"]);
  });

  it("go to everyone who changed the record if that text has no authors", async () => {
    const { editor, reviewer } = await office();
    await write(editor, "title", "Two", post.title);
    await comment(reviewer, { field: "es.title" });
    expect(await readers()).toEqual(["editor@example.com"]);
  });

  it("are not sent about a thread that was resolved meanwhile, nor to a suspended account", async () => {
    const { editor, reviewer } = await office();
    await write(editor, "title", "Two", post.title);
    await comment(reviewer);
    const [thread] = await threads(editor);
    await editor("PUT", `/api/drafts/comments/${thread?.commentId}`, { json: { isResolved: true } });
    expect(await readers()).toEqual([]);
    await editor("PUT", `/api/drafts/comments/${thread?.commentId}`, { json: { isResolved: false } });
    expect(await readers()).toEqual(["editor@example.com"]);
    await current.platform.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.email, "editor@example.com"));
    expect(await readers()).toEqual([]);
  });
});

it("comments on a draft that was discarded before it was published are cleaned up, others stay", async () => {
  const { editor } = await office();
  await comment(editor);
  const { body } = await editor("PUT", "/api/drafts", { json: { entity: "blog", changes: [{ name: "title", value: "New" }] } });
  const { id } = body.draftDto as { id: number };
  await comment(editor, { id });
  const { db } = current.platform;
  await deleteOrphanedComments(db);
  expect(await db.$count(draftComments)).toBe(2);
  await editor("POST", "/api/drafts/discard", { json: { entity: "blog", id } });
  await deleteOrphanedComments(db);
  expect(await db.select({ id: draftComments.entityId }).from(draftComments)).toEqual([{ id: 1 }]);
});
