import { ensureBuilt, ensureInstalled, pinnedNode, run } from "./steps.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";

await ensureInstalled();
await ensureSystemPackages();
await ensureBuilt();
run(pinnedNode(), ["scripts/take-screenshots.ts", ...process.argv.slice(2)]);
