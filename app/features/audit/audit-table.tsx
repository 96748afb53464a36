import { EventTable } from "#app/admin-kit/event-table.tsx";
import { auditTexts } from "#app/messages/admin/audit.ts";
import { useTexts } from "#app/messages/messages.ts";
import { factsOf } from "#lib/audit-facts.ts";
import type { AuditItem } from "./queries.ts";

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
