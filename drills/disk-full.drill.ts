import { execFileSync } from "node:child_process";
import { cpSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "#e2e/site-process.ts";
import { onPreparedFolder, temporaryFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { jsonBody, officer, signedIn } from "./staff-client.ts";

export const drill: Drill = {
  name: "disk full, then room again",
  run: () =>
    onPreparedFolder(async (prepared) => {
      if (process.getuid?.() !== 0) return { figure: "not run: mounting a small disk needs root", ok: false };
      const disk = temporaryFolder();
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=160m,mode=0700", "tmpfs", disk]);
      try {
        cpSync(prepared, disk, { recursive: true });
        return await fillAndFree(disk);
      } finally {
        execFileSync("umount", ["-l", disk]);
        rmSync(disk, { recursive: true, force: true });
      }
    }),
};

async function fillAndFree(disk: string) {
  const site = await startSite(disk);
  const staff = await signedIn(site.url);
  const save = async (name: string) => {
    const answer = await staff("/api/loanofficer", jsonBody("POST", { ...officer(name), description: "x".repeat(40_000) }));
    await answer.text();
    return answer.status;
  };
  const before = await save("before");
  const { bavail, bsize } = statfsSync(disk);
  const ballast = join(disk, "ballast");
  writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  const refusalStatuses = new Set<number>();
  for (let number = 0; number < 60; number++) refusalStatuses.add(await save(`full-${number}`));
  const reads = (await fetch(site.url)).status;
  rmSync(ballast);
  const after = await save("after");
  const { listLoanOfficersListVm: rows } = await (await staff("/api/loanofficer?filterKey=after")).json();
  await site.stop();
  const odd = [...refusalStatuses].filter((status) => status !== 200 && status !== 503);
  const figure = `writes answered ${[...refusalStatuses].join(" and ")} while full, reads ${reads}, ${after} afterwards`;
  return {
    figure,
    ok: before === 200 && refusalStatuses.has(503) && odd.length === 0 && reads === 200 && after === 200 && rows.length === 1,
  };
}
