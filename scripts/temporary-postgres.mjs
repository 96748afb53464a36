import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
    const started = spawn(join(programs, "postgres"), args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
    await ready(started);
    return started;
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

function ready(server) {
  return new Promise((resolve, reject) => {
    let output = "";
    server.stderr.on("data", (chunk) => {
      output += chunk;
      if (output.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`Postgres did not start:\n${output}`)));
  });
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
