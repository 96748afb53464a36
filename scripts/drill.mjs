import { ensureBuilt, ensureInstalled, pinnedNode, root, run } from "./steps.mjs";

process.chdir(root);
await ensureInstalled();
await ensureBuilt();
process.exit(
  run(pinnedNode(), ["--disable-warning=ExperimentalWarning", "drills/run.ts", ...process.argv.slice(2)], { allowFailure: true }),
);
