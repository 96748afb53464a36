import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Compiling the program takes as long as everything else at a start; from the second start on it is found compiled.
enableCompileCache(join(import.meta.dirname, ".compiled"));
await import("./start.ts");
