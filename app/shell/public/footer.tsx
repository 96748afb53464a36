import { Mail, Phone } from "lucide";
import type { ComponentType, ReactNode } from "react";
import { useWrittenWays } from "#app/features/leads/public/written-ways.tsx";
import { officeHours } from "#app/features/settings/opening-hours.ts";
import type { SiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { siteTexts } from "#app/messages/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { FacebookIcon, InstagramIcon } from "#app/ui/social-icons.tsx";
import { telephoneLink } from "#lib/telephone.ts";
import { FooterLegal } from "./footer-legal.tsx";

type FooterSection = ComponentType<{ settings: SiteSettings }>;

/** Sections that features add above the fine print. */
const sections = Object.entries(
  import.meta.glob<FooterSection>("/app/features/*/public/footer-section.tsx", { eager: true, import: "FooterSection" }),
);

const links = [
  ["/privacy-policy", "privacy"],
  ["/leadership", "leadership"],
  ["/can-i-buy", "check"],
  ["/your-folder", "folder"],
  ["/services/find-a-loan-officer", "officers"],
  ["/state-licensing", "licensing"],
  ["/calculators", "calculators"],
  ["/contact-us", "contact"],
] as const;

export function Footer({ settings }: { settings: SiteSettings }) {
  const { footer: text } = useTexts(siteTexts);
  return (
    <footer className="on-dark bg-teal-dark text-white/85 print:bg-white print:text-ink">
      <div className="mx-auto max-w-7xl px-4 pt-12 pb-10 sm:px-6 md:pt-16 lg:px-8 lg:pt-24 print:p-0">
        <div className="no-print grid gap-x-10 gap-y-9 md:grid-cols-2 md:gap-y-12 lg:grid-cols-[1.25fr_1.3fr_0.9fr_1.05fr]">
          <div>
            <Logo name={settings["company.name"]} className="font-display text-2xl text-white" />
            <p className="mt-5 max-w-xs font-display text-lead text-white">{settings["company.tagline"]}</p>
            <ul aria-label={text.social} className="mt-6 flex gap-2">
              <Social href={settings["links.instagram"]} label={text.instagram} icon={<InstagramIcon />} />
              <Social href={settings["links.facebook"]} label={text.facebook} icon={<FacebookIcon />} />
            </ul>
            <p className="mt-4 flex flex-col items-start">
              <FooterLink to="/loans">{text.loans}</FooterLink>
              <FooterLink to="/blog">{text.blog}</FooterLink>
            </p>
          </div>
          <Block title={text.office}>
            <address className="not-italic">
              {settings["address.street"]}
              <br />
              {settings["address.city"]}, {settings["address.state"]} {settings["address.zip"]}
            </address>
            <h3 className="mt-6 font-sans font-semibold text-marigold text-sm">{text.hours}</h3>
            <p className="mt-2">{settings["hours.weekdays"]}</p>
            <p className="mt-1">{settings["hours.saturday"]}</p>
            <p className="mt-1">{settings["hours.sunday"]}</p>
            <p
              data-office-hours={JSON.stringify(officeHours(settings))}
              data-office-status=""
              className="mt-1 min-h-[3.3em] font-semibold text-white"
            />
          </Block>
          <Block title={text.talk}>
            <a
              href={telephoneLink(settings["contact.phone"])}
              className="flex min-h-11 items-center gap-2.5 hover:text-white hover:underline"
            >
              <Icon of={Phone} className="size-4 shrink-0 text-marigold" />
              {settings["contact.phone"]}
            </a>
            <a href={`mailto:${settings["contact.email"]}`} className="flex min-h-11 items-center gap-2.5 hover:text-white hover:underline">
              <Icon of={Mail} className="size-4 shrink-0 text-marigold" />
              <span className="min-w-0 break-words">{settings["contact.email"]}</span>
            </a>
            {useWrittenWays(settings).map(({ href, name, icon }) => (
              <a
                key={href}
                href={href}
                className="flex min-h-11 items-center gap-2.5 hover:text-white hover:underline [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-marigold"
              >
                {icon}
                {name}
              </a>
            ))}
            <ReferenceLinks />
          </Block>
          <nav aria-label={text.label}>
            <h2 className="font-sans font-semibold text-marigold text-sm">{text.label}</h2>
            <ul className="mt-2">
              {links.map(([path, name]) => (
                <li key={path}>
                  <FooterLink to={path}>{text.links[name]}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {sections.map(([path, Section]) => (
          <Section key={path} settings={settings} />
        ))}
        <FooterLegal settings={settings} />
      </div>
    </footer>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} className="inline-flex min-h-11 items-center hover:text-white hover:underline">
      {children}
    </SiteLink>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-sans font-semibold text-marigold text-sm">{title}</h2>
      <div className="mt-2 leading-relaxed">{children}</div>
    </section>
  );
}

function Social({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  return (
    <li>
      <SiteLink
        to={href}
        newTab
        aria-label={label}
        className="inline-flex size-12 items-center justify-center rounded-full border border-white/25 text-white hover:border-marigold hover:text-marigold"
      >
        {icon}
      </SiteLink>
    </li>
  );
}

function ReferenceLinks() {
  const text = useTexts(referenceTexts);
  const links = [
    ["/questions", text.questions],
    ["/glossary", text.glossary],
    ["/search", text.search],
  ] as const;
  return (
    <>
      <h3 className="mt-6 font-sans font-semibold text-marigold text-sm">{text.lookUp}</h3>
      <ul className="mt-2">
        {links.map(([path, name]) => (
          <li key={path}>
            <SiteLink to={path} className="inline-flex min-h-11 items-center hover:underline">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
