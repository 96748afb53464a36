import { ContactRound, MapPin } from "lucide";
import { officerWays } from "#app/features/contact-ways/officer-ways.ts";
import { WayTiles } from "#app/features/contact-ways/public/way-links.tsx";
import { officerContactPath, officerPath } from "#app/features/officers/officer-path.ts";
import type { ShownOfficer } from "#app/features/officers/service.server.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

type Props = { officer: ShownOfficer; takesLeads: boolean; answers: string };

export function WaysToReach({ officer, takesLeads, answers }: Props) {
  const { officer: text } = useTexts(pageTexts);
  const page = `${officer.firstName} ${officer.lastName}`;
  const ways = officerWays({ officer, takesLeads, language: useLanguage(), page, path: officerPath(officer), answers });
  return (
    <div className="mt-4">
      <WayTiles ways={ways} className="lg:grid-cols-2" />
      <div className="mt-2 flex flex-wrap gap-x-6">
        {officer.office && (
          <p className="flex min-h-11 items-center gap-3">
            <Icon of={MapPin} className={iconLook} />
            {text.office(officer.office)}
          </p>
        )}
        <SiteLink
          to={officerContactPath(officer)}
          download
          className="no-print inline-flex min-h-11 items-center gap-3 text-teal hover:text-clay hover:underline"
        >
          <Icon of={ContactRound} className={iconLook} />
          {text.saveContact}
        </SiteLink>
      </div>
    </div>
  );
}

const iconLook = "size-5 shrink-0 text-clay";
