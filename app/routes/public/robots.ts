import { robotsTxt } from "#app/features/sitemap/sitemap.ts";
import { pageContext } from "#platform/page-context.server.ts";
import { textAnswer } from "#platform/text-answer.server.ts";
import type { Route } from "./+types/robots";

export function loader({ request, context }: Route.LoaderArgs) {
  return textAnswer(request, "text/plain", robotsTxt(context.get(pageContext).siteUrl));
}
