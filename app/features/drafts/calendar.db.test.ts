import { describe, expect, it } from "vitest";
import { officeDay } from "#lib/dates.ts";
import type { Caller } from "#test/app.ts";
import { blog, change, testSchedules } from "#test/schedules.ts";

const { at, signIn, save, setPolicy, withDraft, schedule, runAt } = testSchedules();

it("lists in the calendar what was published by hand", async () => {
  const staff = await withDraft();
  await staff("POST", "/api/drafts/publish", { json: blog });
  const { body } = await staff("GET", `/api/schedules/calendar?month=${officeDay(new Date()).slice(0, 7)}`);
  expect(body.publicationListVm).toMatchObject([{ entity: "blog", id: 1, title: "Your second home", parts: ["en", "es"] }]);
});

const readCalendar = async (staff: Caller) =>
  (await staff("GET", `/api/schedules/calendar?month=${officeDay(at).slice(0, 7)}`)).body.scheduleListVm;
const readConflicts = async (staff: Caller) => (await staff("GET", "/api/drafts/queue")).body.conflicts;

describe("a scheduled change whose text is published otherwise", () => {
  it("is marked in the calendar and listed on the dashboard as soon as that happens", async () => {
    const staff = await withDraft();
    await schedule(staff);
    // Another field is no conflict.
    await staff("PUT", "/api/blog", { json: { blogId: 1, summary: "Other words" } });
    expect(await readCalendar(staff)).toMatchObject([{ id: 1, state: "waiting", problem: null }]);
    expect(await readConflicts(staff)).toEqual([]);
    await staff("PUT", "/api/blog", { json: { blogId: 1, title: "Published meanwhile" } });
    expect(await readCalendar(staff)).toMatchObject([{ id: 1, state: "waiting", problem: "conflict" }]);
    expect(await readConflicts(staff)).toMatchObject([{ entity: "blog", id: 1, title: "Your second home", problem: "conflict" }]);
  });

  it("in a set marks the set", async () => {
    const staff = await withDraft();
    const { setId } = (await staff("POST", "/api/drafts/sets", { json: { name: "Spring" } })).body;
    await staff("POST", "/api/drafts/sets/add", { json: { ...blog, setId } });
    await schedule(staff, { entity: undefined, id: undefined, setId });
    await staff("PUT", "/api/blog", { json: { blogId: 1, title: "Published meanwhile" } });
    expect(await readConflicts(staff)).toMatchObject([{ setId, title: "Spring", problem: "conflict" }]);
  });
});

describe("a scheduled change that would be refused", () => {
  const titleOf = (title: string, was: string) => change("title", title, was);

  it("is marked as soon as its approval is void, and until it is approved again", async () => {
    const [owner, reviewer] = [await withDraft(), await signIn("reviewer")];
    await setPolicy("approval");
    const approve = async () => {
      const { parts } = (await owner("GET", "/api/drafts/approval?entity=blog&id=1")).body.approvalDto as { parts: Part[] };
      const read = parts.map(({ part, revision }) => ({ part, revision }));
      await owner("POST", "/api/drafts/ask", { json: { ...blog, parts: parts.map(({ part }) => part), note: "" } });
      for (const part of read) await reviewer("POST", "/api/drafts/approve", { json: { ...blog, parts: [part] } });
    };
    await approve();
    expect((await schedule(owner)).status).toBe(200);
    expect(await readConflicts(owner)).toEqual([]);
    await save(owner, [titleOf("Your third home", "Your second home")]);
    expect(await readCalendar(owner)).toMatchObject([{ id: 1, problem: "unapproved" }]);
    expect(await readConflicts(owner)).toMatchObject([{ id: 1, problem: "unapproved" }]);
    await approve();
    expect(await readConflicts(owner)).toEqual([]);
  });

  it("is not marked while an owner's reason to publish without approval counts", async () => {
    const owner = await withDraft();
    await setPolicy("approval");
    expect((await schedule(owner, { reason: "The rate changes then" })).status).toBe(200);
    expect(await readConflicts(owner)).toEqual([]);
    await save(owner, [titleOf("Your third home", "Your second home")]);
    expect(await readConflicts(owner)).toMatchObject([{ problem: "unapproved" }]);
  });

  it.each<["approval" | "owners", "owner" | "editor", problem: object[]]>([
    ["owners", "owner", []],
    ["owners", "editor", [{ problem: "unapproved" }]],
    ["approval", "editor", [{ problem: "unapproved" }]],
  ])("for a policy that the owners choose later (%s, set by an %s)", async (policy, role, problem) => {
    const staff = await withDraft(role);
    await schedule(staff);
    await setPolicy(policy);
    expect(await readConflicts(staff)).toMatchObject(problem);
  });

  it("is marked while a field that it needs is empty, alone and in a set", async () => {
    const staff = await withDraft();
    await schedule(staff);
    await save(staff, [titleOf("", "Your second home")]);
    expect(await readConflicts(staff)).toMatchObject([{ id: 1, problem: "incomplete" }]);
    await save(staff, [titleOf("Complete", "")]);
    expect(await readConflicts(staff)).toEqual([]);
    const { setId } = (await staff("POST", "/api/drafts/sets", { json: { name: "Spring" } })).body;
    await staff("POST", "/api/drafts/sets/add", { json: { ...blog, setId } });
    await schedule(staff, { entity: undefined, id: undefined, setId });
    await save(staff, [titleOf("", "Complete")]);
    expect(await readConflicts(staff)).toMatchObject(expect.arrayContaining([expect.objectContaining({ setId, problem: "incomplete" })]));
  });
});

