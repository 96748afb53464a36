import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { createFlush } from "./flush.server.ts";
import { type Form, openPendingForms, type PendingForms } from "./pending-forms.server.ts";

const log = createLog("silent");
let dataDir = "";
let pendingForms: PendingForms;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "umbral-drain-"));
  pendingForms = await openPendingForms(dataDir, log);
  for (const text of ["first", "second", "third"]) await pendingForms.add({ id: randomUUID(), arrivedAt: new Date(), content: { text } });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const textOf = ({ content }: Form) => (content as { text: string }).text;

/** A flush whose store fails at some forms, and what it has stored; it reports no rejected forms to a database. */
function flushInto(failures: Record<string, Error>, from: PendingForms = pendingForms) {
  const storedTexts: string[] = [];
  const store = async (form: Form) => {
    const failure = failures[textOf(form)];
    if (failure) throw failure;
    storedTexts.push(textOf(form));
  };
  const flush = createFlush({ db: undefined as never, availability: undefined as never, pendingForms: from, log }, store);
  return { storedTexts, run: () => flush().then(() => "through", String) };
}

it("a form that the database always gives up at keeps the others waiting for one run alone, and is lost by none", async () => {
  const { storedTexts, run } = flushInto({ first: Object.assign(new Error("statement timeout"), { code: "57014" }) });
  for (let time = 0; time < 5; time++) expect(await run()).toContain("statement timeout");
  expect(storedTexts).toEqual(["second", "third"]);
  expect([(await pendingForms.list()).length, await pendingForms.countRejected()]).toEqual([1, 0]);
});

it("a form that the database refuses is rejected after three tries", async () => {
  const { storedTexts, run } = flushInto({ first: Object.assign(new Error("check constraint"), { code: "23514" }) });
  for (let time = 0; time < 2; time++) expect(await run()).toContain("check constraint");
  await run();
  expect(storedTexts).toEqual(["second", "third"]);
  expect([(await pendingForms.list()).length, await pendingForms.countRejected()]).toEqual([0, 1]);
});

it("a disk that stumbles rejects nothing", async () => {
  const stumblingForms: PendingForms = {
    ...pendingForms,
    read: () => Promise.reject(Object.assign(new Error("too many open files"), { code: "EMFILE" })),
  };
  const { run } = flushInto({}, stumblingForms);
  for (let time = 0; time < 5; time++) expect(await run()).toContain("too many open files");
  expect([(await pendingForms.list()).length, await pendingForms.countRejected()]).toEqual([3, 0]);
});
