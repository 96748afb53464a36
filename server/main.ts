import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Compiling the program takes as long as everything else at a start; from the second start on it is found compiled.
enableCompileCache(join(import.meta.dirname, ".compiled"));

const { keepFilesPrivate } = await import("#platform/data-folder.server.ts");
keepFilesPrivate();

// The database opens in threads of its own while the rest of the program is loaded.
const { open } = await import("./open.ts");
const openServer = open(process.env);
openServer.catch(() => {});
const { startOn } = await import("./start.ts");
await startOn(openServer);
