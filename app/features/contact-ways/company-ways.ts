import { directionsUrl } from "#app/features/leads/directions.ts";
import type { SiteSettings } from "#app/features/settings/public/site-settings.ts";
import { shownTelephone, telephoneLink, textMessageLink, whatsAppLink } from "#lib/telephone.ts";
import type { Language } from "#lib/translations.ts";
import { wayTexts } from "./texts/ways.ts";
import { askPath, sortWays, type Way } from "./ways.ts";

type Input = {
  settings: Omit<SiteSettings, "consentVersions">;
  language: Language;
  /** The page's name, for the text that a visitor sends; empty where there is none to name. */
  page: string;
  /** Its English path. */
  path: string;
  /** Where visitors choose an officer's calendar, if one has any. */
  bookingPath: string | undefined;
  /** What the visitor said in "Can I buy?", passed on to our forms. */
  answers?: string;
};

/** Only what the office has set a number for. */
export function companyWays({ settings, language, page, path, bookingPath, answers = "" }: Input): Way[] {
  const { labels, shortLabels, details } = wayTexts[language];
  const { "contact.phone": phone, "contact.textNumber": textNumber, "contact.whatsapp": whatsApp } = settings;
  const named = (channel: Way["channel"]) => ({ channel, label: labels[channel], short: shortLabels[channel] });
  const ways: Way[] = [
    { ...named("call"), to: telephoneLink(phone), detail: shownTelephone(phone) },
    { ...named("callMe"), to: askPath("call", path, answers), detail: details.callMe },
    { ...named("write"), to: askPath("email", path, answers), detail: details.write },
    { ...named("noName"), to: askPath("none", path, answers), detail: details.noName },
    { ...named("visit"), to: directionsUrl(settings), detail: `${settings["address.street"]}, ${settings["address.city"]}`, newTab: true },
  ];
  const text = prefilledText({ company: settings["company.name"], language, page, path });
  if (textNumber !== "") ways.push({ ...named("text"), to: textMessageLink(textNumber, text), detail: shownTelephone(textNumber) });
  if (whatsApp !== "")
    ways.push({ ...named("whatsapp"), to: whatsAppLink(whatsApp, text), detail: shownTelephone(whatsApp), newTab: true });
  if (bookingPath !== undefined) ways.push({ ...named("calendar"), to: bookingPath, detail: details.calendar });
  return sortWays(ways, language);
}

type Named = Pick<Input, "language" | "page" | "path"> & { company: string };

function prefilledText({ company, language, page, path }: Named): string {
  const { prefilled, prefilledAtHome, prefilledElsewhere } = wayTexts[language];
  if (page !== "") return prefilled(page);
  return path === "/" ? prefilledAtHome(company) : prefilledElsewhere(company);
}
