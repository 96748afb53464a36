import { readdirSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { projectRoot } from "#platform/project-root.server.ts";
import type { ServerEnv } from "./request-info.ts";

const root = join(projectRoot, "build/client");

/** Built files are immutable; others are revalidated after an hour. */
export function staticFiles() {
  const names = new Set(readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => `/${name}`));
  const files = serveStatic<ServerEnv>({
    root,
    index: "",
    precompressed: true,
    onFound: (_path, c) => {
      c.header("Cache-Control", c.req.path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  return new Hono<ServerEnv>().get("*", (c, next) => (/\.[a-z0-9]+$/.test(c.req.path) && names.has(c.req.path) ? files(c, next) : next()));
}
