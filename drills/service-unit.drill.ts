import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./folders.ts";
import type { Drill } from "./run.ts";

const unit = join(import.meta.dirname, "../deploy/umbral.service");
const highestExposure = 2.5;

const analyze = (...args: string[]) => spawnSync("systemd-analyze", args, { encoding: "utf8" });

export const drill: Drill = {
  name: "the service unit, as systemd reads it",
  async run() {
    if (analyze("--version").status !== 0) return { figure: "skipped: systemd-analyze is not installed", ok: true };
    const folder = temporaryFolder();
    try {
      const file = join(folder, "umbral.service");
      copyFileSync(unit, file);
      const exposure = Number(/exposure level for .*: ([\d.]+)/.exec(analyze("security", "--offline=yes", file).stdout)?.[1]);
      // Nothing is installed here; all else must be as systemd wants it.
      writeFileSync(file, readFileSync(unit, "utf8").replace("/opt/umbral/umbral start", "/bin/true"));
      const complaints = analyze("verify", file).stderr.trim();
      return { figure: `exposure ${exposure}${complaints && `; ${complaints}`}`, ok: exposure <= highestExposure && complaints === "" };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
