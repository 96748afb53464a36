import { ArrowRight, Phone, X } from "lucide";
import { useLocation } from "react-router";
import { applyLink } from "#app/features/application/apply-link.ts";
import { useWrittenWays } from "#app/features/leads/public/written-ways.tsx";
import type { SiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { siteTexts } from "#app/messages/site.ts";
import { ApplicationNote } from "#app/ui/application-note.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SearchForm } from "#app/ui/search-form.tsx";
import { localPath } from "#lib/languages.ts";
import { telephoneLink } from "#lib/telephone.ts";

export const menuId = "site-menu";

const links = [
  ["/", "home"],
  ["/leadership", "leadership"],
  ["/can-i-buy", "check"],
  ["/your-folder", "folder"],
  ["/services/find-a-loan-officer", "officers"],
  ["/services/homebuying-process", "process"],
  ["/services/refinance_information", "refinance"],
  ["/calculators", "calculators"],
  ["/contact-us", "contact"],
] as const;

/** The browser opens and closes it without a script; the script only traps the focus. */
export function SideMenu({ settings }: { settings: SiteSettings }) {
  const language = useLanguage();
  const text = useTexts(siteTexts);
  const { searchSite } = useTexts(referenceTexts);
  const pathname = useLocation().pathname.replace(/(?<=.)\/+$/, "");
  return (
    <div id={menuId} popover="auto" role="dialog" aria-label={text.menu.toggle} className="side-menu">
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="menu-overlay"
        className="absolute inset-0 cursor-default touch-none bg-teal-dark/55"
      />
      <div className="side-menu-panel absolute inset-y-0 right-0 flex w-[min(26rem,88vw)] flex-col overflow-y-auto overscroll-contain bg-paper px-6 pt-4 pb-8 shadow-lift sm:px-8">
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: where focus goes when the menu opens, also before any script is there
          autoFocus
          className="-mr-3 inline-flex min-h-12 items-center gap-2 self-end rounded-full px-3 font-semibold text-teal-dark hover:bg-sand"
        >
          {text.menu.close}
          <Icon of={X} className="size-5" />
        </button>
        <SearchForm path="/search" name="q" id="menu-search" label={searchSite} className="mt-2 mb-4" />
        <nav aria-label={text.menu.label}>
          <ul>
            {links.map(([path, name]) => (
              <li key={path} className="border-line border-b">
                <a
                  href={localPath(path, language)}
                  aria-current={localPath(path, language) === pathname ? "page" : undefined}
                  className="group flex items-center justify-between gap-4 py-4 font-display text-xl leading-snug aria-[current=page]:text-clay hover:text-clay"
                >
                  {text.menu.links[name]}
                  <Icon
                    of={ArrowRight}
                    className="size-5 shrink-0 text-clay opacity-0 transition-[opacity,translate] group-hover:translate-x-1 group-hover:opacity-100 group-aria-[current=page]:opacity-100"
                  />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-8 grid gap-3">
          <ButtonLink {...applyLink(settings["links.apply"], language)}>{text.applyNow}</ButtonLink>
          <ApplicationNote className="-mt-1 text-center text-muted" />
          <a
            href={telephoneLink(settings["contact.phone"])}
            className="inline-flex min-h-12 items-center justify-center gap-2 font-semibold text-teal hover:text-clay"
          >
            <Icon of={Phone} className="size-4" />
            {settings["contact.phone"]}
          </a>
          {useWrittenWays(settings).map(({ href, name, icon }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-12 items-center justify-center gap-2 font-semibold text-teal hover:text-clay [&_svg]:size-4"
            >
              {icon}
              {name}
            </a>
          ))}
        </div>
      </div>
    </div>
  );
}
