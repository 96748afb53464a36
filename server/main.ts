import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Compiling takes half of a start; later starts reuse the result.
enableCompileCache(join(import.meta.dirname, ".compiled"));

async function serve(): Promise<void> {
  const { keepFilesPrivate } = await import("#platform/data-folder.server.ts");
  keepFilesPrivate();

  // The database opens in its own threads while the program loads.
  const { openInstallation } = await import("./open-installation.ts");
  const installation = openInstallation(process.env);
  installation.catch(() => {});
  const { startServer } = await import("./start-server.ts");
  await startServer(installation);
}

// With arguments it runs a command, since a release has no sources.
if (process.argv.length > 2) await import("./command.ts");
else await serve();
