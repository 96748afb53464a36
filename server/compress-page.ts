import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { limitConcurrency } from "#lib/concurrency.ts";
import { forgetOldest } from "#lib/forget-oldest.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const oneAtATime = limitConcurrency(1);

export type Compression = "br" | "gzip";

/** As many as a site has pages; their bytes are those that the page cache keeps. */
const maxKnown = 300;

/** What was compressed with all effort, by the plain bytes' tag: a page that comes out the same again is not compressed again. */
const known = new Map<string, Buffer>();

/** Quickly, since someone waits for it. */
export function compress(bytes: Buffer, how: Compression, tag: string): Buffer | Promise<Buffer> {
  return how === "gzip" ? gzipped(bytes, { level: 6 }) : (known.get(tag) ?? brotliAt(5, bytes));
}

/** With all effort, which takes thirty times as long and saves a tenth: for what is sent many times, while nobody waits. */
export async function compressFully(bytes: Buffer, tag: string): Promise<Buffer> {
  const found = known.get(tag);
  if (found) return found;
  const made = await oneAtATime(() => brotliAt(constants.BROTLI_MAX_QUALITY, bytes));
  known.set(tag, made);
  forgetOldest(known, maxKnown);
  return made;
}

function brotliAt(quality: number, bytes: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotli(bytes, { params: { ...params, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } });
}
