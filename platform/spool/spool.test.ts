import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { openSpool, SpoolRefusal } from "./spool.server.ts";

const log = createLog("silent");
const form = (content: object, at = Date.now()) => ({ id: randomUUID(), arrivedAt: new Date(at), content });
let dataDir = "";

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "umbral-spool-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it("keeps forms in the order in which they came, for its user alone, for whoever opens it next", async () => {
  const forms = [form({ text: "first" }, 1_000), form({ text: "second" }, 1_000), form({ text: "third" }, 20_000)];
  const spool = await openSpool(dataDir, log);
  for (const one of forms) await spool.add(one);
  const next = await openSpool(dataDir, log);
  const names = await next.list();
  expect(await Promise.all(names.map(next.read))).toEqual(forms);
  const modes = ["spool", ...names.map((name) => join("spool", name))].map((path) => statSync(join(dataDir, path)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
});

it("takes only so many forms", async () => {
  const spool = await openSpool(dataDir, log, { most: 2 });
  for (let count = 0; count < 2; count++) await spool.add(form({}));
  await expect(spool.add(form({}))).rejects.toThrow(SpoolRefusal);
  const [first = ""] = await spool.list();
  await spool.remove(first);
  await spool.add(form({}));
});

it("removes what a killed process began to write, and nothing that another may be writing now", async () => {
  const spool = await openSpool(dataDir, log);
  const path = (name: string) => join(dataDir, "spool", name);
  for (const name of ["old.json.unfinished", "new.json.unfinished"]) writeFileSync(path(name), "{");
  utimesSync(path("old.json.unfinished"), 0, 0);
  await openSpool(dataDir, log);
  expect(readdirSync(join(dataDir, "spool"))).toEqual(["new.json.unfinished"]);
  expect(await spool.list()).toEqual([]);
});

it("refuses, and stops nothing else, where the folder cannot be made", async () => {
  writeFileSync(join(dataDir, "file"), "");
  const spool = await openSpool(join(dataDir, "file"), log);
  await expect(spool.add(form({}))).rejects.toThrow(SpoolRefusal);
  expect(await spool.list()).toEqual([]);
});
