import { gzipSync } from "node:zlib";
import type { Site } from "#e2e/site-process.ts";
import { startBareNode } from "./bare-node.ts";
import { type Encoding, type Load, load } from "./load.ts";

export type PageRow = { what: string; encoding: Encoding; perSecond: number; p99: number; bare: number; ratio: number };

/** Browsers ask for compressed bytes. Comparisons of servers often do not. */
const encodings: Encoding[] = ["gzip", "identity"];

/** Each page beside a bare Node server handing out the same bytes, in the same run, each alone on one core. */
export async function measurePages(site: Site): Promise<PageRow[]> {
  const officers = await (await fetch(`${site.url}/api/loanofficer`)).json();
  const { loanOfficerId, firstName } = officers.listLoanOfficersListVm[0];
  const targets = [
    { what: "home, from the cache", path: "/" },
    { what: "home with an ad's parameters, from the cache", path: "/?gad_source=1&gclid=x" },
    { what: "officer list, from the cache", path: "/services/find-a-loan-officer" },
    { what: "officer detail with form, from the cache", path: `/services/loan-officer/${loanOfficerId}/${firstName}` },
    { what: "API list of officers, its rows from the cache", path: "/api/loanofficer" },
    { what: "API list of officers, read from the embedded database", path: "/api/loanofficer?filterKey=a" },
    // A page that says something of its visitor is stored nowhere; what it reads of the database comes from the cache.
    { what: "calculator in a frame, rendered per request", path: "/embed/mortgage-calculator?price=400000" },
    { what: "calculator page, rendered per request", path: "/calculators/monthly-payment?price=400000" },
    { what: "contact page with a calculation, rendered per request", path: "/contact-us?calculator=monthly-payment&price=400000" },
  ];
  const rows: PageRow[] = [];
  for (const encoding of encodings) {
    for (const { what, path } of targets) {
      const bytes = Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
      // The first seconds belong to the compiler.
      await load(site.url + path, { seconds: 3, encoding });
      rows.push(besideBare(what, encoding, await load(site.url + path, { seconds: 6, encoding }), await loadBareNode(bytes, encoding)));
    }
  }
  return rows;
}

async function loadBareNode(bytes: Buffer, encoding: Encoding): Promise<Load> {
  const bare = await startBareNode(encoding === "gzip" ? gzipSync(bytes) : bytes, encoding);
  await load(bare.url, { seconds: 3, encoding });
  const bareRate = await load(bare.url, { seconds: 6, encoding });
  bare.stop();
  return bareRate;
}

function besideBare(what: string, encoding: Encoding, measured: Load, bare: Load): PageRow {
  return { what, encoding, ...measured, bare: bare.perSecond, ratio: measured.perSecond / bare.perSecond };
}
