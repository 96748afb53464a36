import { gzipSync } from "node:zlib";
import type { Site } from "#e2e/site-process.ts";
import { startBareNode } from "./bare-node.ts";
import { type Load, load } from "./load.ts";
import { startNginx } from "./nginx.ts";

export type PageRow = { what: string; perSecond: number; p99: number; nginx: number; ratio: number };

/** Each page beside nginx serving the same bytes, in the same run, each alone on one core. */
export async function measurePages(site: Site): Promise<PageRow[]> {
  const officers = await (await fetch(`${site.url}/api/loanofficer`)).json();
  const { loanOfficerId, firstName } = officers.listLoanOfficersListVm[0];
  const targets = [
    { what: "home, kept", path: "/" },
    { what: "officer list, kept", path: "/services/find-a-loan-officer" },
    { what: "officer detail, rendered per request", path: `/services/loan-officer/${loanOfficerId}/${firstName}` },
    { what: "home, rendered per request", path: "/?fresh=1" },
    { what: "API list of officers", path: "/api/loanofficer" },
  ];
  const rows: PageRow[] = [await measureBareNode(site)];
  for (const { what, path } of targets) {
    const bytes = Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
    // The first seconds belong to the compiler.
    await load(site.url + path, 3);
    rows.push(await besideNginx(what, await load(site.url + path), bytes));
  }
  return rows;
}

/** The home page's bytes from a process that does nothing else: what is left of it is what Node itself costs here. */
async function measureBareNode(site: Site): Promise<PageRow> {
  const bytes = Buffer.from(await (await fetch(site.url)).arrayBuffer());
  const bare = await startBareNode(gzipSync(bytes));
  await load(bare.url, 3);
  const measured = await load(bare.url);
  bare.stop();
  return besideNginx("bare Node, one buffer", measured, bytes);
}

async function besideNginx(what: string, measured: Load, bytes: Buffer): Promise<PageRow> {
  const nginx = await startNginx({ "page.html": bytes });
  const theirs = await load(`${nginx.url}/page.html`);
  await nginx.stop();
  return { what, ...measured, nginx: theirs.perSecond, ratio: measured.perSecond / theirs.perSecond };
}
