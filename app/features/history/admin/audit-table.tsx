import { EventTable } from "#app/admin-kit/event-table.tsx";
import { factsOf } from "#app/features/history/audit/audit-facts.ts";
import type { AuditItem } from "#app/features/history/audit/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { auditTexts } from "./texts/audit.ts";

/** The events of one page; the server has searched and counted. */
export function AuditTable({ events }: { events: AuditItem[] }) {
  const rows = events.map((event) => ({
    id: event.auditEventId,
    at: event.at,
    who: event.who,
    from: event.clientAddress ?? "",
    what: <What event={event} />,
  }));
  return <EventTable text={useTexts(auditTexts)} rows={rows} />;
}

function What({ event: { sentence, detail } }: { event: AuditItem }) {
  const facts = factsOf(detail);
  return (
    <>
      <p>{sentence}</p>
      {facts && <p className="text-fg-muted">{facts}</p>}
    </>
  );
}
