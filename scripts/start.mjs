import { serverCommand } from "./server-command.mjs";
import { become, ensureBuilt, ensureInstalled, root } from "./steps.mjs";

process.chdir(root);
await ensureInstalled();
await ensureBuilt();
become(serverCommand);
