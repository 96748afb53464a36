import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import { StartError } from "./config.server.ts";
import { projectRoot } from "./project-root.server.ts";

/** A release has a launcher at its root; a checkout has npm. */
export const isRelease = existsSync(join(projectRoot, "umbral"));

/** The next release replaces this folder. */
export function refuseDataInRelease(dataDir: string, release = isRelease ? projectRoot : undefined): void {
  if (release === undefined || !`${dataDir}${sep}`.startsWith(`${release}${sep}`)) return;
  throw new StartError(
    `The data folder ${dataDir} is inside the release, which the next one replaces: set DATA_DIR to a folder elsewhere.`,
  );
}
