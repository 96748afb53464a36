import { useLocation } from "react-router";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { englishPath, localPath } from "#lib/languages.ts";

/** The same page in the other language, wherever the visitor is. */
function useOtherLanguage() {
  const { pathname, search } = useLocation();
  const otherLanguage = useLanguage() === "en" ? "es" : "en";
  return { other: otherLanguage, href: localPath(englishPath(pathname), otherLanguage) + search };
}

export function LanguageSwitch() {
  const { other, href } = useOtherLanguage();
  const { language: text } = useTexts(siteTexts);
  return (
    <a
      href={href}
      lang={other}
      hrefLang={other}
      // Both of what may be visible are in it: the name of the language, or its code on a phone.
      aria-label={`${text.switchTo} (${other.toUpperCase()}) – ${text.label}`}
      className="inline-flex min-h-12 min-w-12 items-center justify-center rounded-full px-3 font-semibold text-teal hover:bg-sand"
    >
      <span className="sm:hidden">{other.toUpperCase()}</span>
      <span className="max-sm:hidden">{text.switchTo}</span>
    </a>
  );
}
