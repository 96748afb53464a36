import { compress } from "#platform/compression.server.ts";
import { publicPaths } from "./paths.ts";

/** What a server may send before the first acknowledgment is ten packets, about 14,600 bytes with headers. */
const comfortable = 14_000;

const more = ["/ask", "/apply", "/verify-us", "/loans/itin"];
const paths = new Set([...publicPaths, ...more, ...more.map((path) => `/es${path}`)]);

/** Prints the size of every public page with its headers, compressed quickly, from a site that runs at the given address. */
const [siteUrl = "http://localhost:4100"] = process.argv.slice(2);
for (const path of paths) {
  const response = await fetch(siteUrl + path, { headers: { "accept-encoding": "identity" } });
  const page = Buffer.from(await response.arrayBuffer());
  const body = (await compress(page, "br")).length;
  const headers = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  const mark = body + headers > comfortable ? "  more than one round trip" : "";
  process.stdout.write(`${String(body).padStart(6)} + ${headers}  ${path}${mark}\n`);
}
