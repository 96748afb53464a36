import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const find = spawnSync("sh", ["-c", "command -v pgbouncer || ls /usr/sbin/pgbouncer"], { encoding: "utf8" });

/** Debian's pooler, if it is installed. */
export const pgbouncerProgram = find.status === 0 ? find.stdout.trim() : undefined;

export type PoolMode = "session" | "transaction" | "statement";

/** PgBouncer with its usual settings before the server of an address. Answers the address through it. */
export async function startPgbouncer(url: string, mode: PoolMode, more = ""): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), "umbral-pgbouncer-"));
  const port = await freePort();
  const settings = join(folder, "pgbouncer.ini");
  const users = join(folder, "users.txt");
  writeFileSync(users, `"${server.username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
${more}
`,
  );
  const asRoot = process.getuid?.() === 0;
  if (asRoot) for (const path of [folder, settings, users]) chownSync(path, ...postgresUser());
  const program = spawn(pgbouncerProgram ?? "pgbouncer", [...(asRoot ? ["-u", "postgres"] : []), settings], { stdio: "ignore" });
  while (!(await answers(port))) {
    if (program.exitCode !== null) throw new Error("PgBouncer did not start");
    await sleep(20);
  }
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    stop: async () => {
      program.kill("SIGKILL");
      await once(program, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It refuses to run as root, like Postgres. */
function postgresUser(): [number, number] {
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return [id("-u"), id("-g")];
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address ? address.port : 0;
}
