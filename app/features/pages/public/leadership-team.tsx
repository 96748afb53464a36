import { Html } from "#app/ui/html.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import type { Route } from "./+types/leadership-team";
import { pageLoader } from "./page-loader.server.ts";

export const handle = { scripts: false };

export const loader = pageLoader("leadership-team");

export default function LeadershipTeam({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-7xl px-4 py-20 sm:px-6 md:py-32 lg:px-8">
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} unlisted />
      <h1 className="font-semibold text-teal-dark text-title">{page.name}</h1>
      <Html html={page.body} className="mt-5 text-lead text-muted" />
    </div>
  );
}
