import { type Context, Hono } from "hono";
import { parseMailPicture } from "#lib/mail-pictures.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { findImage } from "#platform/images/images.server.ts";
import { readMailPicture } from "#platform/images/mail-picture.server.ts";
import { requestSizes } from "#platform/images/size-queue.server.ts";

/** The bytes of a name never change. */
const foreverCaching = "public, max-age=31536000, immutable";
/** For a replacement, until the size is made. */
const briefCaching = "public, max-age=60";

/** If a size is not made yet, the nearest one is sent and the size is queued. */
export const pictures = new Hono<ApiEnv>().get("/resources/:file", async (c) => {
  const file = c.req.param("file");
  const mailed = parseMailPicture(file);
  if (mailed) return sendMailPicture(c, mailed);
  if (!/^[0-9a-f]{24}(-\d{3,4})?\.(avif|webp)$/.test(file)) return c.notFound();
  const { storage } = c.var.platform;
  const image = await findImage(storage, file);
  if (!image) return c.notFound();
  const headers = {
    "Content-Type": image.name.endsWith(".avif") ? "image/avif" : "image/webp",
    "Cache-Control": image.name === file ? foreverCaching : briefCaching,
    // For a CDN on another host of the site.
    "Cross-Origin-Resource-Policy": "same-site",
  };
  // Link checkers request every size by HEAD and need none.
  if (c.req.method === "HEAD") return c.body(null, 200, headers);
  if (image.name !== file) requestSizes([file], { asked: true });
  return c.body(new Uint8Array(image.bytes), 200, headers);
});

/** Webmail shows it only with this policy. */
async function sendMailPicture(c: Context<ApiEnv>, name: string) {
  const bytes = await readMailPicture(c.var.platform.storage, name);
  if (!bytes) return c.notFound();
  const headers = { "Content-Type": "image/jpeg", "Cache-Control": foreverCaching, "Cross-Origin-Resource-Policy": "cross-origin" };
  return c.req.method === "HEAD" ? c.body(null, 200, headers) : c.body(new Uint8Array(bytes), 200, headers);
}
