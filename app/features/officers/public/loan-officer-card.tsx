import { officerWays, reachedFields } from "#app/features/contact-ways/officer-ways.ts";
import { WayRow } from "#app/features/contact-ways/public/way-links.tsx";
import { languageNames } from "#app/features/officers/language-names.ts";
import { canTakeLeads, listLicensedStatesOf } from "#app/features/officers/officer-licenses.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import type { ShownOfficer } from "#app/features/officers/service.server.ts";
import type { Specialty } from "#app/features/officers/specialties.ts";
import { directoryTexts } from "#app/features/officers/texts/officer-directory.ts";
import { specialtyNames } from "#app/features/officers/texts/specialties.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { OfficerPhoto } from "./officer-photo.tsx";

/** Only these fields are sent with the directory. */
export const cardFields = [
  ...reachedFields,
  "loanOfficerId",
  "lastName",
  "title",
  "subTitle",
  "licenseNumber",
  "licenses",
  "languagesSpoken",
  "specialties",
  "image1",
  "imageWidth",
  "imageHeight",
  "imageFocusX",
  "imageFocusY",
] as const;

export type OfficerCard = Pick<ShownOfficer, (typeof cardFields)[number]>;

/** More would push the ways to reach the officer off the first screen; the officer's page lists all. */
const specialtiesOnCard = 2;

type Props = {
  officer: OfficerCard;
  today: string;
  /** The page that the card is on, for the text that a visitor sends. */
  page: string;
  /** What the visitor is looking for: shown first. */
  specialty?: Specialty | "";
  /** What they said in "Can I buy?", for the form of the officer's page. */
  answers?: string;
};

/** On a phone the photo is beside the text, so that more than one officer fits on the screen. A link cannot contain others, so the ways follow it. */
export function LoanOfficerCard({ officer, today, page, specialty: sought = "", answers = "" }: Props) {
  const text = useTexts(directoryTexts);
  const language = useLanguage();
  const specialties = officer.specialties
    .toSorted((one, other) => Number(other === sought) - Number(one === sought))
    .slice(0, specialtiesOnCard)
    .map((specialty) => specialtyNames[language][specialty]);
  const takesLeads = canTakeLeads(officer, today);
  const ways = officerWays({ officer, takesLeads, language, page });
  return (
    <div className="flex h-full flex-col">
      <SiteLink
        to={answers === "" ? officerPath(officer) : `${officerPath(officer)}?${new URLSearchParams({ answers })}`}
        className="group grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-4 rounded-3xl sm:block"
      >
        <span className="block self-start overflow-hidden rounded-2xl bg-sand shadow-card transition-shadow group-hover:shadow-lift sm:rounded-3xl">
          <OfficerPhoto
            officer={officer}
            sizes="(min-width: 1280px) 290px, (min-width: 1024px) 22vw, (min-width: 640px) 45vw, 104px"
            className="aspect-square w-full object-cover transition-transform duration-500 ease-calm group-hover:scale-[1.03] sm:aspect-[4/3] lg:aspect-[9/4]"
          />
        </span>
        <span className="block leading-snug sm:mt-2">
          <span className="block font-display font-semibold text-teal-dark text-xl leading-tight group-hover:text-clay sm:text-2xl">
            {officer.firstName} {officer.lastName}
          </span>
          <span className="mt-1 block text-ink/85">{officer.title}</span>
          {officer.languagesSpoken.length > 0 && (
            <span className="mt-0.5 block font-semibold text-teal">{text.speaks(languageNames(officer.languagesSpoken, language))}</span>
          )}
          <span className="mt-0.5 block text-muted">{specialties.join(" · ") || officer.subTitle}</span>
          <span className="mt-0.5 block text-muted tabular-nums">{text.license(officer.licenseNumber)}</span>
          {/* By their codes: the browser's script does not have the names of all states. */}
          {takesLeads && <span className="block text-muted">{text.licensedIn(listLicensedStatesOf(officer, today).join(", "))}</span>}
          {!takesLeads && <span className="mt-0.5 block font-semibold">{text.askOffice}</span>}
        </span>
      </SiteLink>
      <WayRow ways={ways} name={`${officer.firstName} ${officer.lastName}`} className="mt-1" />
    </div>
  );
}
