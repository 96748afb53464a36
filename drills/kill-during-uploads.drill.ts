import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { startSite } from "#e2e/site-process.ts";
import { onPreparedFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { officer, signedIn } from "./staff-client.ts";

const kills = 50;
const picture = new Blob([readFileSync("db/sample/images/portrait-1.webp")]);

type Row = { lastName: string; image1: string | null };

export const drill: Drill = {
  name: `kill -9 during uploads, ${kills} times`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const acknowledgedNames = new Set<string>();
      for (let round = 0; round < kills; round++) {
        const site = await startSite(folder);
        const staff = await signedIn(site.url);
        const kill = sleep(30 + Math.random() * 400).then(site.kill);
        await uploadUntilItDies(staff, `r${round}`, acknowledgedNames);
        await kill;
      }
      const site = await startSite(folder);
      const staff = await signedIn(site.url);
      const { listLoanOfficersListVm: rows }: { listLoanOfficersListVm: Row[] } = await (await staff("/api/loanofficer")).json();
      const uploadedRows = rows.filter((row) => row.lastName.startsWith("r"));
      const isWholeByRow = await Promise.all(uploadedRows.map((row) => isWhole(site.url, row.image1)));
      await site.stop();
      const brokenPictures = isWholeByRow.filter((ok) => !ok).length;
      const lostCount = [...acknowledgedNames].filter((name) => !uploadedRows.some((row) => row.lastName === name)).length;
      return {
        figure: `${brokenPictures} rows without a whole picture, ${lostCount} of ${acknowledgedNames.size} acknowledged uploads lost`,
        ok: brokenPictures === 0 && lostCount === 0 && acknowledgedNames.size > 0,
      };
    }),
};

/** Decoded to the last line: what comes in the place of a missing size would look like an answer too. */
async function isWhole(url: string, image: string | null): Promise<boolean> {
  if (!image) return false;
  const answer = await fetch(`${url}/resources/${image}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return (
    answer.ok &&
    (await sharp(bytes, { failOn: "warning" })
      .stats()
      .then(
        () => true,
        () => false,
      ))
  );
}

async function uploadUntilItDies(staff: Awaited<ReturnType<typeof signedIn>>, prefix: string, acknowledged: Set<string>) {
  for (let number = 0; ; number++) {
    const name = `${prefix}-${number}`;
    const form = new FormData();
    for (const [field, value] of Object.entries(officer(name))) form.append(field, value);
    form.append("ImageFile", picture, "photo.webp");
    try {
      const answer = await staff("/api/loanofficer", { method: "POST", body: form });
      if (!answer.ok) return;
      await answer.json();
      acknowledged.add(name);
    } catch {
      return;
    }
  }
}
