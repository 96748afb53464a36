import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { main } from "./backup-command.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ["nothing", ""],
  ["rows and no pictures", "DATABASE_URL=postgres://db.example/site\n"],
  ["pictures and no rows", "S3_BUCKET=homes\nPORT=9\n"],
])("a move requires where rows and pictures go: a file with %s is refused", async (_, settings) => {
  const file = join(folder, "new.env");
  writeFileSync(file, settings);
  await expect(main(["move", "--to", file])).rejects.toThrow("must say where rows and pictures are to go");
});

it.each([
  ["verify", "/backups/site", "--seal", "0123"],
  ["backup", "--seal", "0123"],
  ["verify", "--to", "new.env"],
  ["restore"],
  ["verify", "one", "two"],
])("what does not belong together is answered with what does: %s %s %s", async (...args) => {
  await expect(main(args.filter((arg) => arg !== undefined))).rejects.toThrow("Everything the site holds");
});

it("a file with new settings that is not there is named", async () => {
  const file = join(folder, "missing.env");
  await expect(main(["move", "--to", file])).rejects.toThrow(`There is no file ${file}.`);
});
