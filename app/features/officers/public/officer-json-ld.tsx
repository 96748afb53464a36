import { officerPath } from "#app/features/officers/officer-path.ts";
import type { ShownOfficer } from "#app/features/officers/service.server.ts";
import { useLanguage } from "#app/messages/messages.ts";
import { JsonLd, useAddress } from "#app/ui/json-ld.tsx";
import { localPath } from "#lib/languages.ts";

export function OfficerJsonLd({ officer }: { officer: ShownOfficer }) {
  const address = useAddress();
  const language = useLanguage();
  const { firstName, lastName, title, licenseNumber, phoneNumber, email, image1, facebookUrl, instagramUrl, languagesSpoken } = officer;
  const profiles = [facebookUrl, instagramUrl].filter((url) => url !== "");
  const thing = {
    "@type": "Person",
    name: `${firstName} ${lastName}`,
    givenName: firstName,
    familyName: lastName,
    jobTitle: title,
    url: address(localPath(officerPath(officer), language)),
    identifier: { "@type": "PropertyValue", propertyID: "NMLS", value: licenseNumber },
    telephone: phoneNumber || undefined,
    email: email || undefined,
    knowsLanguage: languagesSpoken.length > 0 ? languagesSpoken : undefined,
    image: image1 ? address(`/resources/${image1}`) : undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
    worksFor: { "@id": address("/#company") },
  };
  return <JsonLd thing={thing} />;
}
