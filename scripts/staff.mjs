import { existsSync } from "node:fs";
import { join } from "node:path";
import { become, requireNode24, root } from "./steps.mjs";

process.chdir(root);
if (!existsSync(join(root, "node_modules"))) {
  process.stderr.write("Nothing is installed yet: start the site once with npm start.\n");
  process.exit(1);
}
requireNode24();
// Straight from the sources, which Node 24 reads as they are: a locked-out owner needs no build.
become(["--disable-warning=ExperimentalWarning", "--liftoff-only", "app/features/staff/staff-command.server.ts", ...process.argv.slice(2)]);
