import { temporaryFolder } from "#drills/folders.ts";
import { type Site, sizesMade, startSite } from "#e2e/site-process.ts";
import { startPostgres } from "#scripts/temporary-postgres.mjs";
import { readResponse, startBareNode } from "./bare-node.ts";
import { type Encoding, load, middle } from "./load.ts";
import { undisturbedTurns } from "./undisturbed.ts";

export type PageRow = { what: string; encoding: Encoding; perSecond: number; p99: number; bare: number; ratio: number };

/** Browsers ask for compressed bytes. Comparisons of servers often do not. */
const encodings: Encoding[] = ["gzip", "identity"];

type Target = { what: string; path: string };

/** Each page beside a bare Node server that sends the same bytes with the same headers, each alone on one core. */
export async function measurePages(site: Site): Promise<PageRow[]> {
  const officers = await (await fetch(`${site.url}/api/loanofficer`)).json();
  const { loanOfficerId, firstName } = officers.listLoanOfficersListVm[0];
  return measureTargets(site, [
    { what: "home, from the cache", path: "/" },
    { what: "home with an ad's parameters, from the cache", path: "/?gad_source=1&gclid=x" },
    { what: "officer list, from the cache", path: "/services/find-a-loan-officer" },
    { what: "officer detail with form, from the cache", path: `/services/loan-officer/${loanOfficerId}/${firstName}` },
    { what: "API list of officers, its rows from the cache", path: "/api/loanofficer" },
    { what: "API list of officers, searched in memory", path: "/api/loanofficer?filterKey=a" },
    { what: "API list of posts, from the cache", path: "/api/blog" },
    { what: "API list of posts, searched in the embedded database", path: "/api/blog?filterKey=a" },
    // A page that says something of its visitor is stored nowhere; what it reads of the database comes from the cache.
    { what: "calculator in a frame, rendered per request", path: "/embed/mortgage-calculator?price=400000" },
    { what: "calculator page, rendered per request", path: "/calculators/monthly-payment?price=400000" },
    { what: "search page, rendered per request", path: "/search?q=escrow" },
    { what: "officers who match a search, rendered per request", path: "/services/find-a-loan-officer?search=a" },
    { what: "contact page with a calculation, rendered per request", path: "/contact-us?calculator=monthly-payment&price=400000" },
  ]);
}

/** The API where the database is Postgres, which shares the second core with the load. */
export async function measurePostgresLists(): Promise<PageRow[]> {
  const postgres = await startPostgres({ durable: true });
  if (!postgres) return [];
  const site = await startSite(temporaryFolder(), { DATABASE_URL: postgres.url }, ["taskset", "-c", "0"]);
  await sizesMade(site);
  const rows = await measureTargets(site, [
    { what: "API list of blog categories, its rows from the cache", path: "/api/blogcategory" },
    { what: "API list of blog categories, searched in memory", path: "/api/blogcategory?filterKey=a" },
    { what: "API list of posts, from the cache", path: "/api/blog" },
    { what: "API list of posts, searched in Postgres", path: "/api/blog?filterKey=a" },
  ]);
  await site.stop();
  await postgres.stop();
  return rows;
}

async function measureTargets(site: Site, targets: Target[]): Promise<PageRow[]> {
  const rows: PageRow[] = [];
  for (const encoding of encodings) for (const target of targets) rows.push(await measureBesideBare(site, target, encoding));
  return rows;
}

const rounds = 5;

/** In turn, and the ratio is the middle one: a virtual machine is not equally fast from one second to the next. */
async function measureBesideBare(site: Site, { what, path }: Target, encoding: Encoding): Promise<PageRow> {
  const url = site.url + path;
  const bare = await startBareNode(await readResponse(url, encoding));
  // The first thousands of requests belong to the compiler: seconds for a page that is rendered, an instant for the bare server.
  await load(url, { seconds: 10, encoding });
  await load(bare.url, { seconds: 1, encoding });
  const pairs = await undisturbedTurns(rounds, async () => {
    // Long enough that a hundredth of the slowest requests is more than a handful.
    const sitesLoad = await load(url, { seconds: 3, encoding });
    return { ...sitesLoad, bare: (await load(bare.url, { seconds: 1, encoding })).perSecond };
  });
  bare.stop();
  return {
    what,
    encoding,
    perSecond: middle(pairs.map(({ perSecond }) => perSecond)),
    p99: middle(pairs.map(({ p99 }) => p99)),
    bare: middle(pairs.map(({ bare }) => bare)),
    ratio: middle(pairs.map(({ perSecond, bare }) => perSecond / bare)),
  };
}
