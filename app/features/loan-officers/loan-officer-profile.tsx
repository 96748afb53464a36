import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { directoryTexts } from "#app/messages/officer-directory.ts";
import { pageTexts } from "#app/messages/pages.ts";
import { ApplicationNote } from "#app/ui/application-note.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { FacebookIcon, InstagramIcon } from "#app/ui/social-icons.tsx";
import { telephoneLink } from "#lib/telephone.ts";
import { languageNames } from "./languages-spoken.ts";
import { OfficerPhoto } from "./officer-photo.tsx";
import type { ShownOfficer } from "./service.server.ts";

/** Who the officer is and how to reach them; one without an application page of their own uses the company's. */
export function LoanOfficerProfile({ officer, applyUrl }: { officer: ShownOfficer; applyUrl: string }) {
  const { officer: text } = useTexts(pageTexts);
  const { speaks } = useTexts(directoryTexts);
  const language = useLanguage();
  const name = `${officer.firstName} ${officer.lastName}`;
  return (
    <div className="grid items-center gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-16">
      <OfficerPhoto
        officer={officer}
        priority
        sizes="(min-width: 1152px) 470px, (min-width: 768px) 42vw, 88vw"
        className="aspect-square w-full rounded-3xl object-cover shadow-card"
      />
      <div>
        <h1 className="font-semibold text-teal-dark text-title">{name}</h1>
        <p className="mt-3 font-display text-lead">{officer.title}</p>
        {officer.subTitle && <p className="text-lg text-muted">{officer.subTitle}</p>}
        <p className="mt-3 font-semibold tabular-nums">{text.nmls(officer.licenseNumber)}</p>
        {officer.languagesSpoken.length > 0 && <p className="mt-3">{speaks(languageNames(officer.languagesSpoken, language))}</p>}
        <div className="mt-5 grid gap-1 text-lg">
          {officer.phoneNumber && (
            <Reach href={telephoneLink(officer.phoneNumber)} icon={<Phone className="size-5" aria-hidden="true" />}>
              {officer.phoneNumber}
            </Reach>
          )}
          {officer.email && (
            <Reach href={`mailto:${officer.email}`} icon={<Mail className="size-5" aria-hidden="true" />}>
              {officer.email}
            </Reach>
          )}
        </div>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <ButtonLink to={officer.applyNowUrl || applyUrl} newTab className="px-8">
            {text.applyOnline}
          </ButtonLink>
          <ApplicationNote className="text-muted" />
          {officer.facebookUrl && <Social href={officer.facebookUrl} label={text.facebook(name)} icon={<FacebookIcon />} />}
          {officer.instagramUrl && <Social href={officer.instagramUrl} label={text.instagram(name)} icon={<InstagramIcon />} />}
        </div>
      </div>
    </div>
  );
}

function Reach({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a href={href} className="inline-flex min-h-11 w-fit max-w-full items-center gap-3 text-teal hover:text-clay hover:underline">
      <span className="shrink-0 text-clay">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </a>
  );
}

function Social({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  return (
    <SiteLink
      to={href}
      newTab
      aria-label={label}
      className="inline-flex size-12 items-center justify-center rounded-full border border-line text-teal hover:border-clay hover:text-clay"
    >
      {icon}
    </SiteLink>
  );
}
