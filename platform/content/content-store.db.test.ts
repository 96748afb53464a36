import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { loanOfficers } from "#app/features/officers/tables/loan-officers.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { testDatabase } from "#test/database.ts";
import { changeContent, onContentChange } from "./content-changes.server.ts";
import { contentStore } from "./content-store.server.ts";
import { revisions } from "./tables/revisions.server.ts";

const officers = contentStore(loanOfficerDefinition);

const current = testDatabase();
const owner = { role: "owner", confirmedAt: new Date() } as const;
const actor = { userId: 5, ...owner };
const input = { firstName: "Ana", lastName: "Ruiz", title: "Loan Officer", licenseNumber: "1" };

const history = () => current.db.select().from(revisions).orderBy(revisions.revisionId);

it("keeps who did what, and the whole state, with every write", async () => {
  const { db } = current;
  const createResponse = await officers.create(db, input, actor);
  await officers.update(db, createResponse.loanOfficerId, { title: "Manager" }, actor, 1);
  await officers.remove(db, createResponse.loanOfficerId, { userId: 6, ...owner });
  expect(await history()).toMatchObject([
    { action: "create", entityId: 1, version: 1, userId: 5, state: { ...input } },
    { action: "update", entityId: 1, version: 2, userId: 5, state: { ...input, title: "Manager" } },
    { action: "delete", entityId: 1, version: 2, userId: 6, state: { ...input, title: "Manager" } },
  ]);
});

it("writes several at once, each with its own state, or none where one names what is not there", async () => {
  const { db } = current;
  const rows = await officers.createAll(db, [input, { ...input, firstName: "Eva", title: "Manager" }], actor);
  expect(rows.map(({ firstName, title }) => [firstName, title])).toEqual([
    ["Ana", "Loan Officer"],
    ["Eva", "Manager"],
  ]);
  const states = [
    { action: "create", entityId: 1, userId: 5, state: { ...input } },
    { action: "create", entityId: 2, userId: 5, state: { ...input, firstName: "Eva", title: "Manager" } },
  ];
  expect(await history()).toMatchObject(states);
  const unknownPicture = { ...input, image1: "nobody-knows.webp" };
  await expect(officers.createAll(db, [input, unknownPicture], actor)).rejects.toThrow("image1 names no stored picture");
  expect(await officers.createAll(db, [], actor)).toEqual([]);
  expect(await history()).toMatchObject(states);
});

it("writes neither the row nor its revision when the change fails half way", async () => {
  const failingChange = changeContent(current.db, async (tx) => {
    await officers.create(tx, input, actor);
    throw new Error("half way");
  });
  await expect(failingChange).rejects.toThrow("half way");
  expect(await history()).toEqual([]);
  expect(await current.db.select().from(loanOfficers)).toEqual([]);
});

it("notifies listeners of each committed change before it is acknowledged, and of none that failed or is part of another", async () => {
  const events: string[] = [];
  const stop = onContentChange(() => void events.push("announced"));
  const change = (work: Parameters<typeof changeContent>[1]) =>
    changeContent(current.db, work).then(() => void events.push("acknowledged"));
  await change((tx) => officers.create(tx, input, actor));
  await change(() => Promise.reject(new Error("no"))).catch(() => {});
  await change((tx) => changeContent(tx, (inner) => officers.create(inner, { ...input, firstName: "Eva" }, actor)));
  stop();
  expect(events).toEqual(["announced", "acknowledged", "announced", "acknowledged"]);
});

it("tells which changes withdraw something from visitors", async () => {
  const { db } = current;
  const told: boolean[] = [];
  const stop = onContentChange(({ withdraws }) => void told.push(withdraws));
  const change = async (work: (tx: Db) => Promise<unknown>) => {
    await changeContent(db, work);
    return told.at(-1);
  };
  const update = (tx: Db, patch: Partial<typeof input> & { isActive?: boolean }) => officers.update(tx, 1, patch, actor);
  const legalTexts = contentStore({ ...loanOfficerDefinition, sensitive: { fields: { title: { en: "The title", es: "El título" } } } });
  expect(await change((tx) => officers.create(tx, input, actor))).toBe(false);
  expect(await change((tx) => update(tx, { title: "Manager" }))).toBe(false);
  expect(await change((tx) => legalTexts.update(tx, 1, { title: "Branch Manager" }, actor))).toBe(true);
  expect(await change((tx) => update(tx, { isActive: false }))).toBe(true);
  expect(await change((tx) => update(tx, { title: "Loan Officer" }))).toBe(false);
  const rolledBack = (tx: Db) =>
    changeContent(tx, async (inner) => {
      await officers.remove(inner, 1, actor);
      throw new Error("no");
    });
  expect(await change((tx) => rolledBack(tx).catch(() => {}))).toBe(false);
  expect(await change((tx) => changeContent(tx, (inner) => officers.remove(inner, 1, actor)))).toBe(true);
  expect(await change((tx) => officers.create(tx, input, actor))).toBe(false);
  stop();
});

it("keeps the search text in step, in both languages", async () => {
  const { db } = current;
  await officers.create(db, { ...input, translations: { es: { title: "Oficial de Préstamos" } } }, actor);
  await officers.update(db, 1, { lastName: "Peña" }, actor);
  const [row] = await db.select({ searchText: loanOfficers.searchText }).from(loanOfficers).where(eq(loanOfficers.loanOfficerId, 1));
  expect(row?.searchText).toContain("pena");
  expect(row?.searchText).toContain("oficial de prestamos");
});

it("changes a record where it is, whatever id the change names", async () => {
  const { db } = current;
  await officers.create(db, input, actor);
  const changedOfficer = await officers.update(db, 1, { loanOfficerId: 2, title: "Manager" }, actor);
  expect(changedOfficer).toMatchObject({ loanOfficerId: 1, title: "Manager" });
});
