import { useContext } from "react";
import { SiteIdentity } from "./page-meta.tsx";

type Thing = { "@type": string; [property: string]: unknown };

/** Structured data for search engines. Browsers do not run it, so the content security policy need not allow it. `<` is escaped, so that no text can end the block. */
export function JsonLd({ thing }: { thing: Thing }) {
  return <script type="application/ld+json">{jsonLdText(thing)}</script>;
}

function jsonLdText(thing: Thing): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing })
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026");
}

export function useAddress(): (path: string) => string {
  const { url } = useContext(SiteIdentity);
  return (path) => url + path;
}

export function BreadcrumbsJsonLd({ steps }: { steps: Array<{ name: string; path: string }> }) {
  const address = useAddress();
  const itemListElement = steps.map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: address(path) }));
  return <JsonLd thing={{ "@type": "BreadcrumbList", itemListElement }} />;
}
