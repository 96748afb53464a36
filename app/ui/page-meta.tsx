import { createContext, useContext } from "react";
import { useLocation } from "react-router";
import { englishPath, languageOf, localPath, withoutTrailingSlash } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { defaultPicture } from "./default-picture.ts";

/** Provided by the public layout. */
export const SiteIdentity = createContext<Identity>({ name: "", tagline: "", url: "" });

type Identity = {
  name: string;
  tagline: string;
  url: string;
  /** The page's paths, where they are not the same in both languages. */
  paths?: Record<Language, string>;
  /** Staff keep the page out of search engines. */
  isUnlisted?: boolean;
};

type Props = {
  title?: string;
  description?: string;
  /** The canonical English path, percent-encoded, of a page with several addresses. */
  path?: string;
  picture?: { path: string; width: number; height: number; alt: string };
  type?: "website" | "article" | "profile";
  unlisted?: boolean;
  /** Both addresses show English: only the English one is indexed. */
  onlyEnglish?: boolean;
};

export function PageMeta({
  title,
  description,
  path,
  picture = defaultPicture,
  type = "website",
  unlisted = false,
  onlyEnglish = false,
}: Props) {
  const site = useContext(SiteIdentity);
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  const english = withoutTrailingSlash(path ?? englishPath(pathname));
  const address = (of: Language) => site.url + localPath(site.paths?.[of] ?? english, of);
  /** A link to the front page shows the company's name first. */
  const shareTitle = english === "/" ? [site.name, site.tagline].filter(Boolean).join(" — ") : title;
  const fullTitle = [title || site.tagline, site.name].filter(Boolean).join(" — ");
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {unlisted || site.isUnlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(onlyEnglish ? "en" : language)} />
          {!onlyEnglish && (
            <>
              <link rel="alternate" hrefLang="en" href={address("en")} />
              <link rel="alternate" hrefLang="es" href={address("es")} />
              <link rel="alternate" hrefLang="x-default" href={address("en")} />
            </>
          )}
          <meta property="og:url" content={address(language)} />
        </>
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={shareTitle || fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:locale" content={language === "es" ? "es_US" : "en_US"} />
      <meta property="og:locale:alternate" content={language === "es" ? "en_US" : "es_US"} />
      <meta property="og:image" content={site.url + picture.path} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt || site.name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
