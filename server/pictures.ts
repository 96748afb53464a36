import { Hono } from "hono";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { findImage } from "#platform/images/images.server.ts";
import { requestSizes } from "#platform/images/size-requests.server.ts";

/** A name never gets other bytes, so a browser may keep them for good. */
const foreverCaching = "public, max-age=31536000, immutable";
/** What stands in for a size that is not made yet is asked for again soon. */
const briefCaching = "public, max-age=60";

/** Stored pictures. Nobody waits until a size is made: what comes nearest is sent, and the size itself is made next. */
export const pictures = new Hono<ApiEnv>().get("/resources/:file", async (c) => {
  const file = c.req.param("file");
  if (!/^[0-9a-f]{24}(-\d{3,4})?\.(avif|webp)$/.test(file)) return c.notFound();
  const { storage, config } = c.var.platform;
  const image = await findImage(storage, file);
  if (!image) return c.notFound();
  const headers = {
    "Content-Type": image.name.endsWith(".avif") ? "image/avif" : "image/webp",
    "Cache-Control": image.name === file ? foreverCaching : briefCaching,
    // A CDN hands this on with the bytes; where it is another site, browsers would show none of them on ours.
    "Cross-Origin-Resource-Policy": config.picturesUrl ? "cross-origin" : "same-site",
  };
  // A link checker asks for every size of every picture in this way, and wants none of them.
  if (c.req.method === "HEAD") return c.body(null, 200, headers);
  if (image.name !== file) requestSizes([file], { asked: true });
  return c.body(new Uint8Array(image.bytes), 200, headers);
});
