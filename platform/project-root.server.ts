import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

function rootAbove(folder: string): string {
  return existsSync(join(folder, "package.json")) || folder === dirname(folder) ? folder : rootAbove(dirname(folder));
}

/** The project's folder, from the source tree, from the bundle and in a packaged release alike. */
export const projectRoot = rootAbove(import.meta.dirname);
