import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StartError } from "./config.server.ts";
import { secureDataFolder } from "./data-folder.server.ts";

let folder: string;
let umask: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umbral-data-"));
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

it("closes what an earlier start left open, and leaves alone what is not its own", () => {
  const elsewhere = join(folder, "elsewhere");
  writeFileSync(elsewhere, "x");
  const data = join(folder, "data");
  mkdirSync(join(data, "database", "base"), { recursive: true });
  writeFileSync(join(data, "database", "base", "1"), "x");
  chmodSync(join(data, "database", "base", "1"), 0o666);
  writeFileSync(join(data, "tool"), "x", { mode: 0o755 });
  symlinkSync(elsewhere, join(data, "link"));
  expect(secureDataFolder(data)).toBe(true);
  expect([data, join(data, "database"), join(data, "tool"), elsewhere].map(modeOf)).toEqual(["700", "700", "700", "644"]);
  expect(modeOf(join(data, "database", "base", "1"))).toBe("600");
});

it("makes a folder that is for its owner alone", () => {
  const data = join(folder, "new", "data");
  secureDataFolder(data);
  expect(modeOf(data)).toBe("700");
});

it("gives up looking after a while, when the folder itself is closed already", () => {
  for (let index = 0; index < 50; index++) writeFileSync(join(folder, String(index)), "x");
  chmodSync(folder, 0o755);
  let clock = 0;
  expect(secureDataFolder(folder, () => (clock += 100))).toBe(false);
  expect(modeOf(folder)).toBe("700");
});

it("refuses a folder that everyone shares, and what is no folder, in a sentence", () => {
  const sharedFolder = join(folder, "shared");
  mkdirSync(sharedFolder);
  chmodSync(sharedFolder, 0o1777);
  expect(() => secureDataFolder(sharedFolder)).toThrow(StartError);
  expect(() => secureDataFolder(sharedFolder)).toThrow("is shared by all users of this machine");
  expect(modeOf(sharedFolder)).toBe("777");
  writeFileSync(join(folder, "file"), "x");
  expect(() => secureDataFolder(join(folder, "file"))).toThrow(StartError);
});
