import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { postgresPrograms } from "./system-packages.mjs";

/** A Postgres for this run alone, in a temporary folder. It refuses to run as root, so root lends it another user. */
export async function startPostgres({ durable = false } = {}) {
  const programs = postgresPrograms();
  if (!programs) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "umbral-postgres-"));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const data = join(folder, "data");
  execFileSync(join(programs, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"], {
    ...options,
    stdio: "ignore",
  });
  const port = await freePort();
  const careless = durable ? [] : ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];
  const settings = [...careless, "max_connections=200"].flatMap((setting) => ["-c", setting]);
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...settings];
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
      server.once("exit", resolve);
      server.kill(signal);
    });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Immediate shutdown: no checkpoint, connections cut, recovery at the next start. */
    crash: () => end("SIGQUIT"),
    restart: async () => {
      server = await launch();
    },
    stop: async () => {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function ready(server, log) {
  while (!readFileSync(log, "utf8").includes("ready to accept connections")) {
    if (server.exitCode !== null) throw new Error(`Postgres did not start:\n${readFileSync(log, "utf8")}`);
    await sleep(20);
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
