import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { confirmationTimeout } from "#platform/accounts/session.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { loanOfficers } from "./tables/loan-officers.server.ts";

const { current, signIn } = testApp();

const wholeInput = {
  firstName: "Ana",
  lastName: "Ruiz",
  title: "Loan Officer",
  licenseNumber: "1234",
  licenses: [{ state: "UT", number: "77", from: "2026-01-01", until: "2027-12-31" }],
  email: "ana@example.com",
  applyNowUrl: "https://apply.example.com/ana",
  phoneNumber: "801 555 0101",
};
const sensitiveChanges: Array<[string, object]> = [
  ["email", { email: "thief@example.com" }],
  ["applyNowUrl", { applyNowUrl: "https://thief.example.com" }],
  ["licenseNumber", { licenseNumber: "9999" }],
  ["licenses", { licenses: [] }],
];

let owner: Caller;
let editor: Caller;
const change = (staff: Caller, json: object) => staff("PUT", "/api/loanofficer", { json: { loanOfficerId: 1, ...json } });
const restore = (staff: Caller, revisionId: number) => staff("POST", "/api/revisions/restore", { json: { revisionId } });
const readOfficer = async () => (await current.platform.db.select().from(loanOfficers))[0];
const readNotices = () =>
  current.platform.db.select().from(mailJobs).where(eq(mailJobs.kind, "staff.ownerNotice")).orderBy(mailJobs.mailJobId);
const refusalOf = (field: string) => ({ status: 403, body: { code: "forbidden", validationErrors: [{ field }] } });

beforeEach(async () => {
  owner = await signIn();
  editor = await signIn("editor");
  await owner("POST", "/api/loanofficer", { json: wholeInput });
  await current.platform.db.delete(mailJobs);
});
afterEach(() => vi.useRealTimers());

describe("fields that decide where leads and applications go, and license numbers", () => {
  it.each(sensitiveChanges)("such as %s are refused to editors by name, and nothing is written", async (field, json) => {
    const before = await readOfficer();
    expect(await change(editor, { firstName: "Other", ...json })).toMatchObject(refusalOf(field));
    expect(await editor("PUT", "/api/preview/loanofficer", { json: { loanOfficerId: 1, ...json } })).toMatchObject({ status: 404 });
    expect(await readOfficer()).toEqual(before);
    expect(await current.platform.db.$count(revisions)).toBe(1);
    expect(await readNotices()).toEqual([]);
  });

  it("leave editors the rest of the record, in a form that sends every field", async () => {
    expect((await change(editor, { ...wholeInput, version: 1, title: "Manager", phoneNumber: "801 555 0102" })).status).toBe(200);
    expect(await readOfficer()).toMatchObject({ ...wholeInput, title: "Manager", phoneNumber: "801 555 0102" });
  });

  it("come with no officer that an editor adds", async () => {
    const fields = ["licenseNumber", "licenses", "email", "applyNowUrl"].map((field) => ({ field }));
    expect(await editor("POST", "/api/loanofficer", { json: wholeInput })).toMatchObject({
      status: 403,
      body: { validationErrors: fields },
    });
    expect(await current.platform.db.$count(loanOfficers)).toBe(1);
  });

  it("do not come back from the history by an editor, and stay when an editor undoes a delete", async () => {
    await change(owner, { email: "new@example.com" });
    expect(await restore(editor, 1)).toMatchObject(refusalOf("email"));
    expect((await editor("DELETE", "/api/loanofficer/1")).status).toBe(200);
    expect(await restore(editor, 1)).toMatchObject(refusalOf("email"));
    expect(await current.platform.db.$count(loanOfficers)).toBe(0);
    expect((await restore(editor, 3)).status).toBe(200);
    expect(await readOfficer()).toMatchObject({ ...wholeInput, email: "new@example.com" });
  });

  it("are an owner's to change after a recent confirmation, and every owner is mailed in the same transaction", async () => {
    await signIn("owner", "second@example.com");
    await current.platform.db.delete(mailJobs);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + confirmationTimeout });
    expect((await change(owner, { title: "Manager" })).status).toBe(200);
    expect(await change(owner, { email: "new@example.com" })).toMatchObject({ status: 403, body: { code: "confirmationRequired" } });
    expect(await restore(owner, 1)).toMatchObject({ status: 200 });
    expect(await readNotices()).toEqual([]);
    vi.useRealTimers();
    expect((await change(owner, { email: "new@example.com", applyNowUrl: "" })).status).toBe(200);
    const notice = { about: "record", entity: "loanofficer", entityId: 1, fields: "email,applyNowUrl", by: 1 };
    expect((await readNotices()).map(({ payload }) => payload)).toMatchObject([
      { userId: 1, ...notice },
      { userId: 3, ...notice },
    ]);
    const events = await current.platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, "record.changeSensitive"))
      .orderBy(auditEvents.auditEventId);
    expect(events.at(-1)).toMatchObject({ subject: "loanofficer:1", detail: { fields: "email,applyNowUrl" } });
  });
});
