import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "#platform/config.server.ts";

/** Two processes on one folder corrupt it silently. An open SQLite file holds a lock of the operating system, which ends with the process. */
export function lockFolder(folder: string): () => void {
  const owner = join(folder, "owner.pid");
  const lock = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    lock.exec("PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw new StartError(`The data folder ${folder} is in use by process ${holder(owner)}; stop it or set DATA_DIR.`, {
      cause: error,
    });
  }
  writeFileSync(owner, String(process.pid));
  return () => lock.close();
}

function holder(owner: string): string {
  try {
    return readFileSync(owner, "utf8").trim() || "unknown";
  } catch {
    return "unknown";
  }
}
