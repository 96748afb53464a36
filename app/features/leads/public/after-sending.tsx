import type { Answerer } from "#app/features/leads/messages/answerer.server.ts";
import { afterSendingTexts } from "#app/features/leads/texts/after-sending.ts";
import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { keepTimesWhole } from "#lib/clock-time.ts";
import { fillWords } from "#lib/fill-words.ts";
import { telephoneLink } from "#lib/telephone.ts";

type SettingKey =
  | `text.contact.${"next" | "reading" | "officerReading" | "answer" | "ready"}`
  | `hours.${"weekdays" | "saturday" | "sunday"}`
  | "contact.phone";

type Props = {
  settings: Record<SettingKey, string>;
  replyTime: string;
  /** If the message goes to one officer. What the officer speaks may be empty. */
  officer?: Answerer | undefined;
  /** On the page of questions: its form asks how to answer, which may be without any contact details. No heading is above it. */
  byChosenWay?: boolean;
  /** The same page after sending, when the way has been chosen. */
  isSent?: boolean;
};

const linkLook = "font-semibold text-teal underline underline-offset-4 hover:text-clay";

/** Who answers, when and in which language. Beside a form, and still there after sending. */
export function AfterSending({ settings, replyTime, officer, byChosenWay = false, isSent = false }: Props) {
  const { folder } = useTexts(contactTexts);
  const text = useTexts(afterSendingTexts);
  const reading = officer
    ? fillWords(settings["text.contact.officerReading"], { name: officer.firstName })
    : settings["text.contact.reading"];
  const hours = [settings["hours.weekdays"], settings["hours.saturday"], settings["hours.sunday"]].filter((line) => line.trim() !== "");
  const phone = settings["contact.phone"];
  const answer = isSent ? text.byWayChosen : text.byChosenWay;
  const Heading = byChosenWay ? "h2" : "h3";
  return (
    <section aria-labelledby="after-sending" className="mt-8 border-line border-t pt-6">
      <Heading id="after-sending" className="font-semibold text-teal-dark text-xl">
        {settings["text.contact.next"]}
      </Heading>
      <ol className="mt-3 list-decimal space-y-2 pl-5 marker:font-semibold marker:text-clay">
        <li>
          {reading} {officer?.languages && text.speaks(officer.firstName, officer.languages)}
        </li>
        <li>
          {byChosenWay ? answer(replyTime) : fillWords(settings["text.contact.answer"], { time: replyTime })}{" "}
          <span className="block text-muted">{keepTimesWhole(text.hours(hours))}</span>
        </li>
        <li>
          {settings["text.contact.ready"]}{" "}
          <SiteLink to="/your-folder" className={linkLook}>
            {folder}
          </SiteLink>
        </li>
        <li>
          {text.noAnswer}{" "}
          <a href={telephoneLink(phone)} data-way="call" className={`${linkLook} whitespace-nowrap`}>
            {phone}
          </a>
          . {text.safety}{" "}
          <SiteLink to="/verify-us" className={linkLook}>
            {text.verify}
          </SiteLink>
        </li>
      </ol>
    </section>
  );
}
