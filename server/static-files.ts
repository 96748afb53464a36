import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";

const root = join(projectRoot, "build/client");

/** Built files have names that change with their bytes; the few others are asked about again after an hour. */
export function staticFiles() {
  const files = serveStatic<ApiEnv>({
    root,
    index: "",
    precompressed: true,
    onFound: (_path, c) => {
      c.header("Cache-Control", c.req.path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  // Only names with an ending are files: everything else is a page, and "/" would be found as an empty folder.
  return new Hono<ApiEnv>().get("*", (c, next) =>
    /\.[a-z0-9]+$/.test(c.req.path) && !c.req.path.endsWith(".data") ? files(c, next) : next(),
  );
}
