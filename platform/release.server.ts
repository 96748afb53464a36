import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import { StartError } from "./config.server.ts";
import { projectRoot } from "./project-root.server.ts";

/** A packaged release has a program of its own at its root; a checkout has npm. */
export const isRelease = existsSync(join(projectRoot, "umbral"));

/** The next release is unpacked beside this one and takes its place: a site inside its folder would be left behind. */
export function refuseDataInRelease(dataDir: string, release = isRelease ? projectRoot : undefined): void {
  if (release === undefined || !`${dataDir}${sep}`.startsWith(`${release}${sep}`)) return;
  throw new StartError(
    `The data folder ${dataDir} is inside the release, which the next one replaces: set DATA_DIR to a folder elsewhere.`,
  );
}
