import { execFile, spawnSync } from "node:child_process";
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { postgresPrograms } from "#scripts/system-packages.mjs";
import { freePort, unprivilegedUser } from "#scripts/temporary-postgres.mjs";

const execute = promisify(execFile);
const examples = join(import.meta.dirname, "../deploy/pgbackrest");

export const hasPgbackrest = () => spawnSync("pgbackrest", ["version"]).status === 0;

export type ArchivedPostgres = Awaited<ReturnType<typeof startArchivedPostgres>>;

/** A Postgres whose WAL pgBackRest keeps in another folder, by the examples that operators get, with this run's paths in them. */
export async function startArchivedPostgres() {
  const programs = postgresPrograms() ?? "";
  const folder = mkdtempSync(join(tmpdir(), "umbral-archived-"));
  const user = unprivilegedUser();
  const options = { ...user, cwd: folder };
  const own = (path: string) => user && chownSync(path, user.uid, user.gid);
  own(folder);
  const data = join(folder, "data");
  const repository = join(folder, "repository");
  const logs = join(folder, "logs");
  const settings = join(folder, "pgbackrest.conf");
  for (const path of [repository, logs]) {
    mkdirSync(path);
    own(path);
  }
  const port = await freePort();
  writeFileSync(
    settings,
    readExample("pgbackrest.conf", {
      "/var/lib/postgresql/15/main": data,
      "/var/lib/pgbackrest": repository,
      "/var/run/postgresql": folder,
      5432: String(port),
      "[global]": `[global]\nlog-path=${logs}\nlock-path=${logs}`,
    }),
  );
  own(settings);
  const pgbackrest = (...args: string[]) => execute("pgbackrest", [`--config=${settings}`, "--stanza=umbral", ...args], options);
  const control = (...args: string[]) => execute(join(programs, "pg_ctl"), ["-D", data, "-w", "-t", "120", ...args], options);
  // Its log goes to a file: pg_ctl would otherwise be waited for as long as the server lives.
  const log = join(folder, "log");
  const start = () =>
    control("start", "-l", log).catch(() => {
      throw new Error(`Postgres did not start:\n${readFileSync(log, "utf8").slice(-2_000)}`);
    });

  await execute(join(programs, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"], options);
  const archive = readExample("postgresql.conf", { "pgbackrest --stanza": `pgbackrest --config=${settings} --stanza` });
  const ownSettings = `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n`;
  appendFileSync(join(data, "postgresql.conf"), `${ownSettings}${archive}`);
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pgbackrest,
    start,
    stop: () => control("stop", "-m", "fast"),
    /** The machine and its disk are gone. */
    destroy: () => {
      const [pid = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
      for (const id of [pid, ...children]) process.kill(Number(id), "SIGKILL");
      rmSync(data, { recursive: true, force: true, maxRetries: 20 });
      // Postgres would wait for the old process, which some machines keep as a zombie.
      rmSync(join(folder, `.s.PGSQL.${port}.lock`), { force: true });
      mkdirSync(data, { mode: 0o700 });
      own(data);
    },
    remove: async () => {
      await control("stop", "-m", "immediate").catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An example with other values; each must be in it, or the drill would try something else than what is printed. */
function readExample(name: string, values: Record<string, string>): string {
  let text = readFileSync(join(examples, name), "utf8");
  for (const [from, to] of Object.entries(values)) {
    if (!text.includes(from)) throw new Error(`${name} says nothing of ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}
