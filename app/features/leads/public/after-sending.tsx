import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fillWords } from "#lib/fill-words.ts";

type TextKey = `text.contact.${"next" | "reading" | "officerReading" | "answer" | "ready"}`;

type Props = { settings: Record<TextKey, string>; replyTime: string; officer?: string };

export function AfterSending({ settings, replyTime, officer }: Props) {
  const { folder } = useTexts(contactTexts);
  const reading = officer ? fillWords(settings["text.contact.officerReading"], { name: officer }) : settings["text.contact.reading"];
  return (
    <section aria-labelledby="after-sending" className="mt-8 border-line border-t pt-6">
      <h3 id="after-sending" className="font-semibold text-teal-dark text-xl">
        {settings["text.contact.next"]}
      </h3>
      <ol className="mt-3 list-decimal space-y-2 pl-5 marker:font-semibold marker:text-clay">
        <li>{reading}</li>
        <li>{fillWords(settings["text.contact.answer"], { time: replyTime })}</li>
        <li>
          {settings["text.contact.ready"]}{" "}
          <SiteLink to="/your-folder" className="font-semibold text-teal underline underline-offset-4 hover:text-clay">
            {folder}
          </SiteLink>
        </li>
      </ol>
    </section>
  );
}
