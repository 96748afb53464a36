import { Hono } from "hono";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { hasImage, readImage } from "#platform/images/images.server.ts";

/** Stored pictures. A name never gets other bytes, so a browser may keep them for good. */
export const pictures = new Hono<ApiEnv>().get("/resources/:file", async (c) => {
  const file = c.req.param("file");
  if (!/^[0-9a-f]{24}(-\d{3,4})?\.(avif|webp)$/.test(file)) return c.notFound();
  const { storage } = c.var.platform;
  const headers = {
    "Content-Type": file.endsWith(".avif") ? "image/avif" : "image/webp",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Cross-Origin-Resource-Policy": "same-site",
  };
  // A link checker asks for every size of every picture in this way, and wants none of them.
  if (c.req.method === "HEAD") return (await hasImage(storage, file)) ? c.body(null, 200, headers) : c.notFound();
  const bytes = await readImage(storage, file);
  return bytes ? c.body(new Uint8Array(bytes), 200, headers) : c.notFound();
});
