import { execFile, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { postgresPrograms } from "./system-packages.mjs";

/** A Postgres for this run alone, in a temporary folder. It refuses to run as root, so root lends it another user. */
export async function startPostgres({ durable = false } = {}) {
  const programs = postgresPrograms();
  if (!programs) return undefined;
  const place = ownFolder();
  const args = ["-D", place.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"];
  execFileSync(join(programs, "initdb"), args, { ...place.options, stdio: "ignore" });
  const careless = durable ? [] : ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];
  const server = await startServer(programs, place, [...careless, "max_connections=200"]);
  return { ...server, startStandby: () => startStandby(programs, server.port) };
}

/** Without a halt of this process, which others may be served by. */
const execute = promisify(execFile);

/** A server that follows the other one, answers what is read, and can take over. */
async function startStandby(programs, primaryPort) {
  const place = ownFolder();
  const from = ["-h", "127.0.0.1", "-p", String(primaryPort), "-U", "postgres"];
  await execute(join(programs, "pg_basebackup"), ["-D", place.data, "-R", "-X", "stream", "-c", "fast", ...from], place.options);
  const server = await startServer(programs, place, ["max_connections=200"]);
  const promote = async () => void (await execute(join(programs, "pg_ctl"), ["promote", "-w", "-D", place.data], place.options));
  return { ...server, promote };
}

function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), "umbral-postgres-"));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return { folder, data: join(folder, "data"), options: { ...user, cwd: folder } };
}

async function startServer(programs, { folder, data, options }, settings) {
  const port = await freePort();
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...settings.flatMap((setting) => ["-c", setting])];
  const launch = async () => {
    // Into a file: nobody reads a pipe while tests are waited for, and a full one would stop the server.
    const log = join(folder, "log");
    const postgresProcess = spawn(join(programs, "postgres"), args, { ...options, stdio: ["ignore", "ignore", openSync(log, "w")] });
    await ready(postgresProcess, log);
    return postgresProcess;
  };
  let server = await launch();
  const end = (signal) =>
    new Promise((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once("exit", resolve);
      server.kill(signal);
    });
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Immediate shutdown: no checkpoint, connections cut, recovery at the next start. */
    crash: () => end("SIGQUIT"),
    /** Without a word to anyone, as when the machine's memory is gone. */
    kill: async () => {
      // Stopped first, so that no process is added while they are counted.
      const processes = freeze(server.pid);
      const exit = end("SIGKILL");
      for (const pid of processes) process.kill(pid, "SIGKILL");
      await exit;
    },
    /** Every process of it stops where it is; connections stay open and nothing answers. Returns what lets it go on. */
    freeze: () => {
      const processes = freeze(server.pid);
      return () => {
        for (const pid of [...processes, server.pid]) process.kill(pid, "SIGCONT");
      };
    },
    restart: async () => {
      server = await launch();
    },
    stop: async () => {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stops a process and all that it has started; answers which those are. */
function freeze(pid) {
  process.kill(pid, "SIGSTOP");
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  for (const child of children) process.kill(child, "SIGSTOP");
  return children;
}

export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function ready(server, log) {
  while (!/ready to accept (read-only )?connections/.test(readFileSync(log, "utf8"))) {
    if (server.exitCode !== null) throw new Error(`Postgres did not start:\n${readFileSync(log, "utf8")}`);
    await sleep(20);
  }
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
