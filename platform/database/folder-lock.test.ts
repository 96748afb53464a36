import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StartError } from "#platform/config.server.ts";
import { lockFolder } from "./folder-lock.server.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umbral-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("refuses a folder that is in use and names the process", () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(StartError);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  unlock();
});

it("lets the next one in after the first has left", () => {
  lockFolder(folder)();
  expect(() => lockFolder(folder)()).not.toThrow();
});
