import { useEffect, useRef } from "react";
import type { ImportRow } from "#app/features/addresses/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { addressTexts } from "./texts/addresses.ts";

const mostRows = 200;

const countOf = (rows: ImportRow[], outcome: ImportRow["outcome"]) => rows.filter((row) => row.outcome === outcome).length;

/** What happens, or has happened, to each row. */
export function ImportReport({ rows, isApplied }: { rows: ImportRow[]; isApplied: boolean }) {
  const text = useTexts(addressTexts);
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isApplied) summary.current?.focus();
  }, [isApplied]);
  const counts = {
    redirect: countOf(rows, "redirect"),
    listed: countOf(rows, "listed"),
    rest: countOf(rows, "works") + countOf(rows, "known"),
    refused: countOf(rows, "refused"),
  };
  const ordered = rows.toSorted((one, other) => Number(other.outcome === "refused") - Number(one.outcome === "refused"));
  return (
    <div className="grid gap-3">
      <p ref={summary} tabIndex={-1} role="status" className="text-sm font-semibold outline-none">
        {isApplied ? text.imported(counts) : text.planned(counts)} {counts.refused > 0 && text.refusedFirst}
      </p>
      <div className="overflow-x-auto rounded-xl border border-edge bg-surface">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{text.importTitle}</caption>
          <thead className="border-b border-edge bg-sunken text-fg-muted">
            <tr>
              {[text.line, text.path, text.outcome].map((header) => (
                <th key={header} scope="col" className="px-3 py-2 font-semibold">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered.slice(0, mostRows).map(({ line, path, outcome, detail }) => (
              <tr key={line} className="border-b border-edge last:border-0">
                <td className="px-3 py-2 align-top">{line}</td>
                <td className="px-3 py-2 align-top [overflow-wrap:anywhere]">{path}</td>
                <td className={`px-3 py-2 align-top [overflow-wrap:anywhere] ${outcome === "refused" ? "text-bad" : ""}`}>
                  {text.outcomes[outcome]}
                  {detail !== "" && (outcome === "refused" ? `: ${detail}` : ` ${detail}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > mostRows && <p className="text-sm text-fg-muted">{text.more(rows.length - mostRows)}</p>}
    </div>
  );
}
