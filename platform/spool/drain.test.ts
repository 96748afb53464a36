import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { createDrain } from "./drain.server.ts";
import { type Form, openSpool, type Spool } from "./spool.server.ts";

const log = createLog("silent");
let dataDir = "";
let spool: Spool;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "umbral-drain-"));
  spool = await openSpool(dataDir, log);
  for (const text of ["first", "second", "third"]) await spool.add({ id: randomUUID(), arrivedAt: new Date(), content: { text } });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const textOf = ({ content }: Form) => (content as { text: string }).text;

/** A drain whose store fails at some forms, and what it has stored; of what lies aside it tells no database. */
function drainInto(failures: Record<string, Error>, from: Spool = spool) {
  const storedTexts: string[] = [];
  const store = async (form: Form) => {
    const failure = failures[textOf(form)];
    if (failure) throw failure;
    storedTexts.push(textOf(form));
  };
  const drain = createDrain({ db: undefined as never, availability: undefined as never, spool: from, log }, store);
  return { storedTexts, run: () => drain().then(() => "through", String) };
}

it("a form that the database always gives up at keeps the others waiting for one run alone, and is lost by none", async () => {
  const { storedTexts, run } = drainInto({ first: Object.assign(new Error("statement timeout"), { code: "57014" }) });
  for (let time = 0; time < 5; time++) expect(await run()).toContain("statement timeout");
  expect(storedTexts).toEqual(["second", "third"]);
  expect([(await spool.list()).length, await spool.countAside()]).toEqual([1, 0]);
});

it("a form that the database refuses is put aside after three tries", async () => {
  const { storedTexts, run } = drainInto({ first: Object.assign(new Error("check constraint"), { code: "23514" }) });
  for (let time = 0; time < 2; time++) expect(await run()).toContain("check constraint");
  await run();
  expect(storedTexts).toEqual(["second", "third"]);
  expect([(await spool.list()).length, await spool.countAside()]).toEqual([0, 1]);
});

it("a disk that stumbles puts nothing aside", async () => {
  const stumblingSpool: Spool = {
    ...spool,
    read: () => Promise.reject(Object.assign(new Error("too many open files"), { code: "EMFILE" })),
  };
  const { run } = drainInto({}, stumblingSpool);
  for (let time = 0; time < 5; time++) expect(await run()).toContain("too many open files");
  expect([(await spool.list()).length, await spool.countAside()]).toEqual([3, 0]);
});
