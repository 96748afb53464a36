import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#e2e/site-process.ts";
import { contentName } from "#platform/backup/manifest.server.ts";
import { readManifest } from "#platform/backup/read-backup.server.ts";
import { openFolder } from "#platform/images/storage.server.ts";
import { startPostgres } from "#scripts/temporary-postgres.mjs";
import { startBucket } from "#test/bucket.ts";
import { fill } from "./backup-restore.drill.ts";
import { runCommand } from "./commands.ts";
import { onPreparedFolder, temporaryFolder } from "./folders.ts";
import type { Drill } from "./run.ts";

export const drill: Drill = {
  name: "from the embedded database and folder to Postgres and S3, and back",
  run: () =>
    onPreparedFolder(async (folder) => {
      const postgres = await startPostgres({ durable: true });
      if (!postgres) return { figure: "there is no Postgres on this machine", ok: false };
      const bucket = await startBucket();
      const work = mkdtempSync(join(tmpdir(), "umbral-move-"));
      const [servedFolder, back] = [temporaryFolder(), temporaryFolder()];
      try {
        await fill(folder, 2_000, 100);
        const there = {
          DATABASE_URL: postgres.url,
          DATA_DIR: servedFolder,
          S3_BUCKET: bucket.s3.bucket,
          S3_KEY: bucket.s3.access?.key,
          S3_SECRET: bucket.s3.access?.secret,
          S3_ENDPOINT: bucket.s3.endpoint,
        };
        const before = await contentOf({ DATA_DIR: folder }, join(work, "before"));
        const emptyDatabaseRefusal = await refusal(() => startSite(folder, { DATABASE_URL: postgres.url }));
        const thereFile = settingsFile(join(work, "there.env"), there);
        const moveThere = () => runCommand(["move", "--to", thereFile], { DATA_DIR: folder });
        const pendingForm = join(folder, "pending-forms", "000001763000000-000001-form.json");
        mkdirSync(join(folder, "pending-forms"), { recursive: true });
        writeFileSync(pendingForm, "{}");
        const waitingRefusal = await refusal(moveThere);
        rmSync(pendingForm);
        const moveReport = await moveThere();
        const secondRefusal = await refusal(moveThere);
        const leftFolderRefusal = await refusal(() => startSite(folder));
        const leftPicturesRefusal = await refusal(() => startSite(folder, { DATABASE_URL: postgres.url }));
        const site = await startSite(servedFolder, there);
        const page = await fetch(`${site.url}/`);
        const runningRefusal = await refusal(() =>
          runCommand(["move", "--to", settingsFile(join(work, "back.env"), { DATA_DIR: back })], there),
        );
        await site.stop();
        const atServed = await contentOf(there, join(work, "there"));
        await runCommand(["move", "--to", join(work, "back.env")], there);
        const leftPostgresRefusal = await refusal(() => startSite(servedFolder, there));
        const afterwards = await contentOf({ DATA_DIR: back }, join(work, "back"));
        const check = await runCommand(["verify"], { DATA_DIR: back });
        const refusals = [
          ["an empty DATABASE_URL beside a filled folder", emptyDatabaseRefusal.includes("npm run move")],
          ["a move while forms are pending", waitingRefusal.includes("1 of the visitors' forms wait")],
          ["a second move from the folder that was left", secondRefusal.includes("was moved")],
          ["the folder that was left", leftFolderRefusal.includes("was moved")],
          ["the new database with the pictures of that folder", leftPicturesRefusal.includes("was moved")],
          ["a move while the site runs", runningRefusal.includes("Stop it first")],
          ["a node on the Postgres that was left", leftPostgresRefusal.includes("was moved")],
        ] as const;
        const missedRefusals = refusals.filter(([, wasRefused]) => !wasRefused).map(([what]) => what);
        return {
          figure: `${moveReport}; ${before.messages === atServed.messages ? "the same messages" : "NOT the same messages"} there, ${atServed.content === afterwards.content ? "the same in all" : "NOT the same"} back; ${check}; refused: ${refusals.length - missedRefusals.length} of ${refusals.length}${missedRefusals.length > 0 ? ` (not ${missedRefusals.join(", ")})` : ""}`,
          ok:
            page.ok &&
            before.messages === atServed.messages &&
            before.pictures === atServed.pictures &&
            atServed.content === afterwards.content &&
            missedRefusals.length === 0,
        };
      } finally {
        await bucket.stop();
        await postgres.stop();
        for (const path of [work, servedFolder, back]) rmSync(path, { recursive: true, force: true });
      }
    }),
};

/** What an installation holds, by way of a backup of it; but for the note that a backup was made. */
async function contentOf(environment: NodeJS.ProcessEnv, place: string) {
  await runCommand(["backup", place], environment);
  const manifest = await readManifest(await openFolder(place), place);
  const tables = manifest.tables.filter(({ name }) => name !== "site_state");
  const messages = tables.find(({ name }) => name === "contact_messages")?.sha256;
  return { content: contentName({ ...manifest, tables }), messages, pictures: manifest.pictures.length };
}

function settingsFile(path: string, settings: NodeJS.ProcessEnv): string {
  writeFileSync(
    path,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
  return path;
}

async function refusal(attempt: () => Promise<unknown>): Promise<string> {
  return attempt().then(
    () => "it went ahead",
    (error: Error) => error.message,
  );
}
