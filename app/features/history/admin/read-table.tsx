import { Link } from "react-router";
import { EventTable } from "#app/admin-kit/event-table.tsx";
import type { ReadItem } from "#app/features/history/data-reads/schema.ts";
import { contactMessageNoun } from "#app/features/leads/messages/noun.ts";
import { useTexts } from "#app/messages/messages.ts";
import { incidentTexts } from "./texts/incident.ts";

export function ReadTable({ reads }: { reads: ReadItem[] }) {
  const { reads: text } = useTexts(incidentTexts);
  const rows = reads.map((read) => ({
    id: read.personalDataReadId,
    at: read.lastAt,
    who: read.who,
    from: read.clientAddress,
    what: <What read={read} />,
  }));
  return <EventTable text={text} rows={rows} />;
}

function What({ read: { sentence, entity, recordCount, recordId, times } }: { read: ReadItem }) {
  const { reads: text } = useTexts(incidentTexts);
  const messagePath = recordId !== null && entity === contactMessageNoun.entity ? contactMessageNoun.editPath(recordId) : undefined;
  return (
    <>
      <p>{sentence}</p>
      <p className="text-fg-muted">
        {text.records(recordCount)}
        {times > 1 && `, ${text.times(times)}`}
        {messagePath && (
          <>
            {" · "}
            <Link to={messagePath} className="font-medium text-accent underline">
              {text.open}
              <span className="sr-only"> {recordId}</span>
            </Link>
          </>
        )}
      </p>
    </>
  );
}
