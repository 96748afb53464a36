import { Hono } from "hono";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { readImage } from "#platform/images/images.server.ts";

/** Stored pictures. A name never gets other bytes, so a browser may keep them for good. */
export const pictures = new Hono<ApiEnv>().get("/resources/:file", async (c) => {
  const file = c.req.param("file");
  if (!/^[0-9a-f]{24}(-\d{3,4})?\.(avif|webp)$/.test(file)) return c.notFound();
  const bytes = await readImage(c.var.platform.storage, file);
  if (!bytes) return c.notFound();
  return c.body(new Uint8Array(bytes), 200, {
    "Content-Type": file.endsWith(".avif") ? "image/avif" : "image/webp",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Cross-Origin-Resource-Policy": "same-site",
  });
});
