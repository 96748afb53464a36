import { Details } from "#app/admin-kit/details.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { contactTexts } from "#app/messages/contact.ts";
import { campaignLine, isCampaign } from "#lib/campaign.ts";
import type { MessageRecord } from "./answers.server.ts";

const languages = { en: "English", es: "Spanish" };

/** What the visitor wrote, and what is known about how it came. */
export function MessageBody({ message }: { message: MessageRecord }) {
  const facts = [
    { name: "Email", value: <Contact text={message.email} href={`mailto:${message.email}`} /> },
    { name: "Phone", value: <Contact text={message.phone} href={`tel:${message.phone.replace(/[^\d+]/g, "")}`} /> },
    { name: "Call", value: contactTexts.en.callTime.times[message.callTime] },
    { name: "Received", value: <When at={message.createdAt} /> },
    { name: "Language", value: languages[message.language] },
    { name: "Service", value: message.service },
    { name: "Page", value: message.page || "Not told" },
    ...(message.routing.name ? [{ name: "Given by the rule", value: String(message.routing.name) }] : []),
    ...(isCampaign(message.campaign) ? [{ name: "Campaign", value: campaignLine(message.campaign) }] : []),
    { name: "Browser", value: message.clientHints.userAgent ? <Details>{message.clientHints.userAgent}</Details> : "Not told" },
  ];
  return (
    <section aria-label="What the visitor wrote" className="grid content-start gap-4 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <p lang={message.language} className="text-base leading-relaxed break-words whitespace-pre-wrap">
        {message.message}
      </p>
      <dl className="grid gap-x-6 gap-y-3 border-t border-edge pt-4 text-sm sm:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-fg-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {message.consent && (
        <details className="border-t border-edge pt-4 text-sm">
          <summary className="cursor-pointer font-semibold">Consent that was shown</summary>
          <p className="mt-2" lang={message.consent.language}>
            {message.consent.text}
          </p>
          <p className="mt-1 text-fg-muted">
            In {message.consent.language === "es" ? "Spanish" : "English"}, version {message.consent.version}
          </p>
        </details>
      )}
    </section>
  );
}

function Contact({ text, href }: { text: string; href: string }) {
  return (
    <a href={href} className="text-accent hover:underline">
      {text}
    </a>
  );
}
