import { ensureBuilt, ensureInstalled, pinnedNode, root, run } from "./steps.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";

process.chdir(root);
await ensureInstalled();
await ensureSystemPackages();
await ensureBuilt();
process.exit(
  run(pinnedNode(), ["--disable-warning=ExperimentalWarning", "bench/lighthouse.ts", ...process.argv.slice(2)], { allowFailure: true }),
);
