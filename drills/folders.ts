import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#e2e/site-process.ts";

/** Runs the work on a prepared data folder of its own, which is gone afterwards. */
export async function onPreparedFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = temporaryFolder();
  try {
    const site = await startSite(folder);
    await site.stop();
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), "umbral-drill-"));

export function copyOf(folder: string): string {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}
