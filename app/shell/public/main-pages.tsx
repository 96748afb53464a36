import { useLocation } from "react-router";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { localPath, withoutTrailingSlash } from "#lib/languages.ts";

const links = [
  ["/loans", "loans"],
  ["/loans/itin", "itin"],
  ["/can-i-buy", "check"],
  ["/assistance", "assistance"],
  ["/calculators", "calculators"],
  ["/services/find-a-loan-officer", "officers"],
  ["/questions", "questions"],
  ["/contact-us", "contact"],
] as const;

/** The second row of the header, on screens that have room for it; the menu has all pages. */
export function MainPages() {
  const { mainPages: text } = useTexts(siteTexts);
  const language = useLanguage();
  const pathname = withoutTrailingSlash(useLocation().pathname);
  return (
    <nav aria-label={text.label} className="main-pages mx-auto hidden h-10 max-w-7xl px-8 lg:block">
      <ul className="-mx-3 flex">
        {links.map(([path, name]) => (
          <li key={path}>
            <a href={localPath(path, language)} aria-current={localPath(path, language) === pathname ? "page" : undefined}>
              {text.links[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
