import type { SiteSettings } from "#app/features/settings/public/site-settings.ts";
import { useTexts } from "#app/messages/messages.ts";
import { siteTexts } from "#app/messages/site.ts";
import { FooterFold } from "#app/ui/footer-fold.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { companyRegistryLink } from "#lib/nmls.ts";

/** License numbers and disclosures; on paper with the office's address. */
export function FooterLegal({ settings }: { settings: SiteSettings }) {
  const { footer: text } = useTexts(siteTexts);
  const city = `${settings["address.city"]}, ${settings["address.state"] === "UT" ? "Utah" : settings["address.state"]}`;
  return (
    <div className="mt-3 grid gap-3 md:mt-14 md:gap-8 border-white/20 border-t pt-4 md:pt-8 lg:grid-cols-[auto_1fr] lg:gap-12 print:mt-6 print:border-line print:pt-4">
      <div className="flex items-center gap-4">
        <EqualHousingMark className="size-14 shrink-0 text-white print:text-ink" />
        <div>
          <p className="font-semibold text-white print:text-ink">{settings["legal.equalHousing"]}</p>
          <p>NMLS# {settings["company.nmls"]}</p>
          <SiteLink
            to={companyRegistryLink(settings["company.nmls"], settings["company.registryUrl"])}
            newTab
            className="underline underline-offset-4 hover:text-white"
          >
            {text.registry}
          </SiteLink>
        </div>
      </div>
      <div className="max-w-3xl space-y-3 text-sm leading-relaxed">
        <p className="hidden print:block">
          {settings["company.name"]}, {settings["address.street"]}, {settings["address.city"]}, {settings["address.state"]}{" "}
          {settings["address.zip"]} · <span className="whitespace-nowrap">{settings["contact.phone"]}</span> · {settings["contact.email"]}
        </p>
        <FooterFold title={text.legal}>
          <p>{settings["legal.disclosure"]}</p>
          <p className="mt-3">{settings["legal.documentsInEnglish"]}</p>
        </FooterFold>
        <p>
          © {settings["company.name"]} · {text.headquarters(city)} · {text.licensedIn(settings["company.licensedStates"])}
        </p>
      </div>
    </div>
  );
}

/** The Equal Housing Opportunity logo; its words are beside it as text. */
function EqualHousingMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} fill="currentColor" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d="M24 4 3 15.6v7.2h4.2V43h33.6V22.8H45v-7.2zM12.4 37.8V17.9L24 11.4l11.6 6.5v19.9z" />
      <path d="M17 19.8h14v5H17zM17 28.6h14v5H17z" />
    </svg>
  );
}
