import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publicPaths } from "./paths.ts";

/** Hands over a script for wrk that asks for all public pages in turn. */
export async function onAllPages<T>(work: (script: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "umbral-bench-"));
  const script = join(folder, "pages.lua");
  const paths = publicPaths.map((path) => JSON.stringify(path)).join(", ");
  writeFileSync(
    script,
    `local paths = { ${paths} }\nlocal n = 0\nrequest = function()\n  n = n % #paths + 1\n  return wrk.format(nil, paths[n])\nend\n`,
  );
  return work(script).finally(() => rmSync(folder, { recursive: true }));
}
