import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { openPendingForms, PendingFormsRefusal } from "./pending-forms.server.ts";

const log = createLog("silent");
const form = (content: object, at = Date.now()) => ({ id: randomUUID(), arrivedAt: new Date(at), content });
let dataDir = "";

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "umbral-pending-forms-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it("keeps forms in the order of their arrival, readable by its user alone, for the next process", async () => {
  const forms = [form({ text: "first" }, 1_000), form({ text: "second" }, 1_000), form({ text: "third" }, 20_000)];
  const pendingForms = await openPendingForms(dataDir, log);
  for (const one of forms) await pendingForms.add(one);
  const next = await openPendingForms(dataDir, log);
  const names = await next.list();
  expect(await Promise.all(names.map(next.read))).toEqual(forms);
  const modes = ["pending-forms", ...names.map((name) => join("pending-forms", name))].map(
    (path) => statSync(join(dataDir, path)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
});

it("takes only so many forms", async () => {
  const pendingForms = await openPendingForms(dataDir, log, { most: 2 });
  for (let count = 0; count < 2; count++) await pendingForms.add(form({}));
  await expect(pendingForms.add(form({}))).rejects.toThrow(PendingFormsRefusal);
  const [first = ""] = await pendingForms.list();
  await pendingForms.remove(first);
  await pendingForms.add(form({}));
});

it("removes what a killed process began to write, and nothing that another may be writing now", async () => {
  const pendingForms = await openPendingForms(dataDir, log);
  const path = (name: string) => join(dataDir, "pending-forms", name);
  for (const name of ["old.json.unfinished", "new.json.unfinished"]) writeFileSync(path(name), "{");
  utimesSync(path("old.json.unfinished"), 0, 0);
  await openPendingForms(dataDir, log);
  expect(readdirSync(join(dataDir, "pending-forms"))).toEqual(["new.json.unfinished"]);
  expect(await pendingForms.list()).toEqual([]);
});

it("refuses, and stops nothing else, where the folder cannot be made", async () => {
  writeFileSync(join(dataDir, "file"), "");
  const pendingForms = await openPendingForms(join(dataDir, "file"), log);
  await expect(pendingForms.add(form({}))).rejects.toThrow(PendingFormsRefusal);
  expect(await pendingForms.list()).toEqual([]);
});
