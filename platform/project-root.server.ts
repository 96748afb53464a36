import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

function rootAbove(folder: string): string {
  return existsSync(join(folder, "package.json")) || folder === dirname(folder) ? folder : rootAbove(dirname(folder));
}

/** From source, bundle or release. */
export const projectRoot = rootAbove(import.meta.dirname);
