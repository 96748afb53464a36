import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "#e2e/site-process.ts";
import { onPreparedFolder, temporaryFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { jsonBody, officer, signedIn } from "./staff-client.ts";

const saves = 100;

export const drill: Drill = {
  name: `fsync calls of ${saves} saves, counted with strace`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const site = await startSite(folder);
      const staff = await signedIn(site.url);
      const reports = temporaryFolder();
      const trace = join(reports, "trace");
      const strace = spawn("strace", ["-f", "-e", "trace=fsync,fdatasync", "-o", trace, "-p", String(site.pid)], {
        stdio: ["ignore", "ignore", "pipe"],
      });
      await new Promise<void>((resolve, reject) => {
        strace.stderr.on("data", (chunk) => String(chunk).includes("attached") && resolve());
        strace.once("error", () => reject(new Error("strace is not installed")));
        strace.once("exit", (code) => reject(new Error(`strace ended with ${code}`)));
      });
      for (let number = 0; number < saves; number++)
        await (await staff("/api/loanofficer", jsonBody("POST", officer(`s${number}`)))).json();
      const straceExit = new Promise((resolve) => strace.removeAllListeners("exit").once("exit", resolve));
      strace.kill("SIGINT");
      await straceExit;
      await site.stop();
      const calls = readFileSync(trace, "utf8").match(/f(data)?sync\(\d+/g)?.length ?? 0;
      rmSync(reports, { recursive: true, force: true });
      return { figure: `${(calls / saves).toFixed(2)} fsync calls per commit`, ok: calls >= saves };
    }),
};
