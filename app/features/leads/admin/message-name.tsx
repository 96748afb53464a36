import type { MessageKind } from "#app/features/leads/answer-ways.ts";
import { messageName } from "#app/features/leads/texts/answer-ways.ts";
import { useLanguage } from "#app/messages/messages.ts";

export const useMessageName = (message: { name: string; kind: MessageKind }): string => messageName(message, useLanguage());

export function MessageName({ message }: { message: { name: string; kind: MessageKind } }) {
  return useMessageName(message);
}
