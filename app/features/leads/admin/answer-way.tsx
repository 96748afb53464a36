import type { AnswerWay, MessageKind } from "#app/features/leads/answer-ways.ts";
import { describeAnswerWay } from "#app/features/leads/texts/answer-ways.ts";
import { useLanguage } from "#app/messages/messages.ts";

/** How a question in the inbox or on the board is to be answered. */
export function AnswerWayLine({ message }: { message: { kind: MessageKind; replyBy: AnswerWay | null } }) {
  const way = describeAnswerWay(message, useLanguage());
  return way === "" ? null : <p className="font-semibold">{way}</p>;
}
