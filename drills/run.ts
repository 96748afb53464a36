import { globSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#platform/project-root.server.ts";

/** A fault, what must hold under it, and the figure that shows whether it did. */
export type Drill = { name: string; run: () => Promise<{ figure: string; ok: boolean }> };

const requestedDrills = process.argv.slice(2);
const files = globSync(["drills/*.drill.ts", "app/features/*/*.drill.ts"], { cwd: projectRoot })
  .sort()
  .filter((file) => requestedDrills.length === 0 || requestedDrills.some((word) => file.includes(word)));

let failureCount = 0;
for (const file of files) {
  const { drill }: { drill: Drill } = await import(join(projectRoot, file));
  const startTime = Date.now();
  process.stdout.write(`▸ ${drill.name} …\n`);
  // One that cannot be done must not keep the others from being done.
  const { figure, ok } = await drill.run().catch((error: Error) => ({ figure: error.stack ?? String(error), ok: false }));
  if (!ok) failureCount++;
  process.stdout.write(`  ${ok ? "held" : "BROKEN"}: ${figure} (${((Date.now() - startTime) / 1000).toFixed(0)} s)\n`);
}
process.stdout.write(`\n${files.length - failureCount} held, ${failureCount} broken\n`);
process.exit(failureCount === 0 ? 0 : 1);
