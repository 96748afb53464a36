import type { ReactNode } from "react";
import { When } from "./when.tsx";

const columns = [
  { name: "when", className: "max-md:hidden" },
  { name: "who", className: "max-sm:hidden" },
  { name: "what", className: "w-full" },
  { name: "where", className: "max-lg:hidden" },
] as const;

type EventRow = {
  id: number;
  at: string;
  who: string;
  from: string;
  what: ReactNode;
};

type Props = { text: Record<"title" | (typeof columns)[number]["name"], string>; rows: EventRow[] };

/** One page of events. A narrow screen shows each event in one cell. */
export function EventTable({ text, rows }: Props) {
  return (
    <div className="overflow-x-auto rounded-xl border border-edge bg-surface">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{text.title}</caption>
        <thead className="border-b border-edge bg-sunken text-fg-muted">
          <tr>
            {columns.map(({ name, className }) => (
              <th key={name} scope="col" className={`px-3 py-2 font-semibold whitespace-nowrap ${className}`}>
                {text[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, who, from, what }) => (
            <tr key={id} className="border-b border-edge align-top last:border-0 hover:bg-sunken/60">
              <td className="px-3 py-2.5 whitespace-nowrap text-fg-muted max-md:hidden">
                <When at={at} />
              </td>
              <td className="max-w-48 px-3 py-2.5 font-semibold [overflow-wrap:anywhere] max-sm:hidden sm:min-w-32">{who}</td>
              <td className="px-3 py-2.5 [overflow-wrap:anywhere]">
                <p className="font-semibold sm:hidden">{who}</p>
                {what}
                <p className="text-fg-muted lg:hidden">
                  <span className="md:hidden">
                    <When at={at} />
                    {from && " · "}
                  </span>
                  {from}
                </p>
              </td>
              <td className="px-3 py-2.5 whitespace-nowrap text-fg-muted max-lg:hidden">{from}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
