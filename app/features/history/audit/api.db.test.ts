import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { type AuditEvent, recordAudit } from "#platform/audit/record-audit.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { type Caller, testApp } from "#test/app.ts";

const { current, signIn, stranger } = testApp();

let owner: Caller;

/** The owner is account 1, the editor account 2; whatever signing them in recorded comes before what a test records. */
beforeEach(async () => {
  owner = await signIn("owner", "ana@example.com");
  await signIn("editor", "bruno@example.com");
});

const marker = "198.51.100.";

async function record(...events: Array<AuditEvent>) {
  for (const event of events) await recordAudit(current.platform.db, event);
}

type Item = { who: string; sentence: string; clientAddress: string | null };

async function list(query = "", caller = owner) {
  const { status, body } = await caller("GET", `/api/audit?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { auditListVm: Item[]; total: number; totalIsMinimum: boolean; pageNumber: number; pageSize: number };
}

/** What is found among the events of this test, the last on top. */
const findEvents = async (query: string) =>
  (await list(query)).auditListVm
    .filter(({ clientAddress }) => clientAddress?.startsWith(marker))
    .map(({ clientAddress }) => clientAddress?.slice(marker.length));

const from = (end: string) => `${marker}${end}`;

describe("the activity log", () => {
  it("is the owner's alone", async () => {
    const editor = await signIn("editor", "second-editor@example.com");
    for (const path of ["/api/audit", "/API/Audit", "/api/audit/export"]) {
      expect((await stranger("GET", path)).status, path).toBe(401);
      expect((await editor("GET", path)).status, path).toBe(403);
    }
  });

  it("shows who did what to whom, when and from where, newest first", async () => {
    const at = new Date("2026-03-01T12:00:00Z");
    await record(
      {
        action: "staff.changeRole",
        userId: 1,
        subject: "staff:2",
        clientAddress: from("1"),
        detail: { from: "editor", to: "owner" },
        at,
      },
      { action: "staff.changePassword", userId: 2, subject: "staff:2", clientAddress: from("2"), at },
      { action: "session.refuseSignIn", subject: "staff:99", clientAddress: from("3"), at },
      { action: "setting.change", userId: 77, subject: "setting:contact.email", clientAddress: from("4"), at },
      { action: "bin.purge", subject: "blog:12", at },
    );
    const { auditListVm } = await list("pageSize=5");
    expect(auditListVm).toMatchObject([
      { who: "The installation", sentence: "Deleted for good from the Trash: blog post 12", clientAddress: null },
      { who: "Account 77", sentence: "Changed the setting contact.email", subject: "setting:contact.email" },
      { who: "Someone not signed in", sentence: "Was refused at sign-in to account 99" },
      { who: "editor", sentence: "Changed the password of their own account" },
      {
        userId: 1,
        who: "owner",
        action: "staff.changeRole",
        sentence: "Changed the role of editor",
        subject: "staff:2",
        clientAddress: from("1"),
        detail: { from: "editor", to: "owner" },
        at: at.toISOString(),
      },
    ]);
  });

  it("is filtered by person: what they did, and what was done to their account", async () => {
    await record(
      { action: "session.signIn", userId: 2, clientAddress: from("did") },
      { action: "staff.suspend", userId: 1, subject: "staff:2", clientAddress: from("done-to") },
      { action: "session.refuseSignIn", subject: "staff:2", clientAddress: from("refused") },
      { action: "session.refuseSignIn", subject: "staff:22", clientAddress: from("other") },
    );
    expect(await findEvents("userId=2")).toEqual(["refused", "done-to", "did"]);
    expect(await findEvents("userId=0")).toEqual(["other", "refused"]);
    expect(await findEvents("userId=2&action=staff.suspend")).toEqual(["done-to"]);
  });

  it("is filtered by days at the office, both included, also where the clocks were changed", async () => {
    await record(
      { action: "session.signIn", clientAddress: from("before"), at: new Date("2026-10-31T05:59:59Z") },
      { action: "session.signIn", clientAddress: from("first"), at: new Date("2026-10-31T06:00:00Z") },
      { action: "session.signIn", clientAddress: from("last"), at: new Date("2026-11-02T06:59:59Z") },
      { action: "session.signIn", clientAddress: from("after"), at: new Date("2026-11-02T07:00:00Z") },
    );
    expect(await findEvents("from=2026-10-31&to=2026-11-01")).toEqual(["last", "first"]);
    expect(await findEvents("to=2026-10-30")).toEqual(["before"]);
    expect(await findEvents("from=2026-11-02&to=2026-11-02")).toEqual(["after"]);
    expect(await findEvents("from=2026-11-03&to=2026-10-01")).toEqual([]);
  });

  it("is searched by every word in sentence, subject, name and address, regardless of their case and accents", async () => {
    await signIn("owner", "pena@example.com");
    await current.platform.db.update(users).set({ userName: "Íñigo Peña" }).where(eq(users.id, 3));
    await record(
      { action: "staff.suspend", userId: 3, subject: "staff:2", clientAddress: from("1") },
      { action: "setting.change", userId: 1, subject: "setting:Contact.Email", clientAddress: from("2") },
      { action: "staff.reinstate", userId: 1, subject: "staff:3", clientAddress: from("3") },
    );
    expect(await findEvents("filterKey=INIGO%20suspended")).toEqual(["1"]);
    expect(await findEvents("filterKey=pe%C3%B1a")).toEqual(["3", "1"]);
    expect(await findEvents("filterKey=contact.email")).toEqual(["2"]);
    expect(await findEvents(`filterKey=setting%20${from("2")}`)).toEqual(["2"]);
    expect(await findEvents("filterKey=staff.reinstate")).toEqual(["3"]);
    for (const wildcard of ["%25%25", "_______", "%5C"]) expect(await findEvents(`filterKey=${wildcard}`)).toEqual([]);
    expect((await list("filterKey=nothing-is-called-this")).total).toBe(0);
  });

  it("comes in pages that say how many there are", async () => {
    const { total } = await list();
    for (let number = 0; number < 7; number++) await record({ action: "session.signIn", clientAddress: from(`${number}`) });
    const page = (number: number) => list(`action=session.signIn&filterKey=${marker}&pageSize=3&pageNumber=${number}`);
    expect((await page(1)).auditListVm.map(({ clientAddress }) => clientAddress)).toEqual([from("6"), from("5"), from("4")]);
    expect((await page(3)).auditListVm.map(({ clientAddress }) => clientAddress)).toEqual([from("0")]);
    expect(await page(2)).toMatchObject({ total: 7, totalIsMinimum: false, pageNumber: 2, pageSize: 3 });
    expect((await list()).total).toBe(total + 7);
  });

  it.each(["userId=x", "userId=-1", "action=toString", "from=2026-02-30", "to=yesterday", "pageSize=101", "pageNumber=0", "filterKey=%00"])(
    "refuses %s with a reason",
    async (query) => {
      const { status, body } = await owner("GET", `/api/audit?${query}`);
      expect(status).toBe(400);
      expect(body.message).toContain(query.split("=")[0]);
    },
  );

  it("takes empty parameters for none, as a form sends them", async () => {
    expect((await list("filterKey=&userId=&action=&from=&to=")).total).toBe((await list()).total);
  });
});

describe("the exported activity log", () => {
  it("is a spreadsheet of the filter in which nothing is a formula", async () => {
    await record(
      { action: "setting.change", userId: 1, subject: "setting:=HYPERLINK(1)", clientAddress: "@SUM(A1)", detail: { "=1+1": "a,b" } },
      { action: "session.signOut", userId: 1, clientAddress: from("1") },
    );
    const { body, headers } = await owner("GET", "/api/audit/export?action=setting.change", { headers: { "accept-encoding": "gzip" } });
    // It is sent as it is read: its length is unknown, and nothing waits for its end.
    expect([headers.get("content-length"), headers.get("content-encoding")]).toEqual([null, null]);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="activity-log-\d{4}-\d\d-\d\d\.csv"$/);
    const [header, row, ...rest] = String(body.text).split("\r\n");
    expect(header).toContain("Id,When (UTC),Who,User id,What,Action,Subject,From where,Detail");
    expect(row).toMatch(
      /,owner,1,Changed the setting =HYPERLINK\(1\),setting\.change,setting:=HYPERLINK\(1\),"'@SUM\(A1\)","'=1\+1: a,b"$/,
    );
    expect(rest).toEqual([""]);
  });

  it("is complete however long the list is", async () => {
    const rows = 1203;
    await current.platform.db
      .insert(auditEvents)
      .values(Array.from({ length: rows }, (_, number) => ({ action: "session.delaySignIn", clientAddress: from(`${number}`) })));
    const { body } = await owner("GET", "/api/audit/export?action=session.delaySignIn");
    const lines = String(body.text).trimEnd().split("\r\n").slice(1);
    expect(lines).toHaveLength(rows);
    expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(rows);
    expect(lines[0]).toContain(from(`${rows - 1}`));
    expect(lines.at(-1)).toContain(from("0"));
  });

  it("is recorded itself, with what was asked for but without the words searched", async () => {
    await owner("GET", "/api/audit/export?userId=2&from=2026-01-01&filterKey=peña", { headers: { "user-agent": "A browser" } });
    const [last] = await current.platform.db.select().from(auditEvents).orderBy(desc(auditEvents.auditEventId)).limit(1);
    expect(last).toMatchObject({ action: "audit.export", userId: 1, clientAddress: expect.any(String) });
    expect(last?.detail).toEqual({ userId: 2, from: "2026-01-01", searched: true });
  });

  it("is not recorded where it is refused", async () => {
    const before = await current.platform.db.$count(auditEvents);
    expect((await owner("GET", "/api/audit/export?from=never")).status).toBe(400);
    expect(await current.platform.db.$count(auditEvents)).toBe(before);
  });
});
