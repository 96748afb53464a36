import { useQuery } from "@tanstack/react-query";
import { unreadQuery } from "#app/features/leads/messages/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { leadTexts } from "./texts/leads.ts";

export function UnreadBadge() {
  const text = useTexts(leadTexts);
  const { data: unread = 0 } = useQuery(unreadQuery);
  if (unread === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-accent px-2 py-0.5 text-xs font-semibold text-on-accent tabular-nums">
      {unread > 99 ? "99+" : unread}
      <span className="sr-only">{text.unread}</span>
    </span>
  );
}
