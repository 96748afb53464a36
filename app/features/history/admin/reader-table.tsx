import { When } from "#app/admin-kit/when.tsx";
import type { ReaderTotals } from "#app/features/history/data-reads/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { incidentTexts } from "./texts/incident.ts";

const cell = "px-3 py-2.5 text-right whitespace-nowrap tabular-nums";

export function ReaderTable({ readers }: { readers: ReaderTotals[] }) {
  const { readers: text } = useTexts(incidentTexts);
  if (readers.length === 0) return <p className="text-sm text-fg-muted">{text.none}</p>;
  return (
    <div className="overflow-x-auto rounded-xl border border-edge bg-surface">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{text.title}</caption>
        <thead className="border-b border-edge bg-sunken text-fg-muted">
          <tr>
            <th scope="col" className="w-full px-3 py-2 font-semibold">
              {text.who}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-semibold">
              {text.records}
            </th>
            {[text.reads, text.exports].map((name) => (
              <th key={name} scope="col" className="px-3 py-2 text-right font-semibold max-sm:hidden">
                {name}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-right font-semibold max-md:hidden">
              {text.last}
            </th>
          </tr>
        </thead>
        <tbody>
          {readers.map(({ userId, who, records, reads, exports, lastAt }) => (
            <tr key={userId} className="border-b border-edge last:border-0">
              <th scope="row" className="px-3 py-2.5 font-semibold [overflow-wrap:anywhere]">
                {who}
                <span className="block font-normal text-fg-muted sm:hidden">
                  {text.reads}: {reads} · {text.exports}: {exports}
                </span>
                <span className="block font-normal text-fg-muted md:hidden">
                  <When at={lastAt} />
                </span>
              </th>
              <td className={cell}>{records}</td>
              <td className={`${cell} max-sm:hidden`}>{reads}</td>
              <td className={`${cell} max-sm:hidden`}>{exports}</td>
              <td className={`${cell} max-md:hidden`}>
                <When at={lastAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
