import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { draftNoticeMail } from "#platform/drafts/notices.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { testApproval } from "#test/approval.ts";
import { draftNoticeComposer } from "./mails/notice-mail.server.ts";

const { current, office, save, ask, approve, giveBack, publish } = testApproval();

describe("mails about approval", () => {
  const jobs = () => current.platform.db.select().from(mailJobs).where(eq(mailJobs.kind, draftNoticeMail.name)).orderBy(mailJobs.subject);

  /** The mails that would be sent now, by address. */
  async function compose() {
    const composer = draftNoticeComposer(current.platform);
    const mails = await Promise.all((await jobs()).map(({ payload }) => composer.compose(payload, { queuedAt: new Date(), attempt: 1 })));
    return Object.fromEntries(mails.flatMap((mail) => (mail ? [[mail.to[0]?.address ?? "", mail]] : [])));
  }
  const forget = () => current.platform.db.delete(mailJobs);

  it("go to approvers, not to the author, nor to officers", async () => {
    const { editor } = await office();
    await save(editor, "Two");
    await ask(editor, "Please <b>read</b>");
    const mails = await compose();
    expect(Object.keys(mails).sort()).toEqual([
      "other-editor@example.com",
      "other-owner@example.com",
      "owner@example.com",
      "reviewer@example.com",
    ]);
    expect(mails["owner@example.com"]?.text).toContain("Please <b>read</b>");
    expect(mails["owner@example.com"]?.html).not.toContain("<b>read</b>");
  });

  it("go to owners only where only they publish", async () => {
    const { editor } = await office("owners");
    await save(editor, "Two");
    await ask(editor);
    expect(Object.keys(await compose()).sort()).toEqual(["other-owner@example.com", "owner@example.com"]);
  });

  it("say to the author what was decided, in the author's language", async () => {
    const { editor, reviewer } = await office();
    await current.platform.db.update(users).set({ language: "es" }).where(eq(users.email, "editor@example.com"));
    await save(editor, "Two");
    await ask(editor);
    await forget();
    await giveBack(reviewer);
    const mails = await compose();
    expect(Object.keys(mails)).toEqual(["editor@example.com"]);
    expect(mails["editor@example.com"]?.subject).toMatch(/devolvió.*: Two/);
    expect(mails["editor@example.com"]?.text).toContain("Too long");
    await ask(editor);
    await forget();
    await approve(reviewer);
    expect((await compose())["editor@example.com"]?.subject).toMatch(/aprobó/);
    await publish(reviewer).then(() => publish(editor));
    expect(await compose()).toEqual({});
  });

  it("say so if the approved change was published before the mail was sent", async () => {
    const { owner, editor, reviewer } = await office();
    await save(editor, "Two");
    await ask(editor);
    await forget();
    await approve(reviewer);
    await publish(owner);
    expect((await compose())["editor@example.com"]?.subject).toMatch(/published your approved change: Two/);
  });

  it("are one per person for many changes, and none for what was settled meanwhile", async () => {
    const { editor, owner } = await office();
    for (const name of ["One", "Two", "Three"]) {
      const { body } = await editor("PUT", "/api/drafts", { json: { entity: "blog", changes: [{ name: "title", value: name }] } });
      const { id } = body.draftDto as { id: number };
      await editor("POST", "/api/drafts/ask", { json: { entity: "blog", id } });
    }
    expect((await jobs()).map(({ subject }) => subject)).toHaveLength(4);
    const mail = (await compose())["owner@example.com"];
    expect(mail?.subject).toMatch(/3 to approve/);
    expect(mail?.text).toMatch(/One[\s\S]*Two[\s\S]*Three/);
    const waiting = (await owner("GET", "/api/drafts/queue")).body.waiting as Array<{ id: number }>;
    for (const { id } of waiting) await editor("POST", "/api/drafts/withdraw", { json: { entity: "blog", id } });
    expect(await compose()).toEqual({});
  });

  it("and the queue leave out what was deleted since, until it is restored", async () => {
    const { owner, editor, reviewer } = await office();
    await save(editor, "Two");
    await ask(editor);
    await reviewer("POST", "/api/drafts/comments", { json: { entity: "blog", id: 1, field: "title", text: "Shorter?" } });
    await owner("DELETE", "/api/blog/1");
    expect(await compose()).toEqual({});
    expect((await reviewer("GET", "/api/drafts/queue")).body).toMatchObject({ waiting: [] });
    const { body } = await owner("GET", "/api/revisions/deleted");
    const [deletion] = body.revisionListVm as Array<{ revisionId: number }>;
    await owner("POST", "/api/revisions/restore", { json: { revisionId: deletion?.revisionId } });
    expect((await reviewer("GET", "/api/drafts/queue")).body).toMatchObject({ waiting: [{ id: 1, title: "Two" }] });
    expect(Object.keys(await compose())).toContain("reviewer@example.com");
  });

  it("are not joined to one that is being sent", async () => {
    const { editor } = await office();
    await save(editor, "Two");
    await ask(editor);
    await current.platform.db.update(mailJobs).set({ attempts: 1, leasedUntil: new Date(Date.now() + 60_000) });
    await ask(editor);
    expect(await jobs()).toHaveLength(8);
  });
});
