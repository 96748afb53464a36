import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./folders.ts";

const root = join(import.meta.dirname, "..");
const parts = ["app", "build", "db", "lib", "platform", "scripts", "server", "package.json", "package-lock.json", "tsconfig.json"];

/** What the next version adds to the schema; as the rule wants it, nothing that this one would miss. */
export const nextColumn = "next_version_note";
const statements = [
  `ALTER TABLE "loan_officers" ADD COLUMN "${nextColumn}" text;`,
  `CREATE INDEX "loan_officers_${nextColumn}_index" ON "loan_officers" ("${nextColumn}");`,
];

/** The same program with one more change of the schema, in a folder of its own, as an operator unpacks a new version beside the old one. */
export function makeNextVersion(): { folder: string; remove: () => void } {
  const folder = temporaryFolder();
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const migrations = join(folder, "db/migrations");
  const journalFile = join(migrations, "meta/_journal.json");
  const journal: { entries: Array<{ idx: number; version: string; when: number; tag: string; breakpoints: boolean }> } = JSON.parse(
    readFileSync(journalFile, "utf8"),
  );
  const last = journal.entries.at(-1);
  if (!last) throw new Error("There is no schema yet");
  const tag = `${String(last.idx + 1).padStart(4, "0")}_next_version`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(migrations, `${tag}.sql`), statements.join("--> statement-breakpoint\n"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
