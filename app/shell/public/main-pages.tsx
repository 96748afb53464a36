import { useLocation } from "react-router";
import { linksOf, type ShownItem } from "#app/features/menus/shown-menu.ts";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { withoutTrailingSlash } from "#lib/languages.ts";

/** The second row of the header, on screens that have room for it; the menu has all pages. */
export function MainPages({ items }: { items: ShownItem[] }) {
  const text = useTexts(siteTexts);
  const pathname = withoutTrailingSlash(useLocation().pathname);
  if (items.length === 0) return null;
  return (
    <nav aria-label={text.mainPages} className="main-pages mx-auto hidden h-10 max-w-7xl px-8 lg:block">
      <ul className="-mx-3 flex">
        {linksOf(items).map(({ id, href, label }) => (
          <li key={id}>
            <a href={href} aria-current={href === pathname ? "page" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
