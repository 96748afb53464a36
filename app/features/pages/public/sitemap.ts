import { readSitemap, sitemapXml } from "#app/features/pages/sitemap/sitemap.server.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(sharedContext);
  const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=300" };
  return new Response(sitemapXml(siteUrl, await readSitemap(db)), { headers });
}
