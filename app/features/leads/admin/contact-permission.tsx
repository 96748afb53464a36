import { type ReactNode, useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { channelsAgreedTo } from "#app/features/leads/consent-channels.ts";
import { optInSender, optOutSender } from "#app/features/leads/messages/queries.ts";
import type { MessageRecord } from "#app/features/leads/messages/responses.server.ts";
import { type ContactChannel, contactChannels, type OptInReason, optInReasons } from "#app/features/leads/opt-outs.ts";
import { useTexts } from "#app/messages/messages.ts";
import { leadTexts } from "./texts/leads.ts";
import { messageFactTexts } from "./texts/message-facts.ts";
import { useMessageAction } from "./use-message-action.ts";

/** What the sender agreed to and opted out of, and where staff record that. */
export function ContactPermission({ message }: { message: MessageRecord }) {
  const text = useTexts(messageFactTexts);
  const { contactMessageId: id, consent, optOuts, phone, email } = message;
  const agreed = channelsAgreedTo(consent);
  const hasContact = (channel: ContactChannel) => (channel === "email" ? email : phone) !== "";
  const isShown = (channel: ContactChannel) => hasContact(channel) || optOuts.some((each) => each.channel === channel);
  return (
    <section aria-labelledby="permission" className="grid gap-3 border-t border-edge pt-4 text-sm">
      <h2 id="permission" className="font-semibold">
        {text.permission}
      </h2>
      {consent && <Consent message={message} consent={consent} />}
      {!consent && phone !== "" && <p className="font-medium text-warn">{text.noConsent}</p>}
      <ul className="divide-y divide-edge">
        {contactChannels.filter(isShown).map((channel) => (
          <Channel key={channel} id={id} channel={channel} optOut={optOuts.find((each) => each.channel === channel)}>
            {agreed.includes(channel) ? text.permitted[channel] : text.withoutConsent[channel]}
          </Channel>
        ))}
      </ul>
    </section>
  );
}

function Consent({ message, consent }: { message: MessageRecord; consent: NonNullable<MessageRecord["consent"]> }) {
  const text = useTexts(messageFactTexts);
  return (
    <div>
      <p>
        {text.agreedTo(channelsAgreedTo(consent))} <When at={consent.at ?? message.createdAt} />.
      </p>
      <details className="mt-1 text-fg-muted" open>
        <summary className="w-fit cursor-pointer underline underline-offset-2">{text.consentShown}</summary>
        <p className="mt-2 text-fg" lang={consent.language}>
          {consent.text}
        </p>
        <p className="mt-1">
          {text.consentIn(text.languages[consent.language === "es" ? "es" : "en"], String(consent.version))}{" "}
          {message.clientHints.address ?? text.addressNotTold}
        </p>
      </details>
    </div>
  );
}

type ChannelProps = { id: number; channel: ContactChannel; optOut: MessageRecord["optOuts"][number] | undefined; children: ReactNode };

function Channel({ id, channel, optOut, children }: ChannelProps) {
  const text = useTexts(messageFactTexts);
  const { optOuts: optOutNames, cancel } = useTexts(leadTexts);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const optOutAction = useMessageAction(() => optOutSender(id, channel));
  const optInAction = useMessageAction((reason: OptInReason) => optInSender(id, channel, reason), close);
  const isPending = optOutAction.isPending || optInAction.isPending;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-1">
      {optOut ? (
        <>
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone="bad">{optOutNames[channel]}</Badge>
            <span className="text-fg-muted">
              <When at={optOut.createdAt} />, {optOut.source === "person" ? text.byPerson : (optOut.userName ?? text.byStaff)}
            </span>
          </span>
          <Button look="quiet" resting={isPending} onClick={() => setAsking(true)} aria-label={text.undoWhat(optOutNames[channel])}>
            {text.undo}
          </Button>
          <Popup
            open={isAsking}
            onClose={close}
            title={text.undoTitle(optOutNames[channel])}
            text={text.undoText}
            actions={
              <>
                <Button onClick={close}>{cancel}</Button>
                {optInReasons.map((reason) => (
                  <Button key={reason} look="primary" resting={isPending} onClick={() => optInAction.mutate(reason, { onError: close })}>
                    {text.optInReasons[reason]}
                  </Button>
                ))}
              </>
            }
          />
        </>
      ) : (
        <>
          <span>{children}</span>
          <Button look="quietDanger" resting={isPending} onClick={() => optOutAction.mutate()}>
            {optOutNames[channel]}
          </Button>
        </>
      )}
    </li>
  );
}
