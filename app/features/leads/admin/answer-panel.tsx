import clsx from "clsx";
import type { ReactNode } from "react";
import { type AnswerWay, channelOfWay } from "#app/features/leads/answer-ways.ts";
import { channelsAgreedTo } from "#app/features/leads/consent-channels.ts";
import type { MessageRecord } from "#app/features/leads/messages/responses.server.ts";
import { answerWayTexts } from "#app/features/leads/texts/answer-ways.ts";
import { useTexts } from "#app/messages/messages.ts";
import { telephoneLink, textMessageLink, whatsAppLink } from "#lib/telephone.ts";
import { answerPanelTexts } from "./texts/answer-panel.ts";

/** How the visitor asked to be answered, or, after an opt-out or without consent to this channel, that and why staff may not. */
export function AnswerPanel({ message }: { message: MessageRecord }) {
  const text = useTexts(answerPanelTexts);
  const { answerBy, goodTimes } = useTexts(answerWayTexts);
  const { kind, replyBy, phone, email, callTime, consent, optOuts, language } = message;
  if (kind === "nameless") return <Panel title={text.onPage} text={text.onPageHint} />;
  if (!replyBy) return null;
  const channel = channelOfWay[replyBy];
  const isOptedOut = optOuts.some((optOut) => optOut.channel === channel);
  if (isOptedOut || (channel !== "email" && !channelsAgreedTo(consent).includes(channel)))
    return <Panel title={`${text.doNot[replyBy]}: ${email || phone}`} text={isOptedOut ? text.optedOut : text.noConsent} isWarning />;
  const when = replyBy === "email" || callTime === "none" ? "" : text.when(goodTimes[callTime]);
  return (
    <Panel
      title={`${answerBy[replyBy]}: ${email || phone}`}
      text={[text.languages[language], when, replyBy === "email" ? text.useReply : text.logIt].join(" ")}
    >
      {replyBy !== "email" && (
        <a
          href={linkOf(replyBy, message)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-10 items-center rounded-lg bg-accent px-4 font-semibold text-on-accent hover:underline"
        >
          {text.start[replyBy]}
        </a>
      )}
    </Panel>
  );
}

function Panel({ title, text, isWarning = false, children }: { title: string; text: string; isWarning?: boolean; children?: ReactNode }) {
  return (
    <section
      aria-labelledby="answer-way"
      className={clsx(
        "grid justify-items-start gap-2 rounded-xl border px-4 py-3 text-sm",
        isWarning ? "border-warn bg-warn-soft text-warn" : "border-accent bg-accent-soft",
      )}
    >
      <h2 id="answer-way" className="text-base font-semibold [overflow-wrap:anywhere]">
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

function linkOf(way: Exclude<AnswerWay, "email">, { phone, greeting }: MessageRecord): string {
  if (way === "whatsapp") return whatsAppLink(phone, greeting);
  if (way === "sms") return textMessageLink(phone, greeting);
  return telephoneLink(phone);
}
