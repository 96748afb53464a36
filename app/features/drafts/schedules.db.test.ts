import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { officeDay } from "#lib/dates.ts";
import { instantsAt } from "#lib/office-clock.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { findDraftKinds } from "#platform/drafts/draft-kinds.server.ts";
import { runDueSchedules } from "#platform/drafts/run-schedules.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { operationsOn } from "#server/api.ts";
import type { Caller } from "#test/app.ts";
import { blog, change, hour, post, testSchedules } from "#test/schedules.ts";
import { scheduleFailureComposer } from "./mails/schedule-failure-mail.server.ts";

const { current, stranger, signIn, at, save, withDraft, schedule, readPost, readDraft, rows, runAt, setPolicy } = testSchedules();

describe("a scheduled publication", () => {
  it("leaves the live page alone until its time, and publishes once", async () => {
    const staff = await withDraft();
    const { status, body } = await schedule(staff);
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true } });
    expect(body.message).toMatch(/^Scheduled for .* (MST|MDT)$/);
    expect(await runAt(new Date(at.getTime() - 1_000))).toBe(1_000);
    expect((await stranger("GET", "/api/blog/1")).body).toMatchObject({ blogDto: { title: post.title } });
    expect(await runAt()).toBeUndefined();
    expect(await readPost(staff)).toMatchObject({
      title: "Your second home",
      version: 2,
      translations: { es: { title: "Su segunda casa" } },
    });
    expect(await readDraft(staff)).toMatchObject({ parts: [] });
    expect(await rows()).toMatchObject([{ state: "done", ranAt: new Date(at.getTime() + 1_000), failure: null }]);
    await runAt(new Date(at.getTime() + hour));
    expect(await readPost(staff)).toMatchObject({ version: 2 });
    const [last] = await current.platform.db.select().from(revisions).where(eq(revisions.version, 2));
    expect(last?.publication).toMatchObject({ parts: ["en", "es"], scheduleId: 1 });
  });

  it("happens once when two nodes find it due at the same moment", async () => {
    const staff = await withDraft();
    await schedule(staff);
    await Promise.all([runAt(), runAt(), runAt()]);
    await runAt();
    expect(await readPost(staff)).toMatchObject({ title: "Your second home", version: 2 });
    expect(await rows()).toMatchObject([{ state: "done" }]);
  });

  it("publishes one language and leaves the other's draft", async () => {
    const staff = await withDraft();
    await schedule(staff, { parts: ["es"] });
    await runAt();
    expect(await readPost(staff)).toMatchObject({ title: post.title, translations: { es: { title: "Su segunda casa" } } });
    expect(await readDraft(staff)).toMatchObject({ values: { title: "Your second home" } });
  });

  it("makes up for an outage at once, in order, and says that it is late", async () => {
    const staff = await withDraft();
    await schedule(staff, { parts: ["en"] });
    await schedule(staff, { parts: ["es"], at: new Date(at.getTime() + 60_000).toISOString() });
    await runAt(new Date(at.getTime() + hour));
    expect(await readPost(staff)).toMatchObject({ title: "Your second home", version: 3 });
    const { body } = await staff("GET", `/api/schedules/calendar?month=${officeDay(at).slice(0, 7)}`);
    expect(body.scheduleListVm).toMatchObject([
      { title: "Your second home", parts: ["en"], state: "done", isLate: true },
      { parts: ["es"], state: "done", isLate: true },
    ]);
  });

  it("publishes a record that was never published", async () => {
    const staff = await signIn();
    await staff("PUT", "/api/drafts", { json: { entity: "blog", changes: [change("title", "New post")] } });
    expect((await schedule(staff)).status).toBe(200);
    await runAt();
    expect(await readPost(staff)).toMatchObject({ title: "New post" });
  });

  it("is replaced by another time for the same parts, and starts clean after it ran", async () => {
    const staff = await withDraft();
    await schedule(staff);
    await schedule(staff, { parts: ["es"], at: new Date(at.getTime() + hour).toISOString() });
    expect(await rows()).toMatchObject([{ parts: ["en"] }, { parts: ["es"] }]);
    await schedule(staff, { parts: ["shared", "en"] });
    expect(await rows()).toMatchObject([{ state: "canceled" }, { state: "waiting" }, { state: "waiting", parts: ["en"] }]);
    await runAt(new Date(at.getTime() + 2 * hour));
    await save(staff, [change("title", "Third", "Your second home")], 3);
    const { body } = await staff("GET", "/api/schedules?entity=blog&id=1");
    expect(body.scheduleListVm).toEqual([]);
    await runAt(new Date(at.getTime() + 3 * hour));
    expect(await readPost(staff)).toMatchObject({ title: "Your second home" });
  });

  it("ends when the same parts are published by hand or discarded", async () => {
    const staff = await withDraft();
    await schedule(staff);
    await staff("POST", "/api/drafts/publish", { json: { ...blog, parts: ["es"] } });
    expect(await rows()).toMatchObject([{ state: "waiting", parts: ["en"] }]);
    await staff("POST", "/api/drafts/discard", { json: { ...blog, parts: ["en", "shared"] } });
    expect(await rows()).toMatchObject([{ state: "canceled" }]);
    await runAt();
    expect(await readPost(staff)).toMatchObject({ title: post.title });
  });

  it("can be canceled, which keeps the draft and the live page", async () => {
    const staff = await withDraft();
    const { body } = await schedule(staff);
    expect((await staff("DELETE", `/api/schedules/${body.scheduleId}`)).status).toBe(200);
    await runAt();
    expect(await readPost(staff)).toMatchObject({ title: post.title });
    expect(await readDraft(staff)).toMatchObject({ values: { title: "Your second home" } });
    expect((await staff("DELETE", `/api/schedules/${body.scheduleId}`)).status).toBe(409);
    expect((await staff("DELETE", "/api/schedules/99")).status).toBe(404);
  });
});

