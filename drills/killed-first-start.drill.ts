import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#e2e/site-process.ts";
import { serverCommand } from "#scripts/server-command.mjs";
import { temporaryFolder } from "./folders.ts";
import type { Drill } from "./run.ts";

const kills = 20;
const longestSeconds = 10;

export const drill: Drill = {
  name: `killed in the middle of the first start (cluster, migrations, sample content), ${kills} times`,
  run: async () => {
    const firstStart = await measureFirstStart();
    let slowest = 0;
    let brokenStarts = 0;
    for (let round = 0; round < kills; round++) {
      const folder = temporaryFolder();
      const child = spawn(process.execPath, serverCommand, {
        env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, LOG_LEVEL: "silent" },
        stdio: "ignore",
      });
      const exit = new Promise((resolve) => child.once("exit", resolve));
      await sleep((firstStart * 1000 * (round + 1)) / kills);
      child.kill("SIGKILL");
      await exit;
      const startTime = performance.now();
      const site = await startSite(folder).catch(() => undefined);
      slowest = Math.max(slowest, (performance.now() - startTime) / 1000);
      const hasWholeHome = site && (await (await fetch(site.url)).text()).includes("Building Generational Wealth");
      if (!hasWholeHome) brokenStarts++;
      await site?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
    return {
      figure: `${brokenStarts} of ${kills} next starts failed, the slowest took ${slowest.toFixed(1)} s, an undisturbed one ${firstStart.toFixed(1)} s`,
      ok: brokenStarts === 0 && slowest < longestSeconds,
    };
  },
};

/** How many seconds this machine takes for it, in the middle of three. */
async function measureFirstStart(): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round < 3; round++) {
    const folder = temporaryFolder();
    const startTime = performance.now();
    const site = await startSite(folder);
    seconds.push((performance.now() - startTime) / 1000);
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return seconds.toSorted((a, b) => a - b)[1] ?? 0;
}
