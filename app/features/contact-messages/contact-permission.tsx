import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { When } from "#app/admin-kit/when.tsx";
import { type ContactChannel, contactChannels, type OptInReason, optInReasons, optOutNames } from "#lib/opt-outs.ts";
import type { MessageRecord } from "./answers.server.ts";
import { messagesKey, optInSender, optOutSender } from "./queries.ts";

const permitted: Record<ContactChannel, string> = { call: "May be called", text: "May be texted", email: "May be emailed" };
const reasonNames: Record<OptInReason, string> = {
  personAsked: "The person asked for it",
  recordedByMistake: "It was a mistake",
};

/** Whether the sender agreed to calls and texts, what they asked us not to do, and where staff record that. */
export function ContactPermission({ message }: { message: MessageRecord }) {
  const { contactMessageId: id, consent, optOuts } = message;
  return (
    <section aria-labelledby="permission" className="grid gap-3 border-t border-edge pt-4 text-sm">
      <h2 id="permission" className="font-semibold">
        May we call, text or write?
      </h2>
      {consent ? (
        <Consent message={message} consent={consent} />
      ) : (
        <p className="font-medium text-warn">No consent to calls or texts is recorded.</p>
      )}
      <ul className="divide-y divide-edge">
        {contactChannels.map((channel) => (
          <Channel key={channel} id={id} channel={channel} optOut={optOuts.find((each) => each.channel === channel)}>
            {channel === "email" || consent ? permitted[channel] : "Not without consent"}
          </Channel>
        ))}
      </ul>
    </section>
  );
}

function Consent({ message, consent }: { message: MessageRecord; consent: NonNullable<MessageRecord["consent"]> }) {
  return (
    <div>
      <p>
        Agreed to calls and texts on <When at={message.createdAt} />.
      </p>
      <details className="mt-1 text-fg-muted">
        <summary className="w-fit cursor-pointer underline underline-offset-2">Consent that was shown</summary>
        <p className="mt-2 text-fg" lang={consent.language}>
          {consent.text}
        </p>
        <p className="mt-1">
          In {consent.language === "es" ? "Spanish" : "English"}, version {consent.version}, from the address{" "}
          {message.clientHints.address ?? "(not told)"}
        </p>
      </details>
    </div>
  );
}

type ChannelProps = { id: number; channel: ContactChannel; optOut: MessageRecord["optOuts"][number] | undefined; children: ReactNode };

function Channel({ id, channel, optOut, children }: ChannelProps) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<{ message: string }>) => work(),
    onSuccess: ({ message }) => showSuccess(message),
    onError: (error) => showError(error.message, 4500),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: messagesKey });
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-1">
      {optOut ? (
        <>
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone="bad">{optOutNames[channel]}</Badge>
            <span className="text-fg-muted">
              <When at={optOut.createdAt} />, {optOut.source === "person" ? "by the person" : (optOut.userName ?? "by staff")}
            </span>
          </span>
          <Button look="quiet" resting={isPending} onClick={() => setAsking(true)} aria-label={`Undo: ${optOutNames[channel]}`}>
            Undo
          </Button>
          <Popup
            open={isAsking}
            onClose={() => setAsking(false)}
            title={`Undo “${optOutNames[channel]}”?`}
            text="Why may this person be contacted in this way again? It is told in the activity log."
            actions={
              <>
                <Button onClick={() => setAsking(false)}>Cancel</Button>
                {optInReasons.map((reason) => (
                  <Button key={reason} look="primary" resting={isPending} onClick={() => mutate(() => optInSender(id, channel, reason))}>
                    {reasonNames[reason]}
                  </Button>
                ))}
              </>
            }
          />
        </>
      ) : (
        <>
          <span>{children}</span>
          <Button look="quietDanger" resting={isPending} onClick={() => mutate(() => optOutSender(id, channel))}>
            {optOutNames[channel]}
          </Button>
        </>
      )}
    </li>
  );
}
