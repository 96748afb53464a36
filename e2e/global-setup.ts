import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sizesMade, startSite } from "./site-process.ts";

/** Prepares one data folder with the sample content and the sizes of its pictures; each worker works on a copy of it. */
export default async function globalSetup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "umbral-e2e-"));
  const template = join(folder, "template");
  const site = await startSite(template);
  await sizesMade(site);
  await site.stop();
  process.env.E2E_TEMPLATE = template;
  return () => rmSync(folder, { recursive: true, force: true });
}
