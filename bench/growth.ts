import { rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import { copyOf } from "#drills/folders.ts";
import { jsonBody, signedIn } from "#drills/staff-client.ts";
import { startSite } from "#e2e/site-process.ts";
import { openEmbedded } from "#platform/database/embedded.server.ts";
import { median, middle } from "./load.ts";

export type GrowthRow = {
  posts: number;
  listMs: number;
  searchMs: number;
  sortMs: number;
  adminMs: number;
  adminSearchMs: number;
  pageMs: number;
  bareMs: number;
  plan: string;
};

/** A page of the post list with ever more posts behind it, beside the bare query of the same rows. */
export async function measureGrowth(template: string, sizes = [10, 100, 1_000, 100_000]): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const posts of sizes) {
    const folder = copyOf(template);
    const bare = await fill(folder, posts);
    const site = await startSite(folder);
    const staff = await signedIn(site.url);
    const read = (path: string) => median(30, () => staff(path).then((answer) => answer.arrayBuffer()));
    rows.push({
      posts,
      ...bare,
      listMs: await read("/api/blog?pageNumber=1&pageSize=10"),
      searchMs: await read("/api/blog?pageNumber=1&pageSize=10&filterKey=unusual"),
      sortMs: await read("/api/blog?pageNumber=1&pageSize=25&sortBy=title&sortDirection=desc"),
      // The admin's screen with its rows, as a browser gets it first.
      adminMs: await read("/admin/blog"),
      adminSearchMs: await read("/admin/blog?search=unusual&sort=title"),
      pageMs: await medianRendered(staff, "/blog"),
    });
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

export type InboxRow = { leads: number; listMs: number; searchMs: number; screenMs: number; messageMs: number };

/** The inbox with ever more messages in it. */
export async function measureInbox(template: string, sizes = [100, 100_000]): Promise<InboxRow[]> {
  const rows: InboxRow[] = [];
  for (const leads of sizes) {
    const folder = copyOf(template);
    await fillInbox(folder, leads);
    const site = await startSite(folder);
    const staff = await signedIn(site.url);
    const read = (path: string) => median(30, () => staff(path).then((answer) => answer.arrayBuffer()));
    rows.push({
      leads,
      listMs: await read("/api/contactmessage?pageSize=25"),
      searchMs: await read("/api/contactmessage?pageSize=25&filterKey=unusual"),
      screenMs: await read("/admin/contactuslist"),
      messageMs: await read(`/api/contactmessage/${leads}/thread`),
    });
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

async function fillInbox(folder: string, leads: number): Promise<void> {
  const { db, close } = await openEmbedded(folder);
  await db.execute(sql`
    insert into contact_messages (contact_message_id, name, phone, email, service, message, state, read_at, created_at, search_text)
    select n, 'Visitor ' || n, '(801) 555-' || lpad((n % 10000)::text, 4, '0'), 'visitor' || n || '@example.com', 'Contact Us',
      repeat('A question about a home. ', 20), (array['new', 'answered', 'applied', 'won', 'lost'])[1 + n % 5],
      case when n % 50 = 0 then null else now() end, now() - (${leads} - n) * interval '1 minute',
      'visitor ' || n || ' a question about a home' || case when n % 1000 = 7 then ' unusual' else '' end
    from generate_series(1, ${leads}) n`);
  await db.execute(sql`vacuum analyze contact_messages`);
  await close();
}

/** The page right after a save of a post, which makes it anew. */
async function medianRendered(staff: Awaited<ReturnType<typeof signedIn>>, path: string): Promise<number> {
  const durations: number[] = [];
  for (let time = 0; time < 15; time++) {
    const saveResponse = await staff("/api/blog", jsonBody("PUT", { blogId: 1, summary: `Bench ${time}` }));
    if (!saveResponse.ok) throw new Error(`A save was refused: ${saveResponse.status}`);
    const startTime = performance.now();
    await (await staff(path)).arrayBuffer();
    durations.push(performance.now() - startTime);
  }
  return middle(durations);
}

async function fill(folder: string, posts: number): Promise<{ bareMs: number; plan: string }> {
  const { db, close } = await openEmbedded(folder);
  await db.execute(sql`
    insert into blog_posts (slug, title, summary, post_contents, translations, status, published_at, search_text)
    select 'bench-' || n, 'Post ' || n, 'Summary of post ' || n, '<p>' || repeat('An article. ', 200) || '</p>',
      jsonb_build_object('es', jsonb_build_object('title', 'Entrada ' || n, 'postContents', repeat('Un artículo. ', 200))),
      'published', now() - n * interval '1 minute',
      'post ' || n || ' entrada ' || n || case when n % 1000 = 7 then ' unusual' else '' end
    from generate_series(1, ${posts}) n`);
  await db.execute(sql`vacuum analyze blog_posts`);
  const query = sql`select blog_id, slug, title, summary, image, published_at from blog_posts
    where status = 'published' and published_at <= now() order by published_at desc nulls last, blog_id desc nulls last limit 10`;
  const bareMs = await median(30, () => db.execute(query));
  const { rows } = (await db.execute(sql`explain ${query}`)) as unknown as { rows: Array<Record<string, string>> };
  await close();
  return { bareMs, plan: rows.map((row) => row["QUERY PLAN"]).join("\n") };
}
