import { X } from "lucide";
import { useLocation } from "react-router";
import { applyLink } from "#app/features/application/apply-link.ts";
import { WayRow } from "#app/features/contact-ways/public/way-links.tsx";
import { useCompanyWays } from "#app/features/contact-ways/public/ways-to-reach-us.tsx";
import { type ShownItem, type ShownLink, sectionsOf } from "#app/features/menus/shown-menu.ts";
import type { SiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { referenceTexts } from "#app/messages/reference.ts";
import { siteTexts } from "#app/messages/site.ts";
import { ApplicationNote } from "#app/ui/application-note.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SearchForm } from "#app/ui/search-form.tsx";
import { withoutTrailingSlash } from "#lib/languages.ts";

export const menuId = "site-menu";

type Props = {
  settings: SiteSettings;
  bookingPath: string | undefined;
  /** The name of the page below. */
  page: string;
  items: ShownItem[];
};

/** The browser opens and closes it without a script; the script only traps the focus. */
export function SideMenu({ settings, bookingPath, page, items }: Props) {
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
          {sectionsOf(items).map(({ title, links }, index) =>
            title ? (
              <section key={title.id} aria-labelledby={`menu-${title.id}`} className="mt-3">
                <h2 id={`menu-${title.id}`} className="font-sans font-semibold text-muted text-sm">
                  {title.label}
                </h2>
                <LinkList links={links} />
              </section>
            ) : (
              <LinkList key={links[0]?.id} links={links} className={index > 0 ? "mt-3" : undefined} />
            ),
          )}
        </nav>
        <div className="mt-6 grid gap-3">
          <ButtonLink {...applyLink(settings["links.apply"], language)}>{text.applyNow}</ButtonLink>
          <ApplicationNote className="-mt-1 text-center text-muted" />
        </div>
      </div>
    </div>
  );
}

function LinkList({ links, className }: { links: ShownLink[]; className?: string | undefined }) {
  const pathname = withoutTrailingSlash(useLocation().pathname);
  return (
    <ul className={className}>
      {links.map(({ id, href, label }) => (
        <li key={id}>
          <a href={href} aria-current={href === pathname ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
