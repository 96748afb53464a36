import clsx from "clsx";
import { Clock, Mail, MapPin, Navigation, Phone } from "lucide";
import type { ReactNode } from "react";
import { LanguagePromise } from "#app/features/application/public/language-promise.tsx";
import { WaysToReachUs } from "#app/features/contact-ways/public/ways-to-reach-us.tsx";
import { directionsUrl } from "#app/features/leads/directions.ts";
import { answerContactForm, contactFormData, formPageHeaders } from "#app/features/leads/messages/form-action.server.ts";
import { licensedStates } from "#app/features/officers/public/licensed-states.server.ts";
import { HeroBanner } from "#app/features/pages/public/hero-banner.tsx";
import { readPage } from "#app/features/pages/sections/page.server.ts";
import { pageTexts } from "#app/features/pages/texts/pages.ts";
import { CompanyJsonLd } from "#app/features/settings/public/company-json-ld.tsx";
import { useSiteSettings } from "#app/features/settings/public/site-settings.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Island } from "#app/shell/site/island.tsx";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageMeta } from "#app/ui/page-meta.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { keepTimesWhole } from "#lib/clock-time.ts";
import { languageOf } from "#lib/languages.ts";
import { telephoneLink } from "#lib/telephone.ts";
import { personalContext, sharedContext } from "#platform/page-context.server.ts";
import type { Route } from "./+types/contact-us";
import { AfterSending } from "./after-sending.tsx";
import { readFormStart } from "./attachment.server.ts";
import { ContactForm } from "./contact-form.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(sharedContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const settings = await readSettings(db, language, log);
  const links = { map: settings["contact.mapEmbedUrl"], directions: directionsUrl(settings) };
  return {
    page: await readPage(db, "contact-us", language),
    links,
    form: contactFormData(settings, await licensedStates(db, language, new Date())),
    replyTime: settings["contact.replyTime"],
    ...(await readFormStart({ db, log }, searchParams, settings, language)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerContactForm(request, context.get(personalContext), null);
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => ({ ...formPageHeaders, ...Object.fromEntries(actionHeaders) });

export default function ContactUs({ loaderData: { page, links, form, replyTime, start, answers }, actionData }: Route.ComponentProps) {
  const settings = useSiteSettings();
  return (
    <>
      <PageMeta title={page.name} description={page.description} picture={page.sharePicture} />
      <CompanyJsonLd settings={settings} />
      <HeroBanner hero={page.hero} name={page.name} />
      <WaysToReachUs page={page.name} answers={answers} className="pt-12 md:pt-16" />
      <div className="mx-auto grid max-w-7xl gap-14 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-20 lg:px-8">
        <div>
          <Html html={page.body} className="font-display text-lead text-teal-dark" />
          <Ways directions={links.directions} />
        </div>
        <section aria-labelledby="message" className="rounded-3xl rounded-tr-[5rem] bg-paper p-6 shadow-card ring-1 ring-line sm:p-10">
          <h2 id="message" className="font-semibold text-heading text-teal-dark">
            {settings["text.contact.form"]}
          </h2>
          <LanguagePromise />
          <Island name="contact-form" of={ContactForm} props={{ form, outcome: actionData, ...start }} />
          <AfterSending settings={settings} replyTime={replyTime} officer={actionData?.sent ? actionData.answeredBy : undefined} />
        </section>
      </div>
      <OfficeMap url={links.map} />
    </>
  );
}

/**
 * The map is another site's: until it is loaded, and if it is not, the address is shown instead. Browsers fetch even a lazy iframe
 * that is far away, so `content-visibility` delays it until it is near the screen.
 */
function OfficeMap({ url }: { url: string }) {
  const { contact: text } = useTexts(pageTexts);
  const settings = useSiteSettings();
  return (
    <div className="relative h-[420px] bg-sand [contain-intrinsic-block-size:420px] [content-visibility:auto]">
      <div aria-hidden="true" className="absolute inset-0 flex flex-col items-center justify-center px-4 text-center">
        <span className="inline-flex h-20 w-16 items-center justify-center rounded-t-arch bg-paper text-clay">
          <Icon of={MapPin} className="size-8" strokeWidth={1.6} />
        </span>
        <p className="mt-5 font-display font-semibold text-teal-dark text-xl">{settings["address.street"]}</p>
        <p className="mt-1 text-muted">
          {settings["address.city"]}, {settings["address.state"]} {settings["address.zip"]}
        </p>
      </div>
      <iframe
        title={text.map}
        src={url}
        height={420}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        className="relative block h-[420px] w-full border-0"
      />
    </div>
  );
}

function Ways({ directions }: { directions: string }) {
  const { contact: text } = useTexts(pageTexts);
  const settings = useSiteSettings();
  const { "contact.phone": phone, "contact.email": email } = settings;
  const links = [
    { way: "call", href: telephoneLink(phone), name: text.phone, number: phone, icon: <Icon of={Phone} /> },
    { way: "email", href: `mailto:${email}`, name: text.email, number: email, icon: <Icon of={Mail} /> },
  ];
  return (
    <dl className="mt-10 border-line border-b">
      <Way icon={<Icon of={MapPin} />} name={settings["text.contact.office"]}>
        <address className="not-italic">
          {settings["address.street"]}
          <br />
          {settings["address.city"]}, {settings["address.state"]} {settings["address.zip"]}
        </address>
        <SiteLink
          to={directions}
          newTab
          data-way="visit"
          className="mt-2 inline-flex min-h-11 items-center gap-2 text-clay underline underline-offset-4"
        >
          <Icon of={Navigation} className="size-4" />
          {text.directions}
        </SiteLink>
      </Way>
      {links.map(({ way, href, name, number, icon }) => (
        <Way key={href} icon={icon} name={name}>
          <a
            href={href}
            data-way={way}
            className={clsx(
              "inline-flex min-h-11 items-center hover:text-clay hover:underline",
              number === email ? "break-all" : "whitespace-nowrap",
            )}
          >
            {number}
          </a>
        </Way>
      ))}
      <Way icon={<Icon of={Clock} />} name={text.hours}>
        {keepTimesWhole(settings["hours.weekdays"])}
        <br />
        {keepTimesWhole(settings["hours.saturday"])}
        <br />
        {keepTimesWhole(settings["hours.sunday"])}
      </Way>
    </dl>
  );
}

function Way({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2rem_1fr] gap-x-4 border-line border-t py-6">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-muted">
        <span className="text-clay [&_svg]:size-6 [&_svg]:stroke-[1.6]">{icon}</span>
        {name}
      </dt>
      <dd className="col-start-2 mt-1 text-balance font-semibold text-lg text-teal-dark">{children}</dd>
    </div>
  );
}
