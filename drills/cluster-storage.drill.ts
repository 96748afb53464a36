import { setTimeout as sleep } from "node:timers/promises";
import { samplePicture } from "#test/pictures.ts";
import { type Cluster, withCluster } from "./cluster.ts";
import { Load } from "./load.ts";
import type { Drill } from "./run.ts";
import { officer, signedIn } from "./staff-client.ts";

/** Ten for the bucket, and what the picture itself takes. */
const longestSeconds = 12;

/** Looks like a picture and was never requested before: only the bucket knows whether it exists. */
const unknownPicture = `${"0".repeat(24)}-640.webp`;

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
        const [attempt, knownStatuses, unknownAnswers] = await Promise.all([
          upload(staff, name),
          askForPicture(cluster, first.picture),
          measureSeconds(() => askForPicture(cluster, unknownPicture)),
        ]);
        figures.push(
          `${name}: an upload was answered with ${attempt.status} after ${attempt.seconds.toFixed(1)} s, a picture that is not in memory with ${unknownAnswers.result[0]} after ${unknownAnswers.seconds.toFixed(1)} s, ${knownStatuses.filter((status) => status === 200).length} of ${knownStatuses.length} known pictures shown`,
        );
        isHeld &&= attempt.status === 503 && attempt.seconds < longestSeconds && knownStatuses.every((status) => status === 200);
        isHeld &&= unknownAnswers.result.every((status) => status === 503) && unknownAnswers.seconds < longestSeconds;
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
  const { result: answer, seconds } = await measureSeconds(() => staff("/api/loanofficer", { method: "POST", body: form }));
  await answer.text();
  const { listLoanOfficersListVm } = await (await staff("/api/loanofficer")).json();
  const row = listLoanOfficersListVm.find(({ lastName }: { lastName: string }) => lastName === name);
  return { status: answer.status, seconds, picture: row?.image1 ?? "" };
}

async function measureSeconds<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const startTime = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - startTime) / 1000 };
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