describe("a scheduled change that fails", () => {
  it("changes nothing, keeps the draft, and sends its author the reason in both languages", async () => {
    const staff = await withDraft("editor");
    await current.platform.db.update(users).set({ language: "es" });
    await schedule(staff);
    await save(staff, [change("title", "", "Your second home")]);
    await runAt();
    expect(await readPost(staff)).toMatchObject({ title: post.title, version: 1 });
    expect(await readDraft(staff)).toMatchObject({ values: { title: "", "es.title": "Su segunda casa" } });
    const [row] = await rows();
    expect(row).toMatchObject({ state: "failed", failure: { en: expect.stringMatching(/Title/), es: expect.stringMatching(/Título/) } });
    const mails = await current.platform.db.select().from(mailJobs);
    expect(mails).toMatchObject([{ kind: "drafts.scheduleFailed", payload: { scheduleId: 1 } }]);
    const mail = await scheduleFailureComposer(current.platform).compose(mails[0]?.payload, { queuedAt: new Date(), attempt: 1 });
    expect(mail).toMatchObject({ to: [{ address: "editor@example.com" }], text: expect.stringContaining(row?.failure?.es ?? "?") });
    const listFailures = async () => (await staff("GET", "/api/schedules?entity=blog&id=1")).body.scheduleListVm;
    expect(await listFailures()).toMatchObject([{ state: "failed", failure: row?.failure?.en }]);
    // It can be set again, once it is complete; the failure is history then.
    await save(staff, [change("title", "Complete", "")]);
    await schedule(staff);
    expect(await listFailures()).toMatchObject([{ state: "waiting" }]);
    await runAt();
    expect(await listFailures()).toEqual([]);
    expect(await readPost(staff)).toMatchObject({ title: "Complete" });
  });

  it("is history once the record was published by hand", async () => {
    const staff = await withDraft();
    const failed = { entity: "blog", entityId: 1, parts: ["en" as const], action: "publish" as const, state: "failed" as const };
    const past = new Date(Date.now() - hour);
    await current.platform.db.insert(schedules).values({ ...failed, at: past, ranAt: past, createdBy: 1, failure: { en: "no", es: "no" } });
    await current.platform.db.update(revisions).set({ createdAt: new Date(past.getTime() - hour) });
    const listed = async () => (await staff("GET", "/api/schedules?entity=blog&id=1")).body.scheduleListVm;
    expect(await listed()).toHaveLength(1);
    await staff("POST", "/api/drafts/publish", { json: blog });
    expect(await listed()).toEqual([]);
  });

  it("does not keep others from running", async () => {
    const staff = await withDraft();
    await staff("POST", "/api/blog", { json: { title: "Other" } });
    await staff("PUT", "/api/drafts", { json: { entity: "blog", id: 2, version: 1, changes: [change("title", "Other 2", "Other")] } });
    await schedule(staff);
    await schedule(staff, { id: 2 });
    await staff("PUT", "/api/blog", { json: { blogId: 1, title: "Published meanwhile" } });
    await runAt();
    expect((await rows()).map(({ state }) => state)).toEqual(["failed", "done"]);
    expect(await readPost(staff)).toMatchObject({ title: "Published meanwhile" });
  });

  it("is not published for an account that was deactivated or lost its role; the owners are notified", async () => {
    await signIn("owner");
    const editor = await withDraft("editor");
    const { db } = current.platform;
    await schedule(editor, { parts: ["en"] });
    await schedule(editor, { parts: ["es"], at: new Date(at.getTime() + hour).toISOString() });
    await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.role, "editor"));
    await runAt();
    await db.update(users).set({ suspendedAt: null, role: "reviewer" }).where(eq(users.role, "editor"));
    await runAt(new Date(at.getTime() + 2 * hour));
    expect((await rows()).map(({ state }) => state)).toEqual(["failed", "failed"]);
    expect((await stranger("GET", "/api/blog/1")).body).toMatchObject({ blogDto: { title: post.title } });
    const recipients = (await db.select().from(mailJobs)).map(({ payload }) => payload.userId);
    expect(recipients).toEqual([1, 2]);
  });
});

