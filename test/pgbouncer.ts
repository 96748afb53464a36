import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, unprivilegedUser } from "#scripts/temporary-postgres.mjs";

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
  const user = unprivilegedUser();
  if (user) for (const path of [folder, settings, users]) chownSync(path, user.uid, user.gid);
  const program = spawn(pgbouncerProgram ?? "pgbouncer", [settings], { ...user, stdio: "ignore" });
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

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
