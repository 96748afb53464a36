import { existsSync, statSync } from "node:fs";

/** How long a built file is as gzip, which is what others state; browsers get brotli. */
export function gzipSize(url: string): number {
  const file = `build/client${new URL(url).pathname}`;
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}
