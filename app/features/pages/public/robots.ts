import { robotsTxt } from "#app/features/pages/sitemap/sitemap.server.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=300" };
  return new Response(robotsTxt(context.get(sharedContext).siteUrl), { headers });
}
