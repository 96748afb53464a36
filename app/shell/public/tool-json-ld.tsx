import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { BreadcrumbsJsonLd, JsonLd, useAddress } from "#app/ui/json-ld.tsx";
import { localPath } from "#lib/languages.ts";

/** Structured data of a page that is a free tool. */
export function ToolJsonLd({ title, description, path }: { title: string; description: string; path: string }) {
  const language = useLanguage();
  const { menu } = useTexts(siteTexts);
  const url = useAddress()(localPath(path, language));
  const kind = { applicationCategory: "FinanceApplication", operatingSystem: "Any", isAccessibleForFree: true };
  return (
    <>
      <BreadcrumbsJsonLd
        steps={[
          { name: menu.links.home, path: localPath("/", language) },
          { name: title, path: localPath(path, language) },
        ]}
      />
      <JsonLd thing={{ "@type": "WebApplication", name: title, description, url, inLanguage: language, ...kind }} />
    </>
  );
}
