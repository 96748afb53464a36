import { readdirSync } from "node:fs";

/** A fault, what must hold under it, and the figure that shows whether it did. */
export type Drill = { name: string; run: () => Promise<{ figure: string; ok: boolean }> };

const requestedDrills = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".drill.ts"))
  .filter((file) => requestedDrills.length === 0 || requestedDrills.some((word) => file.includes(word)));

let failureCount = 0;
for (const file of files) {
  const { drill }: { drill: Drill } = await import(`./${file}`);
  const startTime = Date.now();
  process.stdout.write(`▸ ${drill.name} …\n`);
  // One that cannot be done must not keep the others from being done.
  const { figure, ok } = await drill.run().catch((error: Error) => ({ figure: error.stack ?? String(error), ok: false }));
  if (!ok) failureCount++;
  process.stdout.write(`  ${ok ? "held" : "BROKEN"}: ${figure} (${((Date.now() - startTime) / 1000).toFixed(0)} s)\n`);
}
process.stdout.write(`\n${files.length - failureCount} held, ${failureCount} broken\n`);
process.exit(failureCount === 0 ? 0 : 1);
