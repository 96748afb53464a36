import type { ReactNode } from "react";
import { type AnswerWay, channelOfWay } from "#app/features/leads/answer-ways.ts";
import { channelsAgreedTo } from "#app/features/leads/consent-channels.ts";
import type { MessageRecord } from "#app/features/leads/messages/responses.server.ts";
import { answerWayTexts } from "#app/features/leads/texts/answer-ways.ts";
import { useTexts } from "#app/messages/messages.ts";
import { telephoneLink, textMessageLink, whatsAppLink } from "#lib/telephone.ts";
import { answerPanelTexts } from "./texts/answer-panel.ts";

/** How the visitor asked to be answered. No link after an opt-out, or without consent to this channel. */
export function AnswerPanel({ message }: { message: MessageRecord }) {
  const text = useTexts(answerPanelTexts);
  const { answerBy, goodTimes } = useTexts(answerWayTexts);
  const { kind, replyBy, phone, email, callTime, consent, optOuts, language } = message;
  if (kind === "nameless") return <Panel title={text.onPage} text={text.onPageHint} />;
  if (!replyBy) return null;
  const channel = channelOfWay[replyBy];
  const isAllowed =
    !optOuts.some((optOut) => optOut.channel === channel) && (channel === "email" || channelsAgreedTo(consent).includes(channel));
  const when = replyBy === "email" || callTime === "none" ? "" : text.when(goodTimes[callTime]);
  return (
    <Panel
      title={`${answerBy[replyBy]}: ${email || phone}`}
      text={[text.languages[language], when, replyBy === "email" ? text.useReply : text.logIt].join(" ")}
    >
      {replyBy !== "email" && isAllowed && (
        <a
          href={linkOf(replyBy, message)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-10 items-center rounded-lg bg-accent px-4 font-semibold text-on-accent hover:underline"
        >
          {text.start[replyBy]}
        </a>
      )}
      {!isAllowed && <p className="font-semibold text-warn">{text.notAllowed}</p>}
    </Panel>
  );
}

function Panel({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section
      aria-labelledby="answer-way"
      className="grid justify-items-start gap-2 rounded-xl border border-accent bg-accent-soft px-4 py-3 text-sm"
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
