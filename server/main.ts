import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Compiling the program takes as long as everything else at a start; from the second start on it is found compiled.
enableCompileCache(join(import.meta.dirname, ".compiled"));

async function serve(): Promise<void> {
  const { keepFilesPrivate } = await import("#platform/data-folder.server.ts");
  keepFilesPrivate();

  // The database opens in threads of its own while the rest of the program is loaded.
  const { openInstallation } = await import("./open-installation.ts");
  const installation = openInstallation(process.env);
  installation.catch(() => {});
  const { startServer } = await import("./start-server.ts");
  await startServer(installation);
}

// A release has no sources to run an operator's commands from: a word on the command line asks for one of them.
if (process.argv.length > 2) await import("./command.ts");
else await serve();
