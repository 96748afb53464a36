import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { directoryTexts } from "#app/messages/officer-directory.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languageNames } from "./languages-spoken.ts";
import { officerPath } from "./officer-path.ts";
import { OfficerPhoto } from "./officer-photo.tsx";
import type { ShownOfficer } from "./service.server.ts";

/** What a card shows; nothing else of an officer travels with the directory. */
export const cardFields = [
  "loanOfficerId",
  "firstName",
  "lastName",
  "title",
  "subTitle",
  "licenseNumber",
  "phoneNumber",
  "languagesSpoken",
  "image1",
  "imageWidth",
  "imageHeight",
] as const;

export type OfficerCard = Pick<ShownOfficer, (typeof cardFields)[number]>;

export function LoanOfficerCard({ officer }: { officer: OfficerCard }) {
  const text = useTexts(directoryTexts);
  const language = useLanguage();
  return (
    <SiteLink to={officerPath(officer)} className="group block h-full rounded-3xl">
      <span className="block overflow-hidden rounded-3xl bg-sand shadow-card transition-shadow group-hover:shadow-lift">
        <OfficerPhoto
          officer={officer}
          sizes="(min-width: 1280px) 290px, (min-width: 1024px) 22vw, (min-width: 640px) 45vw, 88vw"
          className="aspect-square w-full object-cover transition-transform duration-500 ease-calm group-hover:scale-[1.03]"
        />
      </span>
      <span className="mt-5 block font-display font-semibold text-2xl text-teal-dark leading-tight group-hover:text-clay">
        {officer.firstName} {officer.lastName}
      </span>
      <span className="mt-1 block text-ink/85">{officer.title}</span>
      {officer.subTitle && <span className="mt-1 block text-muted">{officer.subTitle}</span>}
      {officer.languagesSpoken.length > 0 && (
        <span className="mt-1 block font-semibold text-teal">{text.speaks(languageNames(officer.languagesSpoken, language))}</span>
      )}
      <span className="mt-1 block text-muted tabular-nums">{text.license(officer.licenseNumber)}</span>
      {officer.phoneNumber && <span className="mt-1 block text-muted tabular-nums">{officer.phoneNumber}</span>}
    </SiteLink>
  );
}
