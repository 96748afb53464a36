import { describe, expect, it } from "vitest";
import { officeDay } from "#lib/dates.ts";
import type { Caller } from "#test/app.ts";
import { blog, change, testSchedules } from "#test/schedules.ts";

const { at, withDraft, schedule, runAt } = testSchedules();

it("lists in the calendar what was published by hand", async () => {
  const staff = await withDraft();
  await staff("POST", "/api/drafts/publish", { json: blog });
  const { body } = await staff("GET", `/api/schedules/calendar?month=${officeDay(new Date()).slice(0, 7)}`);
  expect(body.publicationListVm).toMatchObject([{ entity: "blog", id: 1, title: "Your second home", parts: ["en", "es"] }]);
});

describe("a scheduled change whose text is published otherwise", () => {
  const readCalendar = async (staff: Caller) =>
    (await staff("GET", `/api/schedules/calendar?month=${officeDay(at).slice(0, 7)}`)).body.scheduleListVm;
  const readConflicts = async (staff: Caller) => (await staff("GET", "/api/drafts/queue")).body.conflicts;

  it("is marked in the calendar and listed on the dashboard as soon as that happens", async () => {
    const staff = await withDraft();
    await schedule(staff);
    // Another field is no conflict.
    await staff("PUT", "/api/blog", { json: { blogId: 1, summary: "Other words" } });
    expect(await readCalendar(staff)).toMatchObject([{ id: 1, state: "waiting", hasConflict: false }]);
    expect(await readConflicts(staff)).toEqual([]);
    await staff("PUT", "/api/blog", { json: { blogId: 1, title: "Published meanwhile" } });
    expect(await readCalendar(staff)).toMatchObject([{ id: 1, state: "waiting", hasConflict: true }]);
    expect(await readConflicts(staff)).toMatchObject([{ entity: "blog", id: 1, title: "Your second home", hasConflict: true }]);
  });

  it("in a set marks the set", async () => {
    const staff = await withDraft();
    const { setId } = (await staff("POST", "/api/drafts/sets", { json: { name: "Spring" } })).body;
    await staff("POST", "/api/drafts/sets/add", { json: { ...blog, setId } });
    await schedule(staff, { entity: undefined, id: undefined, setId });
    await staff("PUT", "/api/blog", { json: { blogId: 1, title: "Published meanwhile" } });
    expect(await readConflicts(staff)).toMatchObject([{ setId, title: "Spring", hasConflict: true }]);
  });
});

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
