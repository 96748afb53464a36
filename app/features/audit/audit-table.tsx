import { When } from "#app/admin-kit/when.tsx";
import { auditTexts } from "#app/messages/admin/audit.ts";
import { useTexts } from "#app/messages/messages.ts";
import { factsOf } from "#lib/audit-facts.ts";
import type { AuditItem } from "./queries.ts";

const headings = [
  { name: "when", className: "max-md:hidden" },
  { name: "who", className: "max-sm:hidden" },
  { name: "what", className: "w-full" },
  { name: "where", className: "max-lg:hidden" },
] as const;

/** The events of one page; the server has searched and counted. A narrow screen tells all of an event in one cell. */
export function AuditTable({ events }: { events: AuditItem[] }) {
  const text = useTexts(auditTexts);
  return (
    <div className="overflow-x-auto rounded-xl border border-edge bg-surface">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{text.title}</caption>
        <thead className="border-b border-edge bg-sunken text-fg-muted">
          <tr>
            {headings.map(({ name, className }) => (
              <th key={name} scope="col" className={`px-3 py-2 font-semibold whitespace-nowrap ${className}`}>
                {text[name]}
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
