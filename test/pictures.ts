import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#platform/project-root.server.ts";

/** A picture as a form sends it: a small one, because each is encoded anew. */
export const samplePicture = () => new Blob([readFileSync(join(projectRoot, "db/sample/images/portrait-2.webp"))]);

export const storedName = /^[0-9a-f]{24}\.webp$/;