describe("a scheduled change of a record that is in the Trash", () => {
  it("is marked until the record is restored, alone, in a set, and if it is to be taken down", async () => {
    const staff = await withDraft();
    await schedule(staff);
    await schedule(staff, { action: "takeDown", at: new Date(at.getTime() + 60_000).toISOString() });
    expect(await readConflicts(staff)).toEqual([]);
    await staff("DELETE", "/api/blog/1");
    expect(await readCalendar(staff)).toMatchObject([
      { id: 1, action: "publish", title: "Your second home", problem: "deleted" },
      { id: 1, action: "takeDown", problem: "deleted" },
    ]);
    expect(await readConflicts(staff)).toHaveLength(2);
    const { revisionListVm } = (await staff("GET", "/api/revisions/deleted")).body;
    await staff("POST", "/api/revisions/restore", {
      json: { revisionId: (revisionListVm as Array<{ revisionId: number }>)[0]?.revisionId },
    });
    expect(await readConflicts(staff)).toEqual([]);
    const { setId } = (await staff("POST", "/api/drafts/sets", { json: { name: "Spring" } })).body;
    await staff("POST", "/api/drafts/sets/add", { json: { ...blog, setId } });
    await schedule(staff, { entity: undefined, id: undefined, setId });
    await staff("DELETE", "/api/blog/1");
    expect(await readConflicts(staff)).toMatchObject(expect.arrayContaining([expect.objectContaining({ setId, problem: "deleted" })]));
  });

  it("is not marked if it was never published: its draft is all there is", async () => {
    const staff = await signIn();
    const { id } = (await staff("PUT", "/api/drafts", { json: { entity: "blog", changes: [change("title", "New")] } })).body.draftDto as {
      id: number;
    };
    await schedule(staff, { id });
    await schedule(staff, { id, action: "takeDown", at: new Date(at.getTime() + 60_000).toISOString() });
    expect(await readConflicts(staff)).toEqual([]);
  });
});

type Part = { part: string; revision: number };

it("calls settings by their labels in the calendar, and deleted records by their last names", async () => {
  const staff = await withDraft();
  const setting = [change("context", "contact.phone"), change("value", "(801) 555-0142")];
  const { id } = (await staff("PUT", "/api/drafts", { json: { entity: "webresource", changes: setting } })).body.draftDto as { id: number };
  await staff("POST", "/api/drafts/publish", { json: { entity: "webresource", id } });
  await schedule(staff);
  await runAt();
  await staff("DELETE", "/api/blog/1");
  const months = new Set([new Date(), at].map((day) => officeDay(day).slice(0, 7)));
  const titles = [];
  for (const month of months) {
    const { body } = await staff("GET", `/api/schedules/calendar?month=${month}`);
    const entries = [...(body.publicationListVm as Entry[]), ...(body.scheduleListVm as Entry[])];
    titles.push(...entries.map(({ title }) => title));
  }
  expect(titles).toEqual(["Phone", "Your second home"]);
});

type Entry = { title: string };
