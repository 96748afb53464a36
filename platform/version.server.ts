import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./project-root.server.ts";

/** Of this program, as package.json states it: in backups, logs and on the command line the same. */
export const version: string = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")).version;
