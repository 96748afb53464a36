import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root, run } from "./steps.mjs";

rmSync(join(root, "build"), { recursive: true, force: true });
run("react-router", ["build"], { env: { NODE_ENV: "production" }, quiet: true });
run("vite", ["build", "--config", "vite.site.config.ts", "--logLevel", "error"], { env: { NODE_ENV: "production" }, quiet: true });
// Only the server reads it.
renameSync(join(root, "build/client/site-manifest.json"), join(root, "build/site-manifest.json"));

/** Compressed once at build time. */
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
const client = join(root, "build/client");
for (const file of readdirSync(client, { recursive: true })) {
  if (!compressible.test(file)) continue;
  const bytes = readFileSync(join(client, file));
  if (bytes.length < 256) continue;
  writeFileSync(join(client, `${file}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(join(client, `${file}.gz`), gzipSync(bytes, { level: 9 }));
}
