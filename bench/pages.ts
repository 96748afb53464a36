import { gzipSync } from "node:zlib";
import type { Site } from "#e2e/site-process.ts";
import { startBareNode } from "./bare-node.ts";
import { type Encoding, type Load, load } from "./load.ts";
import { startNginx } from "./nginx.ts";

export type PageRow = { what: string; encoding: Encoding; perSecond: number; p99: number; nginx: number; ratio: number };

/** Browsers ask for compressed bytes. Comparisons of servers often do not, and larger bytes bring the servers closer together. */
const encodings: Encoding[] = ["gzip", "identity"];

/** Each page beside nginx serving the same bytes, in the same run, each alone on one core. */
export async function measurePages(site: Site): Promise<PageRow[]> {
  const officers = await (await fetch(`${site.url}/api/loanofficer`)).json();
  const { loanOfficerId, firstName } = officers.listLoanOfficersListVm[0];
  const targets = [
    { what: "home, kept", path: "/" },
    { what: "officer list, kept", path: "/services/find-a-loan-officer" },
    { what: "officer detail with form, kept", path: `/services/loan-officer/${loanOfficerId}/${firstName}` },
    { what: "API list of officers, kept", path: "/api/loanofficer" },
    { what: "home, rendered per request", path: "/?fresh=1" },
  ];
  const rows: PageRow[] = [];
  for (const encoding of encodings) {
    rows.push(await measureBareNode(site, encoding));
    for (const { what, path } of targets) {
      const bytes = Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
      // The first seconds belong to the compiler.
      await load(site.url + path, 3, encoding);
      rows.push(await besideNginx(what, encoding, await load(site.url + path, 6, encoding), bytes));
    }
  }
  return rows;
}

/** The home page's bytes from a process that does nothing else: what is left of it is what Node itself costs here. */
async function measureBareNode(site: Site, encoding: Encoding): Promise<PageRow> {
  const bytes = Buffer.from(await (await fetch(site.url)).arrayBuffer());
  const bare = await startBareNode(encoding === "gzip" ? gzipSync(bytes) : bytes, encoding);
  await load(bare.url, 3, encoding);
  const measured = await load(bare.url, 6, encoding);
  bare.stop();
  return besideNginx("bare Node, home page from one buffer", encoding, measured, bytes);
}

async function besideNginx(what: string, encoding: Encoding, measured: Load, bytes: Buffer): Promise<PageRow> {
  const nginx = await startNginx({ "page.html": bytes });
  const theirs = await load(`${nginx.url}/page.html`, 6, encoding);
  await nginx.stop();
  return { what, encoding, ...measured, nginx: theirs.perSecond, ratio: measured.perSecond / theirs.perSecond };
}
