import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { owner } from "#e2e/site-process.ts";
import { temporaryFolder } from "./folders.ts";
import { steadyPort } from "./ports.ts";
import type { Drill } from "./run.ts";

const root = join(import.meta.dirname, "..");
const execute = promisify(execFile);

/** A user who owns nothing of the release; without root the drill can only be itself. */
const stranger = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** The release, made now, unpacked and closed to writing. */
function unpackRelease(folder: string): string {
  execFileSync(process.execPath, [join(root, "scripts/package.mjs")], { stdio: "ignore" });
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const name = `umbral-${version}-${process.platform}-${process.arch}`;
  execFileSync("sha256sum", ["-c", "--quiet", `${name}.tar.gz.sha256`], { cwd: join(root, "dist") });
  execFileSync("tar", ["xzf", join(root, "dist", `${name}.tar.gz`), "-C", folder]);
  execFileSync("chmod", ["-R", "a-w", join(folder, name)]);
  return join(folder, name);
}

/** A path with what the launcher needs, and no Node. */
function sparePath(folder: string): string {
  const path = join(folder, "bin");
  mkdirSync(path);
  for (const name of ["sh", "cat", "dirname", "readlink"])
    symlinkSync(execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim(), join(path, name));
  return path;
}

function makeOwnFolder(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  if (stranger.uid) chownSync(path, stranger.uid, stranger.gid);
  return path;
}

const countFiles = (folder: string) => readdirSync(folder, { recursive: true }).length;
const peakMegabytes = (pid: number) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

async function tryRelease(folder: string) {
  chmodSync(folder, 0o755);
  const release = unpackRelease(folder);
  const fileCount = countFiles(release);
  const port = await steadyPort();
  const [data, backups] = [makeOwnFolder(folder, "data"), makeOwnFolder(folder, "backups")];
  const settings = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: data };
  const options = { ...stranger, cwd: "/", env: { PATH: sparePath(folder), ...settings } };
  const umbral = join(release, "umbral");
  const command = async (...args: string[]) => (await execute(umbral, args, options)).stdout.trim();

  const startTime = performance.now();
  const site = spawn(umbral, ["start"], { ...options, stdio: "ignore" });
  const exit = once(site, "exit");
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  while (!(await ask("/readyz"))?.ok) {
    if (site.exitCode !== null) throw new Error(`The release ended with ${site.exitCode} instead of starting`);
    await sleep(20);
  }
  const seconds = (performance.now() - startTime) / 1000;
  const peak = peakMegabytes(site.pid ?? 0);
  const isSpanish = (await (await ask("/es"))?.text())?.includes('lang="es"');
  const backup = join(backups, "first");
  const outputs = [await command("version"), await command("health"), await command("backup", backup), await command("verify", backup)];
  site.kill("SIGTERM");
  const [status] = await exit;
  outputs.push(await command("staff", "list"), await command("verify"), await command("migrate"));

  execFileSync("sha256sum", ["-c", "--quiet", "SHA256SUMS"], { cwd: release });
  const expectedWords = [
    /^\d+\.\d+\.\d+$/,
    /answers/,
    /Backed up/,
    /is whole/,
    /owner@example\.com/,
    /nothing is wrong/,
    /The database is at/,
  ];
  const failedCommands = expectedWords.filter((words, index) => !words.test(outputs[index] ?? ""));
  return {
    figure: `${basename(release)}: ready after ${seconds.toFixed(1)} s (first start) with ${peak.toFixed(0)} MB at most; stopped with ${status}; ${outputs.length - failedCommands.length} of ${outputs.length} commands said what they should`,
    ok: Boolean(isSpanish) && status === 0 && failedCommands.length === 0 && countFiles(release) === fileCount,
  };
}

export const drill: Drill = {
  name: "a release on a read-only tree, by a user who owns none of it, without Node on the machine",
  async run() {
    const folder = temporaryFolder();
    try {
      return await tryRelease(folder);
    } finally {
      execFileSync("chmod", ["-R", "u+w", folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
