import { Mail, MessageCircle, MessageSquareText, Phone } from "lucide";
import type { ComponentType, ReactNode } from "react";
import { useCompanyWays } from "#app/features/contact-ways/public/ways-to-reach-us.tsx";
import type { ShownItem } from "#app/features/menus/shown-menu.ts";
import { shownHours } from "#app/features/settings/opening-hours.ts";
import type { SiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { FooterFold } from "#app/ui/footer-fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { FacebookIcon, InstagramIcon } from "#app/ui/social-icons.tsx";
import { keepTimesWhole } from "#lib/clock-time.ts";
import { telephoneLink } from "#lib/telephone.ts";
import { FooterLegal } from "./footer-legal.tsx";
import { FooterMenu } from "./footer-menu.tsx";

type FooterSection = ComponentType<{ settings: SiteSettings }>;

/** Sections that features add above the fine print. */
const sections = Object.entries(
  import.meta.glob<FooterSection>("/app/features/*/public/footer-section.tsx", { eager: true, import: "FooterSection" }),
);

export function Footer({ settings, items }: { settings: SiteSettings; items: ShownItem[] }) {
  const { footer: text } = useTexts(siteTexts);
  const writtenWays = useCompanyWays(settings, undefined, "").filter(({ channel }) => channel === "text" || channel === "whatsapp");
  return (
    <footer className="on-dark bg-teal-dark text-white/85 print:bg-white print:text-ink">
      <div className="mx-auto max-w-7xl px-4 pt-10 pb-8 sm:px-6 md:pt-16 md:pb-10 lg:px-8 lg:pt-24 print:p-0">
        <div className="no-print grid gap-x-10 gap-y-2 md:grid-cols-2 md:gap-y-12 lg:grid-cols-[1fr_1.1fr_1fr_1.6fr]">
          <div className="max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4 max-md:gap-y-3">
            <Logo name={settings["company.name"]} className="font-display text-lg text-white md:text-2xl" />
            <p className="mt-5 max-w-xs font-display text-lead text-white max-md:hidden">{settings["company.tagline"]}</p>
            <ul aria-label={text.social} className="flex gap-2 md:mt-6">
              <Social href={settings["links.instagram"]} label={text.instagram} icon={<InstagramIcon />} />
              <Social href={settings["links.facebook"]} label={text.facebook} icon={<FacebookIcon />} />
            </ul>
          </div>
          <FooterFold title={text.officeAndHours}>
            <Block title={text.office}>
              <address className="not-italic">
                {settings["address.street"]}
                <br />
                {settings["address.city"]}, {settings["address.state"]} {settings["address.zip"]}
              </address>
              <h3 className="mt-4 font-sans font-semibold text-marigold text-sm md:mt-6">{text.hours}</h3>
              <p className="mt-1 md:mt-2">{keepTimesWhole(settings["hours.weekdays"])}</p>
              <p className="mt-1">{keepTimesWhole(settings["hours.saturday"])}</p>
              <p className="mt-1">{keepTimesWhole(settings["hours.sunday"])}</p>
              <p
                data-office-hours={JSON.stringify(shownHours(settings, new Date()))}
                data-office-status=""
                className="mt-1 min-h-[3.3em] font-semibold text-white"
              />
            </Block>
          </FooterFold>
          <Block title={text.talk} look="max-md:flex max-md:flex-wrap max-md:gap-x-6">
            <a href={telephoneLink(settings["contact.phone"])} data-way="call" className={lineLook}>
              <Icon of={Phone} className="size-4 shrink-0 text-marigold" />
              <span className="whitespace-nowrap">{settings["contact.phone"]}</span>
            </a>
            <a href={`mailto:${settings["contact.email"]}`} data-way="email" className={lineLook}>
              <Icon of={Mail} className="size-4 shrink-0 text-marigold" />
              <span className="min-w-0 break-words">{settings["contact.email"]}</span>
            </a>
            {writtenWays.map(({ channel, to, label, newTab }) => (
              <SiteLink key={channel} to={to} newTab={newTab} data-way={channel} className={`${lineLook} max-md:hidden`}>
                <Icon of={channel === "text" ? MessageSquareText : MessageCircle} className="size-4 shrink-0 text-marigold" />
                {label}
              </SiteLink>
            ))}
          </Block>
          {items.length > 0 && <FooterMenu items={items} />}
        </div>
        {sections.map(([path, Section]) => (
          <Section key={path} settings={settings} />
        ))}
        <FooterLegal settings={settings} />
      </div>
    </footer>
  );
}

const lineLook = "flex min-h-11 items-center gap-2.5 hover:text-white hover:underline";

function Block({ title, look = "", children }: { title: string; look?: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-sans font-semibold text-marigold text-sm max-md:sr-only">{title}</h2>
      <div className={`leading-relaxed md:mt-2 ${look}`}>{children}</div>
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