describe("a text that was changed after it was scheduled", () => {
  it("goes live where editors publish", async () => {
    const owner = await withDraft();
    const editor = await signIn("editor");
    await schedule(owner);
    await save(editor, [change("title", "Newest", "Your second home")]);
    await runAt();
    expect(await readPost(owner)).toMatchObject({ title: "Newest" });
  });

  it.each(["owners", "approval"] as const)("does not go live with an owner's rights or reason under the policy %s", async (policy) => {
    const owner = await withDraft();
    const editor = await signIn("editor");
    await setPolicy(policy);
    expect((await schedule(editor)).status).toBe(403);
    expect((await schedule(owner, { reason: "Urgent" })).status).toBe(200);
    await save(editor, [change("title", "Slipped in", "Your second home")]);
    await runAt();
    expect(await readPost(owner)).toMatchObject({ title: post.title });
    expect(await rows()).toMatchObject([{ state: "failed", failure: { en: expect.stringContaining("changed after an owner") } }]);
    expect(await current.platform.db.$count(mailJobs)).toBe(1);
  });

  it("keeps the owner's rights for the part that was not touched", async () => {
    const owner = await withDraft();
    await setPolicy("owners");
    await schedule(owner);
    await schedule(owner, { parts: ["es"], at: new Date(at.getTime() + hour).toISOString() });
    await runAt(new Date(at.getTime() + 2 * hour));
    expect((await rows()).map(({ state }) => state)).toEqual(["done", "done"]);
  });

  it("does not take along a part that was begun later", async () => {
    const owner = await signIn();
    await owner("POST", "/api/blog", { json: post });
    await save(owner, [change("title", "Your second home", post.title)]);
    await schedule(owner);
    await save(owner, [change("es.title", "Su segunda casa", "Su primera casa")]);
    await runAt();
    expect(await readPost(owner)).toMatchObject({ title: "Your second home", translations: { es: { title: "Su primera casa" } } });
  });
});

it("is canceled without a mail if nothing is left to publish at its time", async () => {
  const staff = await withDraft();
  await schedule(staff);
  await current.platform.db.delete(draftParts);
  await runAt();
  expect(await rows()).toMatchObject([{ state: "canceled", ranAt: null }]);
  expect(await current.platform.db.$count(mailJobs)).toBe(0);
});

it("leaves what is due to the next start once the server is stopping", async () => {
  const staff = await withDraft();
  await schedule(staff);
  const { platform } = current;
  const kinds = findDraftKinds(platform.definitions, operationsOn(platform.definitions));
  await runDueSchedules(platform, kinds, { now: new Date(at.getTime() + 1_000), signal: AbortSignal.abort() });
  expect(await rows()).toMatchObject([{ state: "waiting" }]);
});

