import { become, ensureBuilt, ensureInstalled, root } from "./steps.mjs";

process.chdir(root);
await ensureInstalled();
await ensureBuilt();
// One compiler tier for the embedded database's WebAssembly: half the memory, and it starts sooner.
become(["--disable-warning=ExperimentalWarning", "--liftoff-only", "build/server/main.js"]);
