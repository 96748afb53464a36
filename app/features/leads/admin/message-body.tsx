import { Details } from "#app/admin-kit/details.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { campaignLine, isCampaign } from "#app/features/leads/campaign.ts";
import { channelsAgreedTo } from "#app/features/leads/consent-channels.ts";
import type { MessageRecord } from "#app/features/leads/messages/responses.server.ts";
import type { ContactChannel } from "#app/features/leads/opt-outs.ts";
import { readablePath } from "#app/features/leads/readable-path.ts";
import { answerWayTexts } from "#app/features/leads/texts/answer-ways.ts";
import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { telephoneLink, textMessageLink, whatsAppLink } from "#lib/telephone.ts";
import { ContactPermission } from "./contact-permission.tsx";
import { OptOutBadges } from "./message-state.tsx";
import { messageFactTexts } from "./texts/message-facts.ts";

export function MessageBody({ message }: { message: MessageRecord }) {
  const text = useTexts(messageFactTexts);
  const { callTime } = useTexts(contactTexts);
  const { unnamed } = useTexts(answerWayTexts);
  const language = useLanguage();
  const facts = [
    ...(message.email === "" ? [] : [{ name: text.email, value: <Email message={message} /> }]),
    ...(message.phone === "" ? [] : [{ name: text.phone, value: <Phone message={message} /> }]),
    ...(message.kind === "form" ? [{ name: text.call, value: callTime.times[message.callTime] }] : []),
    { name: text.received, value: <When at={message.createdAt} /> },
    { name: text.language, value: text.languages[message.language] },
    { name: text.service, value: message.kind === "form" ? formName(text, message) : unnamed[message.kind] },
    ...(message.homeState ? [{ name: text.homeState, value: message.homeState }] : []),
    { name: text.page, value: readablePath(message.page) || text.notTold },
    ...(message.routing.name
      ? [{ name: text.rule, value: String((language === "es" && message.routing.nameEs) || message.routing.name) }]
      : []),
    ...(isCampaign(message.campaign) ? [{ name: text.campaign, value: campaignLine(message.campaign) }] : []),
    { name: text.browser, value: message.clientHints.userAgent ? <Details>{message.clientHints.userAgent}</Details> : text.notTold },
  ];
  return (
    <section aria-label={text.section} className="grid content-start gap-4 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
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
      {message.kind !== "nameless" && <ContactPermission message={message} />}
    </section>
  );
}

const formName = (text: { contactForm: string }, { service }: MessageRecord) => (service === "Contact Us" ? text.contactForm : service);

type Props = { message: Pick<MessageRecord, "email" | "phone" | "consent" | "optOuts"> };

const isOptedOut = ({ optOuts }: Props["message"], channel: ContactChannel) => optOuts.some((optOut) => optOut.channel === channel);

/** No link after an opt-out, so that staff do not write by mistake. */
function Email({ message }: Props) {
  if (!isOptedOut(message, "email")) return <Contact href={`mailto:${message.email}`}>{message.email}</Contact>;
  return <Unlinked text={message.email} channels={["email"]} />;
}

/** Links to call and text only where the consent that the visitor saw names them. */
function Phone({ message }: Props) {
  const text = useTexts(messageFactTexts);
  const channels = (["call", "text", "whatsapp"] as const).filter((channel) => isOptedOut(message, channel));
  const agreed = channelsAgreedTo(message.consent);
  const mayCall = agreed.includes("call") && !channels.includes("call");
  const mayText = agreed.includes("text") && !channels.includes("text");
  const mayWhatsApp = agreed.includes("whatsapp") && !channels.includes("whatsapp");
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      {mayCall ? (
        <Contact href={telephoneLink(message.phone)}>{message.phone}</Contact>
      ) : (
        <Unlinked text={message.phone} channels={channels} />
      )}
      {mayWhatsApp && <Contact href={whatsAppLink(message.phone)}>WhatsApp</Contact>}
      {mayText && <Contact href={textMessageLink(message.phone)}>{text.text}</Contact>}
      {mayCall && <OptOutBadges channels={channels} />}
    </span>
  );
}

function Unlinked({ text, channels }: { text: string; channels: ContactChannel[] }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {text}
      <OptOutBadges channels={channels} />
    </span>
  );
}

function Contact({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="text-accent hover:underline">
      {children}
    </a>
  );
}
