import { itinAnswer, offersItinLoans } from "#app/features/itin/itin-offer.ts";
import { itinTexts } from "#app/features/itin/texts/itin.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { itinDirectoryPath } from "./officers-for-itin.tsx";

type ItinOfficer = { loanOfficerId: number; firstName: string; lastName: string };

const linkLook = "inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4 hover:text-clay";
const counselorSearch = "https://www.consumerfinance.gov/find-a-housing-counselor/";

/** The question and its answer, with the people to ask: our officers, or counselors if we offer no such loans. */
export function ItinAnswer({ officers }: { officers: ItinOfficer[] }) {
  const text = useTexts(itinTexts);
  const settings = useSiteSettings();
  const { question, answer, detail } = itinAnswer(settings, useLanguage());
  const asked = offersItinLoans(settings) ? officers : [];
  return (
    <div className="mt-5 max-w-xl">
      <p className="font-display font-semibold text-teal-dark text-xl">{question}</p>
      <p className="mt-2 font-semibold text-ink text-lead">{answer}</p>
      <p className="mt-3 text-[1.0625rem] text-ink/85">{detail}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {asked.map((officer) => (
          <li key={officer.loanOfficerId}>
            <SiteLink to={officerPath(officer)} className={linkLook}>
              {text.ask(`${officer.firstName} ${officer.lastName}`)}
            </SiteLink>
          </li>
        ))}
        {asked.length > 0 && (
          <li>
            <SiteLink to={itinDirectoryPath} className={linkLook}>
              {text.findOfficer}
            </SiteLink>
          </li>
        )}
        {!offersItinLoans(settings) && (
          <li>
            <SiteLink to={counselorSearch} newTab className={linkLook}>
              {text.counselor}
            </SiteLink>
          </li>
        )}
      </ul>
    </div>
  );
}
