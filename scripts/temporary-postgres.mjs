import { execFile, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { postgresPrograms } from "./system-packages.mjs";

/** A Postgres for this run, in a temporary folder. It refuses to run as root. */
export async function startPostgres({ durable = false } = {}) {
  const programs = postgresPrograms();
  if (!programs) return undefined;
  const instance = createInstance();
  const args = ["-D", instance.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"];
  execFileSync(join(programs, "initdb"), args, { ...instance.options, stdio: "ignore" });
  const careless = durable ? [] : ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];
  const server = await startServer(programs, instance, [...careless, "max_connections=200"]);
  return { ...server, startStandby: () => startStandby(programs, server.port) };
}

/** Does not block this process. */
const execute = promisify(execFile);

async function startStandby(programs, primaryPort) {
  const instance = createInstance();
  const from = ["-h", "127.0.0.1", "-p", String(primaryPort), "-U", "postgres"];
  await execute(join(programs, "pg_basebackup"), ["-D", instance.data, "-R", "-X", "stream", "-c", "fast", ...from], instance.options);
  const server = await startServer(programs, instance, ["max_connections=200"]);
  const promote = async () => void (await execute(join(programs, "pg_ctl"), ["promote", "-w", "-D", instance.data], instance.options));
  return { ...server, promote };
}

function createInstance() {
  const folder = mkdtempSync(join(tmpdir(), "umbral-postgres-"));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return { folder, data: join(folder, "data"), options: { ...user, cwd: folder } };
}

async function startServer(programs, { folder, data, options }, settings) {
  const port = await freePort();
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...settings.flatMap((setting) => ["-c", setting])];
  const launch = async () => {
    // Into a file: nothing reads a pipe meanwhile, and a full one would stop the server.
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
    /** As when the machine runs out of memory. */
    kill: async () => {
      // Stopped first, so that no process is added meanwhile.
      const processes = freeze(server.pid);
      const exit = end("SIGKILL");
      for (const pid of processes) process.kill(pid, "SIGKILL");
      await exit;
    },
    /** Connections stay open and nothing answers. Returns a function that resumes it. */
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

/** Stops a process and its children; returns the children. */
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
