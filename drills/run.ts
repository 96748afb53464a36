import { readdirSync } from "node:fs";

/** A fault, what must hold under it, and the figure that shows whether it did. */
export type Drill = { name: string; run: () => Promise<{ figure: string; ok: boolean }> };

const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".drill.ts"))
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)));

let failed = 0;
for (const file of files) {
  const { drill }: { drill: Drill } = await import(`./${file}`);
  const started = Date.now();
  process.stdout.write(`▸ ${drill.name} …\n`);
  const { figure, ok } = await drill.run();
  if (!ok) failed++;
  process.stdout.write(`  ${ok ? "held" : "BROKEN"}: ${figure} (${((Date.now() - started) / 1000).toFixed(0)} s)\n`);
}
process.stdout.write(`\n${files.length - failed} held, ${failed} broken\n`);
process.exit(failed === 0 ? 0 : 1);
