import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "#platform/config.server.ts";

/** Without group and others. */
export const ownerOnly = (mode: number): number => mode & ~0o077;

export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** Ten times what thousands of pictures take; a start must not wait for a slow disk. */
const patienceMs = 2_000;

/**
 * Sessions, messages and secrets are in the data folder, so it is made private, or the start is refused. The folder comes
 * first, since nothing in it is reachable then; files that exceed the time limit wait for the next start. Returns whether
 * all were checked.
 */
export function secureDataFolder(folder: string, now: () => number = () => performance.now()): boolean {
  makeFolder(folder);
  const stats = statSync(folder);
  if (!stats.isDirectory()) throw new StartError(`DATA_DIR ${folder} is no folder.`);
  if (stats.mode & 0o1000) throw new StartError(`DATA_DIR ${folder} is shared by all users of this machine; name a folder of its own.`);
  close(folder, stats, folder);
  const deadline = now() + patienceMs;
  const pendingPaths = [folder];
  for (let current = pendingPaths.pop(); current !== undefined; current = pendingPaths.pop()) {
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      if (now() > deadline) return false;
      if (!entry.isFile() && !entry.isDirectory()) continue;
      const path = join(current, entry.name);
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (!stats) continue;
      close(path, stats, folder);
      if (entry.isDirectory()) pendingPaths.push(path);
    }
  }
  return true;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be made (${reasonOf(error)}); set DATA_DIR to one that can be written.`, {
      cause: error,
    });
  }
}

function close(path: string, { mode, uid }: Stats, folder: string): void {
  if (ownerOnly(mode) === mode) return;
  try {
    chmodSync(path, ownerOnly(mode) & 0o7777);
  } catch (error) {
    throw new StartError(
      `${path} belongs to another user (${uid}) and is open to others; give it to the user who runs the site: chown -R ${process.getuid?.() ?? "user"} ${folder}`,
      { cause: error },
    );
  }
  if ((statSync(path).mode & 0o077) !== 0)
    throw new StartError(
      `The file system of ${folder} does not keep file modes: others could read accounts and messages. Set DATA_DIR to a folder on one that does.`,
    );
}

const reasonOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : String(error));
