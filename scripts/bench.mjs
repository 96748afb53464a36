import { ensureBuilt, ensureInstalled, pinnedNode, root, run } from "./steps.mjs";
import { ensureBenchTools } from "./system-packages.mjs";

process.chdir(root);
await ensureInstalled();
await ensureBenchTools();
await ensureBuilt();
process.exit(
  run(pinnedNode(), ["--disable-warning=ExperimentalWarning", "bench/run.ts", ...process.argv.slice(2)], { allowFailure: true }),
);
