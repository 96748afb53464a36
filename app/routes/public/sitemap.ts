import { readSitemap } from "#app/features/sitemap/entries.server.ts";
import { sitemapXml } from "#app/features/sitemap/sitemap.ts";
import { pageContext } from "#platform/page-context.server.ts";
import { textAnswer } from "#platform/text-answer.server.ts";
import type { Route } from "./+types/sitemap";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(pageContext);
  return textAnswer(request, "application/xml", sitemapXml(siteUrl, await readSitemap(db)));
}