describe("sensitive fields", () => {
  const officer = { firstName: "Ana", lastName: "Peña", title: "Loan Officer", licenseNumber: "1" };
  const target = { entity: "loanofficer", id: 1 };
  const draft = (staff: Caller, value: string, was: string) =>
    staff("PUT", "/api/drafts", { json: { ...target, version: 1, changes: [change("licenseNumber", value, was)] } });
  const read = async (staff: Caller) => (await staff("GET", "/api/loanofficer/1")).body.loanOfficerDto;

  it("are published for the owner who confirmed them, hours later", async () => {
    const owner = await signIn();
    await owner("POST", "/api/loanofficer", { json: officer });
    await draft(owner, "2", "1");
    expect((await schedule(owner, target)).status).toBe(200);
    await runAt();
    expect(await rows()).toMatchObject([{ state: "done" }]);
    expect(JSON.stringify(await read(owner))).toContain('"licenseNumber":"2"');
  });

  it("cannot be scheduled by an editor, nor slipped into what an owner has confirmed", async () => {
    const owner = await signIn();
    const editor = await signIn("editor");
    await owner("POST", "/api/loanofficer", { json: officer });
    await draft(editor, "2", "1");
    expect((await schedule(editor, target)).status).toBe(403);
    await schedule(owner, target);
    await editor("POST", "/api/drafts/discard", { json: target });
    await draft(editor, "666", "1");
    await current.platform.db.update(schedules).set({ state: "waiting" });
    await runAt();
    expect(await rows()).toMatchObject([{ state: "failed" }]);
    expect(JSON.stringify(await read(owner))).toContain('"licenseNumber":"1"');
  });
});

describe("the time", () => {
  it.each(["2020-01-01T08:00", "2200-01-01T08:00", "2028-13-01T08:00", "2027-06-01", "soon", "", null, 5])(
    "%j is refused by name",
    async (time) => {
      const staff = await withDraft();
      const { status, body } = await schedule(staff, { at: time });
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { validationErrors: [{ field: "at", message: expect.stringMatching(/./) }] },
      });
      expect(await rows()).toEqual([]);
    },
  );

  it.each(["2027-02-30T08:00", "2027-02-30T08:00Z", "2027-06-01T24:00", "0000-06-01T08:00"])(
    "%s is refused because it does not exist",
    async (time) => {
      const staff = await withDraft();
      const { body } = await schedule(staff, { at: time });
      expect(body).toMatchObject({ validationErrors: [{ field: "at", message: expect.stringMatching(/date.*exist/) }] });
    },
  );

  const nextYear = new Date().getUTCFullYear() + 1;
  const dayWith = (month: string, time: string, count: number) =>
    Array.from({ length: 28 }, (_, day) => `${nextYear}-${month}-${String(day + 1).padStart(2, "0")}T${time}`).find(
      (local) => instantsAt(local).length === count,
    ) ?? "";

  it("without a zone is the office's; the first of two in the fall, which the message says", async () => {
    const staff = await withDraft();
    const repeated = dayWith("11", "01:30", 2);
    const { body } = await schedule(staff, { at: repeated });
    expect(body.message).toMatch(/twice/);
    expect(await rows()).toMatchObject([{ at: instantsAt(repeated)[0] }]);
  });

  it("that the clocks skip in spring is refused, and the sentence says why", async () => {
    const staff = await withDraft();
    const { status, body } = await schedule(staff, { at: dayWith("03", "02:30", 0) });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: "at", message: expect.stringMatching(/clocks/) }] },
    });
  });
});

it.each([
  [{ entity: "nothing" }, 404],
  [{ id: 99 }, 404],
  [{ entity: undefined }, 400],
  [{ setId: 1 }, 400],
  [{ parts: [] }, 400],
  [{ parts: ["fr"] }, 400],
  [{ action: "delete" }, 400],
])("refuses %j", async (more, status) => {
  const staff = await withDraft();
  expect((await schedule(staff, more)).status).toBe(status);
  expect(await rows()).toEqual([]);
});

it("refuses a record without a draft, one that was deleted, and people who may not write", async () => {
  const staff = await withDraft();
  await staff("POST", "/api/drafts/discard", { json: blog });
  expect((await schedule(staff)).status).toBe(404);
  await staff("DELETE", "/api/blog/1");
  expect((await schedule(staff, { action: "takeDown" })).status).toBe(404);
  const reviewer = await signIn("reviewer");
  expect((await schedule(reviewer)).status).toBe(403);
  expect((await stranger("GET", "/api/schedules/calendar?month=2026-11")).status).toBe(401);
  expect((await staff("GET", "/api/schedules/calendar?month=2026-13")).status).toBe(400);
});
