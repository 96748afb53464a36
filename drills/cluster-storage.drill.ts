import { setTimeout as sleep } from "node:timers/promises";
import { samplePicture } from "#test/pictures.ts";
import { type Cluster, withCluster } from "./cluster.ts";
import { Load } from "./load.ts";
import type { Drill } from "./run.ts";
import { officer, signedIn } from "./staff-client.ts";

/** Three tries of ten seconds, and what the picture itself takes. */
const longestUploadSeconds = 40;

type Staff = Awaited<ReturnType<typeof signedIn>>;

export const drill: Drill = {
  name: "the bucket of three nodes gone, then hanging",
  run: () =>
    withCluster({}, async (cluster) => {
      const { url, storage } = cluster;
      const staff = await signedIn(url);
      const first = await upload(staff, "before");
      const pictures = await askForPicture(cluster, first.picture);
      const load = await Load.start(url, { readers: 6, formsPerSecond: 2, savesPerSecond: 1 });
      const faults = { gone: storage.refuse, hanging: storage.hang };
      const figures: string[] = [];
      let isHeld = first.status === 200 && pictures.every((status) => status === 200);
      for (const [name, fault] of Object.entries(faults)) {
        fault();
        await sleep(1_000);
        const [attempt, shown] = await Promise.all([upload(staff, name), askForPicture(cluster, first.picture)]);
        figures.push(
          `${name}: an upload was answered with ${attempt.status} after ${attempt.seconds.toFixed(1)} s, ${shown.filter((status) => status === 200).length} of ${shown.length} known pictures shown`,
        );
        isHeld &&= attempt.status === 503 && attempt.seconds < longestUploadSeconds && shown.every((status) => status === 200);
        storage.leadTo(storage.target);
      }
      const last = await upload(staff, "afterwards");
      await load.stop();
      const statusesAfter = await askForPicture(cluster, last.picture);
      const { listLoanOfficersListVm } = await (await staff("/api/loanofficer")).json();
      const halves = listLoanOfficersListVm.filter(({ lastName }: { lastName: string }) => lastName in faults).length;
      return {
        figure: `${figures.join("; ")}; ${halves} half saves; afterwards ${last.status}; ${load.failed.length} of ${load.requests.length} other requests failed (${load.describeFailures()})`,
        ok: isHeld && halves === 0 && last.status === 200 && statusesAfter.every((status) => status === 200) && load.failed.length === 0,
      };
    }),
};

async function upload(staff: Staff, name: string): Promise<{ status: number; seconds: number; picture: string }> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...officer(name), isActive: "false" })) form.append(field, value);
  form.append("ImageFile", samplePicture(), "photo.webp");
  const startTime = performance.now();
  const answer = await staff("/api/loanofficer", { method: "POST", body: form });
  await answer.text();
  const seconds = (performance.now() - startTime) / 1000;
  const { listLoanOfficersListVm } = await (await staff("/api/loanofficer")).json();
  const row = listLoanOfficersListVm.find(({ lastName }: { lastName: string }) => lastName === name);
  return { status: answer.status, seconds, picture: row?.image1 ?? "" };
}

function askForPicture({ nodes }: Cluster, picture: string): Promise<number[]> {
  return Promise.all(
    nodes.map(async ({ url }) => {
      const answer = await fetch(`${url}/resources/${picture}`);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
}
