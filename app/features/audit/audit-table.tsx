import { When } from "#app/admin-kit/when.tsx";
import { factsOf } from "#lib/audit-actions.ts";
import type { AuditItem } from "./queries.ts";

const headings = [
  { text: "When", className: "max-md:hidden" },
  { text: "Who", className: "max-sm:hidden" },
  { text: "What", className: "w-full" },
  { text: "From where", className: "max-lg:hidden" },
];

/** The events of one page; the server has searched and counted. A narrow screen tells all of an event in one cell. */
export function AuditTable({ events }: { events: AuditItem[] }) {
  return (
    <div className="overflow-x-auto rounded-xl border border-edge bg-surface">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Activity log</caption>
        <thead className="border-b border-edge bg-sunken text-fg-muted">
          <tr>
            {headings.map(({ text, className }) => (
              <th key={text} scope="col" className={`px-3 py-2 font-semibold whitespace-nowrap ${className}`}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <AuditRow key={event.auditEventId} event={event} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AuditRow({ event }: { event: AuditItem }) {
  const facts = factsOf(event.detail);
  const from = event.clientAddress ?? "";
  return (
    <tr className="border-b border-edge align-top last:border-0 hover:bg-sunken/60">
      <td className="px-3 py-2.5 whitespace-nowrap text-fg-muted max-md:hidden">
        <When at={event.at} />
      </td>
      <td className="max-w-48 px-3 py-2.5 font-semibold [overflow-wrap:anywhere] max-sm:hidden sm:min-w-32">{event.who}</td>
      <td className="px-3 py-2.5 [overflow-wrap:anywhere]">
        <p className="font-semibold sm:hidden">{event.who}</p>
        <p>{event.sentence}</p>
        {facts && <p className="text-fg-muted">{facts}</p>}
        <p className="text-fg-muted lg:hidden">
          <span className="md:hidden">
            <When at={event.at} />
            {from && " · "}
          </span>
          {from}
        </p>
      </td>
      <td className="px-3 py-2.5 whitespace-nowrap text-fg-muted max-lg:hidden">{from}</td>
    </tr>
  );
}
