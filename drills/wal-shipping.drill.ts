import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startSite } from "#e2e/site-process.ts";
import { type ArchivedPostgres, hasPgbackrest, startArchivedPostgres } from "./archived-postgres.ts";
import { temporaryFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { jsonBody, officer, signedIn } from "./staff-client.ts";

type Staff = Awaited<ReturnType<typeof signedIn>>;

/** What is deleted by mistake later on. */
const deletedPrefix = "during-backup";
const savesBeforeArchive = 40;
const savesAfterArchive = 15;

export const drill: Drill = {
  name: "the database's disk lost, restored by pgBackRest; then back to the moment before a deletion",
  run: async () => {
    if (!hasPgbackrest()) return { figure: "pgBackRest is not installed", ok: false };
    const postgres = await startArchivedPostgres();
    const folder = temporaryFolder();
    const site = await startSite(folder, { DATABASE_URL: postgres.url });
    try {
      await postgres.pgbackrest("stanza-create");
      await postgres.pgbackrest("check");
      const staff = await signedIn(site.url);
      await save(staff, "before-backup", 5);
      const whileBackedUp = save(staff, deletedPrefix, savesBeforeArchive);
      await postgres.pgbackrest("--type=full", "backup");
      const archivedNames = await whileBackedUp;
      await archiveAll(postgres);
      const exposedNames = await save(staff, "exposed", savesAfterArchive);
      const seconds = await loseDisk(postgres, staff);
      const present = await presentNames(staff);
      const archivedLost = archivedNames.filter((name) => !present.has(name)).length;
      const exposedLost = exposedNames.filter((name) => !present.has(name)).length;
      const recovery = await undoDeletion(postgres, staff);
      return {
        figure: `restored and serving again in ${seconds.toFixed(1)} s; ${archivedLost} of ${archivedNames.length} acknowledged saves lost that were archived, ${exposedLost} of ${exposedNames.length} of the seconds since (archive_timeout bounds that to a minute); after the deletion of ${recovery.deleted} records ${recovery.back} are back, and ${recovery.laterGone} of ${recovery.later} saves after it are gone, as they must be`,
        ok:
          archivedLost === 0 &&
          archivedNames.length > 0 &&
          recovery.deleted > 0 &&
          recovery.back === recovery.deleted &&
          recovery.laterGone > 0,
      };
    } finally {
      await site.stop();
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Saves one record after the other, and answers those that were acknowledged. */
async function save(staff: Staff, prefix: string, count: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let number = 0; number < count; number++) {
    const name = `${prefix}-${number}`;
    const answer = await staff("/api/loanofficer", jsonBody("POST", officer(name)));
    await answer.text();
    if (answer.ok) acknowledged.push(name);
  }
  return acknowledged;
}

async function presentNames(staff: Staff): Promise<Set<string>> {
  const { listLoanOfficersListVm: rows } = await (await staff("/api/loanofficer")).json();
  return new Set(rows.map((row: { lastName: string }) => row.lastName));
}

async function ask<Row>(postgres: ArchivedPostgres, statement: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows[0];
}

/** What archive_timeout does once a minute: the segment at hand is closed, and has left before this is over. */
async function archiveAll(postgres: ArchivedPostgres): Promise<void> {
  const current = await ask<{ name: string }>(postgres, "select pg_walfile_name(pg_switch_wal()) as name");
  for (;;) {
    const archiver = await ask<{ name: string | null }>(postgres, "select last_archived_wal as name from pg_stat_archiver");
    if ((archiver?.name ?? "") >= (current?.name ?? "")) return;
    await sleep(100);
  }
}

/** Answers how many seconds it took until a save was acknowledged again. */
async function loseDisk(postgres: ArchivedPostgres, staff: Staff): Promise<number> {
  postgres.destroy();
  const startTime = performance.now();
  await postgres.pgbackrest("restore");
  await postgres.start();
  await untilItSaves(staff);
  return (performance.now() - startTime) / 1000;
}

/** The site was never restarted: it finds its database again by itself. */
async function untilItSaves(staff: Staff): Promise<void> {
  for (let number = 0; ; number++) {
    const answer = await staff("/api/loanofficer", jsonBody("POST", officer(`back-${number}`)));
    await answer.text();
    if (answer.ok) return;
    await sleep(100);
  }
}

/** Rows that are not in the history are deleted by hand in the database, and it is noticed later. */
async function undoDeletion(postgres: ArchivedPostgres, staff: Staff) {
  const namesBefore = [...(await presentNames(staff))].filter((name) => name.startsWith(deletedPrefix));
  const moment = await ask<{ at: string }>(postgres, "select clock_timestamp()::text as at");
  await ask(postgres, `delete from loan_officers where last_name like '${deletedPrefix}%'`);
  const laterNames = await save(staff, "later", 3);
  await archiveAll(postgres);
  await postgres.stop();
  await postgres.pgbackrest("--delta", "--type=time", `--target=${moment?.at}`, "--target-action=promote", "restore");
  await postgres.start();
  await untilItSaves(staff);
  const namesAfter = await presentNames(staff);
  return {
    deleted: namesBefore.length,
    back: namesBefore.filter((name) => namesAfter.has(name)).length,
    later: laterNames.length,
    laterGone: laterNames.filter((name) => !namesAfter.has(name)).length,
  };
}
