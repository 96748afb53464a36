import { Readable } from "node:stream";
import { type Context, Hono, type Next } from "hono";
import { downloadName } from "#app/features/documents/document-path.ts";
import { findDocument } from "#app/features/documents/reads.server.ts";
import { officeDay } from "#lib/dates.ts";
import { documentTypes } from "#lib/document-files.ts";
import { parseId } from "#lib/fields.ts";
import { previewIn } from "./preview-cookie.ts";
import type { ServerEnv } from "./request-info.ts";

/** Nothing in a file runs as part of the site. Chrome's own viewer opens PDFs under it all the same. */
const allowNothing = "sandbox; default-src 'none'; frame-ancestors 'none'";

export const documentRoute = "/documents/:id/:name";

/** The current file of a document, whatever name its address ends with. One that is deleted or past its last day gets the page that says so. */
export async function serveDocument(c: Context<ServerEnv, typeof documentRoute>, next: Next, db = c.var.platform.db) {
  const { storage } = c.var.platform;
  const id = parseId(c.req.param("id"));
  const document = id === undefined ? undefined : await findDocument(db, id, officeDay(new Date()));
  const type = document?.file.split(".").at(-1);
  if (!document || !isKnown(type)) return next();
  const { file, bytes, name } = document;
  const disposition = type === "pdf" ? "inline" : "attachment";
  const headers = {
    "Content-Type": documentTypes[type],
    "Content-Disposition": `${disposition}; filename="${downloadName(document)}"; filename*=UTF-8''${encodeFileName(`${name}.${type}`)}`,
    "Content-Security-Policy": allowNothing,
    // Asked for again each time, so that no cache has it after its last day.
    "Cache-Control": "public, no-cache",
    "Cross-Origin-Resource-Policy": "same-site",
    ETag: `"${file.slice(file.indexOf("/") + 1)}"`,
  };
  if (hasEtag(c.req.header("if-none-match"), headers.ETag)) return c.body(null, 304, headers);
  const whole = { ...headers, "Content-Length": String(bytes) };
  if (c.req.method === "HEAD") return c.body(null, 200, whole);
  const content = await storage.openStream(file);
  // Closed when the visitor leaves: the server cancels the response.
  return content ? c.body(Readable.toWeb(content) as ReadableStream, 200, whole) : next();
}

/** With a preview, the routes of previews serve it. */
export const documentFiles = new Hono<ServerEnv>().get(documentRoute, (c, next) =>
  previewIn(c.req.header("cookie")) === undefined ? serveDocument(c, next) : next(),
);

const isKnown = (type: string | undefined): type is keyof typeof documentTypes => type !== undefined && Object.hasOwn(documentTypes, type);

/** As RFC 8187 has it; slashes would be taken for folders, and marks of direction would show another ending than the file has. */
const encodeFileName = (name: string) =>
  encodeURIComponent(name.replace(/\p{Bidi_Control}/gu, "").replace(/[/\\:*?"<>|]/g, "-")).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const hasEtag = (given: string | undefined, etag: string) =>
  given?.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag);
