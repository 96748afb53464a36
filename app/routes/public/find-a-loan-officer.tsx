import { cardFields } from "#app/features/loan-officers/loan-officer-card.tsx";
import { OfficerDirectory } from "#app/features/loan-officers/officer-directory.tsx";
import { listActiveOfficers } from "#app/features/loan-officers/service.server.ts";
import { HeroBanner } from "#app/features/page-contents/hero-banner.tsx";
import { readPage } from "#app/features/page-contents/page.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { Island } from "#app/site/island.tsx";
import { Html } from "#app/ui/html.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { languageOf } from "#lib/languages.ts";
import { pick } from "#lib/pick.ts";
import { normalizeSearch } from "#lib/search-words.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/find-a-loan-officer";
import { LoadFailure } from "./load-failure.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(sharedContext);
  const { pathname, searchParams } = url;
  const language = languageOf(pathname);
  const search = normalizeSearch(searchParams.get("search") ?? "");
  const officers = await listActiveOfficers(db, language, search);
  return {
    page: await readPage(db, "find-a-loan-officer", language),
    directory: { search, officers: officers.map((officer) => pick(officer, cardFields)) },
  };
}

export default function FindALoanOfficer({ loaderData: { page, directory } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <HeroBanner hero={page.hero} name={page.name} />
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 md:py-24 lg:px-8">
        <Html html={page.body} className="max-w-3xl font-display text-[clamp(1.35rem,1.1rem+1vw,1.9rem)] text-teal-dark leading-snug!" />
        <Island name="officer-directory" of={OfficerDirectory} props={directory} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { menu } = useTexts(siteTexts);
  return <LoadFailure error={error} title={menu.links.officers} />;
}
