import { useContext } from "react";
import { SiteIdentity } from "./page-meta.tsx";

type Thing = { "@type": string; [property: string]: unknown };

/**
 * A block of data for search engines. Browsers do not run it, so that the policy needs to allow nothing; `<` is written
 * as an escape, so that no text in it can end the block.
 */
export function JsonLd({ thing }: { thing: Thing }) {
  return <script type="application/ld+json">{jsonLdText(thing)}</script>;
}

function jsonLdText(thing: Thing): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing })
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026");
}

/** Makes paths of the site absolute. */
export function useAddress(): (path: string) => string {
  const { url } = useContext(SiteIdentity);
  return (path) => url + path;
}

/** Where a page stands in the site, from the front page down; the last step is the page itself. */
export function BreadcrumbsJsonLd({ steps }: { steps: Array<{ name: string; path: string }> }) {
  const address = useAddress();
  const itemListElement = steps.map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: address(path) }));
  return <JsonLd thing={{ "@type": "BreadcrumbList", itemListElement }} />;
}
