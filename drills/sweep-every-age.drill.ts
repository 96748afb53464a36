import { readFileSync, rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import { runnerImport } from "vite";
import { startSite } from "#e2e/site-process.ts";
import { readConfig } from "#platform/config.server.ts";
import { migrationsFolder, openDatabase } from "#platform/database/open.server.ts";
import { listFiles } from "#platform/images/claim-storage.server.ts";
import { openStorage } from "#platform/images/storage.server.ts";
import { createLog } from "#platform/log.server.ts";
import { onPreparedFolder, temporaryFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { officer, signedIn } from "./staff-client.ts";

// Only Vite finds the parts of the product.
const { cleanUp } = (await runnerImport<typeof import("./daily-cleanup.ts")>("/drills/daily-cleanup.ts", { logLevel: "error" })).module;

/** Days between the upload of a picture and its replacement. */
const ages = [0, 0.5, 1, 2, 7, 29, 30, 31, 60, 365, 800, 1400, 1500, 4000];
/** Days after the replacement at which the sweep runs. */
const runs = [0, 0.9, 1.1, 2, 29, 30, 31, 90, 365, 1000, 1400];
const longAfter = 1500;
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const picture = new Blob([readFileSync("db/sample/images/portrait-1.webp")]);
const log = createLog("silent");

/** The database and the pictures of a folder whose site is stopped. */
async function onFolder<T>(folder: string, work: (opened: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const site = await open(folder, folder);
  return work(site).finally(() => site.database.close());
}

async function open(folder: string, pictures: string) {
  const config = readConfig({ DATA_DIR: folder });
  const database = await openDatabase(config, log);
  const storage = await openStorage({ dataDir: pictures, s3: undefined });
  return { database, db: database.db, storage, config, log };
}

async function savePicture(folder: string, save: (staff: Awaited<ReturnType<typeof signedIn>>, index: number) => Promise<Response>) {
  const site = await startSite(folder);
  const staff = await signedIn(site.url);
  const names: string[] = [];
  for (const index of ages.keys()) {
    const answer = await save(staff, index);
    if (!answer.ok) throw new Error(`A picture was refused with ${answer.status}`);
    names.push((await answer.json()).loanOfficerDto.image1);
  }
  await site.stop();
  return names;
}

function upload(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("ImageFile", picture, "photo.webp");
  return form;
}

export const drill: Drill = {
  name: `the sweep with pictures of ${ages.length} ages, and with an empty database`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const ids: number[] = [];
      const first = await savePicture(folder, async (staff, index) => {
        const answer = await staff("/api/loanofficer", { method: "POST", body: upload(officer(`Age ${index}`)) });
        ids.push((await answer.clone().json()).loanOfficerDto.loanOfficerId);
        return answer;
      });
      await onFolder(folder, async ({ db }) => {
        for (const [index, age] of ages.entries()) {
          const earlierTime = sql`now() - ${`${age} days`}::interval`;
          await db.execute(sql`update images set created_at = ${earlierTime} where name = ${first[index]}`);
          await db.execute(
            sql`update revisions set created_at = ${earlierTime} where entity = 'loanofficer' and entity_id = ${ids[index]}`,
          );
        }
      });
      const second = await savePicture(folder, (staff, index) =>
        staff("/api/loanofficer", { method: "PUT", body: upload({ loanOfficerId: String(ids[index]) }) }),
      );
      return onFolder(folder, async (opened) => {
        const { storage } = opened;
        const countMissing = async (names: string[]) =>
          (await Promise.all(names.map((name) => storage.read(name)))).filter((bytes) => !bytes).length;
        let lostCount = 0;
        for (const days of runs) {
          await cleanUp(opened, inDays(days));
          lostCount += await countMissing([...first, ...second]);
        }
        for (let run = 0; run < 5; run++) await cleanUp(opened, inDays(longAfter + run));
        const left = ages.length - (await countMissing(first));
        lostCount += await countMissing(second);
        const removedCount = await sweepByEmptyDatabase(folder);
        return {
          figure: `${lostCount} pictures lost that could be restored, ${left} of ${ages.length} left after their time, ${removedCount} removed by an empty database`,
          ok: lostCount === 0 && left === 0 && removedCount === 0,
        };
      });
    }),
};

/** A new database in front of the pictures of another one. */
async function sweepByEmptyDatabase(pictures: string): Promise<number> {
  const folder = temporaryFolder();
  const emptySite = await open(folder, pictures);
  const count = async () => (await listFiles(emptySite.storage)).length;
  await emptySite.database.migrate(emptySite.db, migrationsFolder);
  const before = await count();
  await cleanUp(emptySite, inDays(10_000));
  const removedCount = before - (await count());
  await emptySite.database.close();
  rmSync(folder, { recursive: true, force: true });
  return removedCount;
}
