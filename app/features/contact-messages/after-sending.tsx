import { contactTexts } from "#app/messages/contact.ts";
import { useTexts } from "#app/messages/messages.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

type Props = { replyTime: string; officer?: string };

/** What comes of a message, for whoever wonders before sending it and after. */
export function AfterSending({ replyTime, officer }: Props) {
  const { afterSending: text } = useTexts(contactTexts);
  return (
    <section aria-labelledby="after-sending" className="mt-8 border-line border-t pt-6">
      <h3 id="after-sending" className="font-semibold text-teal-dark text-xl">
        {text.title}
      </h3>
      <ol className="mt-3 list-decimal space-y-2 pl-5 marker:font-semibold marker:text-clay">
        <li>{text.reading(officer)}</li>
        <li>{text.answer(replyTime)}</li>
        <li>
          {text.ready}{" "}
          <SiteLink to="/your-folder" className="font-semibold text-teal underline underline-offset-4 hover:text-clay">
            {text.folder}
          </SiteLink>
        </li>
      </ol>
    </section>
  );
}
