import { become, ensureInstalled, root } from "./steps.mjs";

process.chdir(root);
await ensureInstalled();
become(["--disable-warning=ExperimentalWarning", "--liftoff-only", "node_modules/@react-router/dev/bin.cjs", "dev"]);
