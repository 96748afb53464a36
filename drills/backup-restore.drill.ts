import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { startSite } from "#e2e/site-process.ts";
import { openEmbedded } from "#platform/database/embedded.server.ts";
import { openFolder } from "#platform/images/storage.server.ts";
import { runCommand } from "./commands.ts";
import { onPreparedFolder, temporaryFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { jsonBody, officer, signedIn } from "./staff-client.ts";

const records = 10_000;
const pictures = 1_000;
const mostSeconds = 120;

type Staff = Awaited<ReturnType<typeof signedIn>>;

export const drill: Drill = {
  name: `backup under load, restored elsewhere: ${records} messages, ${pictures} pictures`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const [backup, elsewhere] = [temporaryFolder(), temporaryFolder()];
      try {
        await fill(folder);
        const site = await startSite(folder);
        const saves = saveOn(await signedIn(site.url));
        await saves.until(5);
        const acknowledgedBefore = saves.acknowledged.length;
        const backupTime = performance.now();
        const told = await runCommand(["backup", backup], { DATA_DIR: folder });
        const backupSeconds = (performance.now() - backupTime) / 1000;
        const { longestMs, acknowledged } = await saves.stop();
        await site.stop();
        const restoreTime = performance.now();
        await runCommand(["restore", backup], { DATA_DIR: elsewhere });
        const restoreSeconds = (performance.now() - restoreTime) / 1000;
        const check = await runCommand(["verify"], { DATA_DIR: elsewhere });
        const restored = await startSite(elsewhere);
        const { listLoanOfficersListVm: rows } = await (await (await signedIn(restored.url))("/api/loanofficer")).json();
        await restored.stop();
        const present = new Set(rows.map((row: { lastName: string }) => row.lastName));
        const lost = acknowledged.slice(0, acknowledgedBefore).filter((name) => !present.has(name)).length;
        const during = acknowledged.length - acknowledgedBefore;
        return {
          figure: `${told.replace(/ to .*/, "")} in ${backupSeconds.toFixed(1)} s while ${during} saves were acknowledged (the slowest ${longestMs.toFixed(0)} ms); restored in ${restoreSeconds.toFixed(1)} s, ${lost} of ${acknowledgedBefore} acknowledged before it lost; ${check}`,
          ok: lost === 0 && during > 0 && restoreSeconds < mostSeconds && check.endsWith("nothing is wrong."),
        };
      } finally {
        for (const place of [backup, elsewhere]) rmSync(place, { recursive: true, force: true });
      }
    }),
};

/** More than an office gathers in years, written past the API, which would take an hour for it. */
export async function fill(folder: string, messageCount = records, pictureCount = pictures): Promise<void> {
  const database = await openEmbedded(folder);
  await database.db.execute(sql`insert into contact_messages (name, phone, email, service, message, client_hints)
    select 'Visitor ' || n, '', 'visitor' || n || '@example.com', 'Purchase', repeat('Quiero comprar casa. ', 1 + n % 40), '{"language": "es"}'
    from generate_series(1, ${messageCount}::int) n`);
  const storage = await openFolder(join(folder, "images"));
  for (let number = 0; number < pictureCount; number++) {
    const name = `${randomBytes(12).toString("hex")}.webp`;
    await storage.write(name, randomBytes(80_000));
    await database.db.execute(sql`insert into images (name, width, height) values (${name}, 1200, 800)`);
  }
  await database.close();
}

/** One save after the other until it is stopped. */
function saveOn(staff: Staff) {
  const acknowledged: string[] = [];
  let isStopped = false;
  let longestMs = 0;
  let wake = () => {};
  const work = (async () => {
    for (let number = 0; !isStopped; number++) {
      const startTime = performance.now();
      const answer = await staff("/api/loanofficer", jsonBody("POST", officer(`saved-${number}`)));
      await answer.json();
      if (!answer.ok) continue;
      longestMs = Math.max(longestMs, performance.now() - startTime);
      acknowledged.push(`saved-${number}`);
      wake();
    }
  })();
  return {
    acknowledged,
    until: async (count: number) => {
      while (acknowledged.length < count) await new Promise<void>((resolve) => (wake = resolve));
    },
    stop: async () => {
      isStopped = true;
      await work;
      return { longestMs, acknowledged };
    },
  };
}
