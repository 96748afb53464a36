import { ensureBuilt, ensureInstalled, pinnedNode, root, run } from "./steps.mjs";
import { ensureBenchTools, ensureSystemPackages } from "./system-packages.mjs";

// npm run bench, drill, lighthouse and screenshots: programs that need a built site.
const programs = {
  bench: { file: "bench/run.ts", prepare: ensureBenchTools },
  drill: { file: "drills/run.ts" },
  lighthouse: { file: "bench/lighthouse.ts", prepare: ensureSystemPackages },
  screenshots: { file: "scripts/take-screenshots.ts", prepare: ensureSystemPackages },
};

const [name, ...args] = process.argv.slice(2);
const { file, prepare } = programs[name];
process.chdir(root);
await ensureInstalled();
await prepare?.();
await ensureBuilt();
process.exit(run(pinnedNode(), ["--disable-warning=ExperimentalWarning", file, ...args], { allowFailure: true }));
