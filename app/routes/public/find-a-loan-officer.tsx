import { LoanOfficerCard } from "#app/features/loan-officers/loan-officer-card.tsx";
import { listActiveOfficers } from "#app/features/loan-officers/service.server.ts";
import { HeroBanner } from "#app/features/page-contents/hero-banner.tsx";
import { readPage } from "#app/features/page-contents/page.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { pageTexts } from "#app/messages/pages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { Html } from "#app/ui/html.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { languageOf } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/find-a-loan-officer";
import { LoadFailure } from "./load-failure.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(sharedContext);
  const language = languageOf(new URL(request.url).pathname);
  return { page: await readPage(db, "find-a-loan-officer", language), officers: await listActiveOfficers(db, language) };
}

export default function FindALoanOfficer({ loaderData: { page, officers } }: Route.ComponentProps) {
  const { officers: text } = useTexts(pageTexts);
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <HeroBanner hero={page.hero} name={page.name} />
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 md:py-24 lg:px-8">
        <Html html={page.body} className="max-w-3xl font-display text-[clamp(1.35rem,1.1rem+1vw,1.9rem)] text-teal-dark leading-snug!" />
        {officers.length === 0 && <p className="mt-10 text-lead text-muted">{text.empty}</p>}
        <ul className="mt-12 grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          {officers.map((officer) => (
            <li key={officer.loanOfficerId}>
              <LoanOfficerCard officer={officer} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { menu } = useTexts(siteTexts);
  return <LoadFailure error={error} title={menu.links.officers} />;
}
