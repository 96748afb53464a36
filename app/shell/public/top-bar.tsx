import { Menu, Phone, Search } from "lucide";
import { useContext } from "react";
import { useLocation } from "react-router";
import { applyLink } from "#app/features/application/apply-link.ts";
import type { ShownItem } from "#app/features/menus/shown-menu.ts";
import type { SiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { siteTexts } from "#app/messages/site.ts";
import { ApplicationNote } from "#app/ui/application-note.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { SiteIdentity } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { englishPath, localPath } from "#lib/languages.ts";
import { telephoneLink } from "#lib/telephone.ts";
import { MainPages } from "./main-pages.tsx";
import { menuId } from "./side-menu.tsx";

export function TopBar({ settings, links }: { settings: SiteSettings; links: ShownItem[] }) {
  const text = useTexts(siteTexts);
  const { search } = useTexts(referenceTexts);
  const company = settings["company.name"];
  const phone = settings["contact.phone"];
  return (
    <header className="site-bar fixed inset-x-0 top-0 z-40 bg-cream/95 backdrop-blur-md">
      <div className="mx-auto flex h-17 max-w-7xl items-center gap-2 px-4 max-[17rem]:gap-0 max-[17rem]:px-2 sm:px-6 lg:gap-3 lg:px-8 xl:gap-6">
        <div className="mr-auto min-w-0 text-teal-dark">
          <SiteLink to="/" aria-label={text.home(company)} className="inline-flex min-h-9 items-center">
            <Logo name={company} className="font-display text-[1.15rem] leading-none sm:text-xl max-[17rem]:[&>span]:sr-only" />
          </SiteLink>
          <p className="pl-9 text-xs sm:pl-[2.45rem] leading-none text-muted max-[17rem]:hidden">NMLS# {settings["company.nmls"]}</p>
        </div>
        <div className="hidden shrink-0 whitespace-nowrap text-right lg:block">
          <a
            href={telephoneLink(phone)}
            data-way="call"
            className="inline-flex items-center gap-2 py-1 font-semibold text-teal hover:text-clay"
          >
            <Icon of={Phone} className="size-4" />
            {phone}
          </a>
          <a
            href={`mailto:${settings["contact.email"]}`}
            data-way="email"
            className="block py-1 text-sm leading-none text-muted hover:text-clay"
          >
            {settings["contact.email"]}
          </a>
        </div>
        <a
          href={telephoneLink(phone)}
          data-way="call"
          aria-label={text.call(phone)}
          className="inline-flex size-12 items-center justify-center rounded-full text-teal hover:bg-sand lg:hidden"
        >
          <Icon of={Phone} className="size-5" />
        </a>
        <div className="flex items-center gap-2 max-lg:hidden">
          <ButtonLink {...applyLink(settings["links.apply"], useLanguage())} className="whitespace-nowrap">
            {text.applyNow}
          </ButtonLink>
          <ApplicationNote className="max-w-[5.5rem] text-muted text-xs leading-tight" />
        </div>
        <SiteLink
          to="/search"
          aria-label={search}
          className="inline-flex size-12 items-center justify-center rounded-full text-teal-dark hover:bg-sand max-sm:hidden"
        >
          <Icon of={Search} className="size-5" />
        </SiteLink>
        <LanguageSwitch />
        <button
          type="button"
          popoverTarget={menuId}
          className="-mr-2 inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full px-3 font-semibold text-teal-dark hover:bg-sand"
        >
          <Icon of={Menu} className="size-6" />
          <span className="max-sm:sr-only">{text.menu.toggle}</span>
        </button>
      </div>
      <MainPages items={links} />
    </header>
  );
}

function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const other = useLanguage() === "en" ? "es" : "en";
  const { paths } = useContext(SiteIdentity);
  const href = localPath(paths?.[other] ?? englishPath(pathname), other) + search;
  const { language: text } = useTexts(siteTexts);
  return (
    <a
      href={href}
      lang={other}
      hrefLang={other}
      // Contains both visible forms: the language's name, and its code on a phone.
      aria-label={`${text.switchTo} (${other.toUpperCase()}) – ${text.label}`}
      className="inline-flex min-h-12 min-w-12 items-center justify-center rounded-full px-3 font-semibold text-teal hover:bg-sand"
    >
      <span className="sm:hidden">{other.toUpperCase()}</span>
      <span className="max-sm:hidden">{text.switchTo}</span>
    </a>
  );
}
