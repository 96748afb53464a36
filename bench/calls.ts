import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { copyOf, temporaryFolder } from "#drills/folders.ts";
import { jsonBody, officer, signedIn } from "#drills/staff-client.ts";
import { startSite } from "#e2e/site-process.ts";
import type { Database } from "#platform/database/db.server.ts";
import { openEmbedded } from "#platform/database/embedded.server.ts";
import { openPostgres } from "#platform/database/postgres.server.ts";
import { createLog } from "#platform/log.server.ts";
import { startPostgres } from "#scripts/temporary-postgres.mjs";
import { median, middle } from "./load.ts";
import { memoryOf } from "./memory.ts";

type Staff = Awaited<ReturnType<typeof signedIn>>;
type CallRow = { what: string; ms: number; bareMs: number };
export type Calls = { database: string; memory: number; nothingMs: number; rows: CallRow[] };

const officers = 12;
const posts = 1_000;
const times = 100;
const picture = new Blob([readFileSync("db/sample/images/portrait-1.webp")]);

/** What staff do through the API, one call after the other, beside the bare queries on the same rows. */
export async function measureCalls(template: string): Promise<Calls[]> {
  const folder = copyOf(template);
  const embeddedRows = await callsOn("embedded", folder, {}, () => openEmbedded(folder));
  const postgres = await startPostgres({ durable: true });
  if (!postgres) return [embeddedRows];
  const postgresFolder = temporaryFolder();
  const environment = { DATABASE_URL: postgres.url };
  await (await startSite(postgresFolder, environment)).stop();
  const postgresRows = await callsOn("Postgres", postgresFolder, environment, () => openPostgres(postgres.url, createLog("silent")));
  await postgres.stop();
  return [embeddedRows, postgresRows];
}

async function callsOn(name: string, folder: string, environment: NodeJS.ProcessEnv, open: () => Promise<Database>): Promise<Calls> {
  const database = await open();
  await fill(database);
  const bare = await bareQueries(database);
  await database.close();
  const site = await startSite(folder, environment);
  await (await fetch(site.url)).text();
  const memory = memoryOf(site.pid);
  const staff = await signedIn(site.url);
  const read = (path: string) => median(times, () => staff(path).then((answer) => answer.text()));
  const nothingMs = await read("/healthz");
  const rows = [
    { what: `list of ${officers} officers`, ms: await read("/api/loanofficer"), bareMs: bare.officers },
    { what: `list of ${posts} posts with filterKey`, ms: await read("/api/blog?filterKey=bench"), bareMs: bare.posts },
    {
      what: "save without picture",
      ms: await median(times, (n) => staff("/api/loanofficer", jsonBody("POST", benchOfficer(n))).then(requireSuccess)),
      bareMs: bare.save,
    },
    {
      what: "save with picture",
      ms: await median(10, (n) => staff("/api/loanofficer", withPicture(n)).then(requireSuccess)),
      bareMs: bare.save,
    },
  ];
  rows.push(...(await measureChanges(staff, bare.save)));
  await site.stop();
  return { database: name, memory, nothingMs, rows };
}

/** The same change of an officer, published at once and as a draft of another. In turns, so that both meet the same machine. */
async function measureChanges(staff: Staff, bareMs: number): Promise<CallRow[]> {
  const create = async () => (await (await staff("/api/loanofficer", jsonBody("POST", benchOfficer(0)))).json()).loanOfficerDto;
  const [{ loanOfficerId }, { loanOfficerId: id, subTitle: before }] = [await create(), await create()];
  const textOf = (n: number) => (n < 0 ? before : `Bench ${n}`);
  const draftOf = (n: number) => ({ entity: "loanofficer", id, changes: [{ name: "subTitle", value: textOf(n), was: textOf(n - 1) }] });
  const saveMs: number[] = [];
  const draftMs: number[] = [];
  for (let n = 0; n < times; n++) {
    saveMs.push(
      await median(1, () => staff("/api/loanofficer", jsonBody("PUT", { loanOfficerId, subTitle: textOf(n) })).then(requireSuccess)),
    );
    draftMs.push(await median(1, () => staff("/api/drafts", jsonBody("PUT", draftOf(n))).then(requireSuccess)));
  }
  return [
    { what: "save of a change", ms: middle(saveMs), bareMs },
    { what: "save of the same change as a draft", ms: middle(draftMs), bareMs },
  ];
}

const benchOfficer = (number: number) => ({ ...officer(`bench ${number}`), isActive: false });

function withPicture(number: number): RequestInit {
  const form = new FormData();
  for (const [name, value] of Object.entries(benchOfficer(number))) form.append(name, String(value));
  form.append("ImageFile", picture, "photo.webp");
  return { method: "POST", body: form };
}

async function requireSuccess(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`A save was refused: ${answer.status} ${await answer.text()}`);
  await answer.json();
}

async function fill({ db }: Database): Promise<void> {
  await db.execute(sql`
    insert into loan_officers (first_name, last_name, title, license_number, is_active)
    select 'Bench', 'Officer ' || n, 'Loan Officer', '1', true
    from generate_series(1, greatest(0, ${officers} - (select count(*)::int from loan_officers))) n`);
  await db.execute(sql`
    insert into blog_posts (slug, title, summary, post_contents, status, published_at, search_text)
    select 'bench-' || n, 'Bench ' || n, 'Summary of post ' || n, '<p>Text</p>', 'published', now() - n * interval '1 minute', 'bench ' || n
    from generate_series(1, ${posts}) n`);
  await db.execute(sql`analyze`);
}

async function bareQueries({ db }: Database) {
  const columns = sql`blog_id, slug, title, summary, categories_id, image, status, published_at, translations, version, updated_at`;
  const bare = {
    officers: await median(times, () => db.execute(sql`select * from loan_officers order by sort_order, last_name, loan_officer_id`)),
    posts: await median(times, () =>
      db.execute(sql`select ${columns} from blog_posts where search_text like '%bench%' order by blog_id desc limit 1000`),
    ),
    save: await median(times, (n) =>
      db.execute(sql`insert into loan_officers (first_name, last_name, title, license_number, is_active)
        values ('Bare', ${`bare ${n}`}, 'Loan Officer', '1', false) returning *`),
    ),
  };
  // The list that the API is asked for afterwards must be as long as the one read here.
  await db.execute(sql`delete from loan_officers where first_name = 'Bare'`);
  return bare;
}
