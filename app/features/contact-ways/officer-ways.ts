import { shownTelephone, telephoneLink, textMessageLink, whatsAppLink } from "#lib/telephone.ts";
import type { Language } from "#lib/translations.ts";
import { wayTexts } from "./texts/ways.ts";
import { askPath, numberBeside, sortWays, type Way } from "./ways.ts";

/** What the ways to an officer are made from. The directory sends no more. */
export const reachedFields = ["firstName", "phoneNumber", "textNumber", "whatsAppNumber", "calendarUrl"] as const;

type ReachedOfficer = Record<(typeof reachedFields)[number], string> & { email?: string };

type Input = {
  officer: ReachedOfficer;
  /** Without, the calendar is not offered. */
  takesLeads: boolean;
  language: Language;
  /** The name of the page that the visitor is on, for the text that they send. */
  page: string;
  /** The English path of the officer's page; without one, our forms are not offered beside the officer's own ways. */
  path?: string;
  /** What the visitor said in "Can I buy?", passed on to our forms. */
  answers?: string;
};

export function officerWays({ officer, takesLeads, language, page, path, answers = "" }: Input): Way[] {
  const { firstName, phoneNumber: phone, textNumber, whatsAppNumber, calendarUrl, email } = officer;
  const { labels, shortLabels, details, prefilledTo } = wayTexts[language];
  const named = (channel: Way["channel"]) => ({ channel, label: labels[channel], short: shortLabels[channel] });
  const ways: Way[] = [];
  const text = prefilledTo(firstName, page);
  const detailOf = (number: string) => numberBeside(phone, shownTelephone(number)) || details.ready;
  if (phone) ways.push({ ...named("call"), label: shortLabels.call, to: telephoneLink(phone), detail: shownTelephone(phone) });
  if (textNumber) ways.push({ ...named("text"), to: textMessageLink(textNumber, text), detail: detailOf(textNumber) });
  if (whatsAppNumber)
    ways.push({ ...named("whatsapp"), to: whatsAppLink(whatsAppNumber, text), detail: detailOf(whatsAppNumber), newTab: true });
  if (email) ways.push({ ...named("email"), to: `mailto:${email}`, detail: email });
  if (calendarUrl && takesLeads) ways.push({ ...named("calendar"), to: calendarUrl, detail: details.calendar, newTab: true });
  if (path !== undefined) {
    ways.push({ ...named("callMe"), to: askPath("call", path, answers), detail: details.callMe });
    ways.push({ ...named("noName"), to: askPath("none", path, answers), detail: details.noName });
  }
  return sortWays(ways, language);
}
