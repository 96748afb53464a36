import { readNewestPosts } from "#app/features/blog/posts/public-posts.server.ts";
import { rssFeed } from "#app/features/blog/posts/rss.ts";
import { readPage } from "#app/features/pages/sections/page.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { languageOf } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/blog-rss";

const posts = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, siteUrl } = context.get(sharedContext);
  const language = languageOf(new URL(request.url).pathname);
  const page = await readPage(db, "blog", language);
  const company = (await readSettings(db, language, log))["company.name"];
  const channel = { siteUrl, language, title: `${page.name || "Blog"} — ${company}`, description: page.description || company };
  const headers = { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": "public, max-age=300" };
  return new Response(rssFeed(channel, await readNewestPosts(db, language, posts)), { headers });
}
