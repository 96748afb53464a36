import { useQuery } from "@tanstack/react-query";
import { When } from "#app/admin-kit/when.tsx";
import { messageReadersQuery } from "#app/features/leads/messages/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { messageTexts } from "./texts/message.ts";

export function MessageReaders({ id }: { id: number }) {
  const { readers: text } = useTexts(messageTexts);
  const { data: readers = [], isSuccess } = useQuery(messageReadersQuery(id));
  return (
    <section aria-labelledby="message-readers" className="grid gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <h2 id="message-readers" className="text-lg font-semibold">
        {text.title}
      </h2>
      {isSuccess && readers.length === 0 && <p className="text-sm text-fg-muted">{text.none}</p>}
      <ul className="grid gap-2 text-sm">
        {readers.map(({ userId, who, isExport, times, lastAt }) => (
          <li key={`${userId} ${isExport}`} className="[overflow-wrap:anywhere]">
            <span className="font-semibold">{who}</span>
            {isExport && ` (${text.exported})`}
            <span className="block text-fg-muted">
              {text.times(times)}, {text.last} <When at={lastAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
