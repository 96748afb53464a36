import { X } from "lucide";
import { useLocation } from "react-router";
import { applyLink } from "#app/features/application/apply-link.ts";
import { WayRow } from "#app/features/contact-ways/public/way-links.tsx";
import { useCompanyWays } from "#app/features/contact-ways/public/ways-to-reach-us.tsx";
import type { SiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { siteTexts } from "#app/messages/site.ts";
import { ApplicationNote } from "#app/ui/application-note.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SearchForm } from "#app/ui/search-form.tsx";
import { localPath, withoutTrailingSlash } from "#lib/languages.ts";

export const menuId = "site-menu";

const groups = [
  {
    name: "loans",
    links: [
      ["/loans", "loans"],
      ["/loans/itin", "itin"],
      ["/assistance", "assistance"],
      ["/services/refinance_information", "refinance"],
    ],
  },
  {
    name: "prepare",
    links: [
      ["/can-i-buy", "check"],
      ["/your-folder", "folder"],
      ["/calculators", "calculators"],
      ["/services/homebuying-process", "process"],
      ["/questions", "questions"],
    ],
  },
  {
    name: "people",
    links: [
      ["/ask", "ask"],
      ["/services/find-a-loan-officer", "officers"],
      ["/leadership", "leadership"],
      ["/verify-us", "verify"],
      ["/contact-us", "contact"],
    ],
  },
] as const;

type LinkName = "home" | (typeof groups)[number]["links"][number][1];

type Props = {
  settings: SiteSettings;
  bookingPath: string | undefined;
  /** The name of the page below. */
  page: string;
};

/** The browser opens and closes it without a script; the script only traps the focus. */
export function SideMenu({ settings, bookingPath, page }: Props) {
  const language = useLanguage();
  const text = useTexts(siteTexts);
  const { searchSite } = useTexts(referenceTexts);
  const ways = useCompanyWays(settings, bookingPath, page);
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
      <div className="side-menu-panel">
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
        <WayRow ways={ways} inColumns className="mt-1 mb-4" />
        <SearchForm path="/search" name="q" id="menu-search" label={searchSite} className="mb-2" />
        <nav aria-label={text.menu.label} className="menu-pages">
          <ul>
            <MenuLink path="/" name="home" />
          </ul>
          {groups.map(({ name, links }) => (
            <section key={name} aria-labelledby={`menu-${name}`} className="mt-3">
              <h2 id={`menu-${name}`} className="font-sans font-semibold text-muted text-sm">
                {text.menu.groups[name]}
              </h2>
              <ul>
                {links.map(([path, link]) => (
                  <MenuLink key={path} path={path} name={link} />
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className="mt-6 grid gap-3">
          <ButtonLink {...applyLink(settings["links.apply"], language)}>{text.applyNow}</ButtonLink>
          <ApplicationNote className="-mt-1 text-center text-muted" />
        </div>
      </div>
    </div>
  );
}

function MenuLink({ path, name }: { path: string; name: LinkName }) {
  const { menu } = useTexts(siteTexts);
  const href = localPath(path, useLanguage());
  const pathname = withoutTrailingSlash(useLocation().pathname);
  return (
    <li>
      <a href={href} aria-current={href === pathname ? "page" : undefined}>
        {menu.links[name]}
      </a>
    </li>
  );
}
