import { Link } from "react-router";
import { When } from "#app/admin-kit/when.tsx";
import { contactMessageNoun } from "#app/features/contact-messages/noun.ts";
import { incidentTexts } from "#app/messages/admin/incident.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { ReadItem } from "./schema.ts";

const headings = [
  { name: "when", className: "max-md:hidden" },
  { name: "who", className: "max-sm:hidden" },
  { name: "what", className: "w-full" },
  { name: "where", className: "max-lg:hidden" },
] as const;

/** The reads of one page; a narrow screen shows all of a read in one cell. */
export function ReadTable({ reads }: { reads: ReadItem[] }) {
  const { reads: text } = useTexts(incidentTexts);
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
          {reads.map((read) => (
            <ReadRow key={read.personalDataReadId} read={read} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReadRow({ read: { who, sentence, entity, recordCount, recordId, times, lastAt, clientAddress } }: { read: ReadItem }) {
  const { reads: text } = useTexts(incidentTexts);
  const messagePath = recordId !== null && entity === contactMessageNoun.entity ? contactMessageNoun.editPath(recordId) : undefined;
  return (
    <tr className="border-b border-edge align-top last:border-0 hover:bg-sunken/60">
      <td className="px-3 py-2.5 whitespace-nowrap text-fg-muted max-md:hidden">
        <When at={lastAt} />
      </td>
      <td className="max-w-48 px-3 py-2.5 font-semibold [overflow-wrap:anywhere] max-sm:hidden sm:min-w-32">{who}</td>
      <td className="px-3 py-2.5 [overflow-wrap:anywhere]">
        <p className="font-semibold sm:hidden">{who}</p>
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
        <p className="text-fg-muted lg:hidden">
          <span className="md:hidden">
            <When at={lastAt} /> ·{" "}
          </span>
          {clientAddress}
        </p>
      </td>
      <td className="px-3 py-2.5 whitespace-nowrap text-fg-muted max-lg:hidden">{clientAddress}</td>
    </tr>
  );
}
