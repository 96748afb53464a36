import { type HoursSettings, openingHoursOf } from "#app/features/settings/opening-hours.ts";
import type { Settings } from "#app/features/settings/settings.server.ts";
import { JsonLd, useAddress } from "#app/ui/json-ld.tsx";

type Facts = HoursSettings &
  Pick<
    Settings,
    | "company.name"
    | "contact.phone"
    | "contact.email"
    | "address.street"
    | "address.city"
    | "address.state"
    | "address.zip"
    | "links.instagram"
    | "links.facebook"
  >;

/** The lender with its office: for the front page and the contact page. */
export function CompanyJsonLd({ settings }: { settings: Facts }) {
  const address = useAddress();
  const thing = {
    "@type": "FinancialService",
    "@id": address("/#company"),
    name: settings["company.name"],
    url: address("/"),
    logo: address("/logo.svg"),
    image: address("/og-default.png"),
    telephone: settings["contact.phone"],
    email: settings["contact.email"],
    address: {
      "@type": "PostalAddress",
      streetAddress: settings["address.street"],
      addressLocality: settings["address.city"],
      addressRegion: settings["address.state"],
      postalCode: settings["address.zip"],
      addressCountry: "US",
    },
    ...openingHoursOf(settings, new Date()),
    knowsLanguage: ["en", "es"],
    sameAs: [settings["links.instagram"], settings["links.facebook"]],
  };
  return <JsonLd thing={thing} />;
}
