import { OfficersForItin } from "#app/features/itin/public/officers-for-itin.tsx";
import { directoryChoices, listDirectory } from "#app/features/officers/directory.server.ts";
import { readFilter } from "#app/features/officers/directory-search.ts";
import { withOfferedSpecialty } from "#app/features/officers/offered-specialties.ts";
import { ShortBanner } from "#app/features/pages/public/short-banner.tsx";
import { readPage } from "#app/features/pages/sections/page.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { LoadFailure } from "#app/shell/public/load-failure.tsx";
import { Island } from "#app/shell/site/island.tsx";
import { Html } from "#app/ui/html.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { officeDay } from "#lib/dates.ts";
import { languageOf } from "#lib/languages.ts";
import { pick } from "#lib/pick.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/find-a-loan-officer";
import { cardFields } from "./loan-officer-card.tsx";
import { OfficerDirectory } from "./officer-directory.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log } = context.get(sharedContext);
  const { pathname, searchParams } = url;
  const language = languageOf(pathname);
  const now = new Date();
  const choices = await directoryChoices(db, log, language, now);
  const filter = withOfferedSpecialty(readFilter(searchParams), await readSettings(db, language, log));
  const officers = await listDirectory(db, log, language, filter, now);
  return {
    page: await readPage(db, "find-a-loan-officer", language),
    directory: {
      filter,
      officers: officers.map((officer) => pick(officer, cardFields)),
      choices,
      today: officeDay(now),
    },
  };
}

export default function FindALoanOfficer({ loaderData: { page, directory } }: Route.ComponentProps) {
  return (
    <div>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <ShortBanner hero={page.hero} name={page.name} />
      <div className="group/directory mx-auto max-w-7xl px-4 pt-4 pb-16 sm:px-6 md:pt-6 md:pb-24 lg:px-8">
        <Island name="officer-directory" of={OfficerDirectory} props={{ ...directory, page: page.name }} />
        {directory.filter.specialty === "" && directory.choices.specialties.includes("itin") && <OfficersForItin />}
        <Html
          html={page.body}
          className="group-has-[[data-no-officers]]/directory:hidden mt-14 max-w-3xl font-display text-[clamp(1.35rem,1.1rem+1vw,1.9rem)] text-teal-dark leading-snug! md:mt-20"
        />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { menu } = useTexts(siteTexts);
  return <LoadFailure error={error} title={menu.links.officers} />;
}
