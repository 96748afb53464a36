import type { ReactNode } from "react";
import type { Paper } from "#app/features/buying-guide/documents.ts";

const house = "M13 36l10-9 10 9v12H13Z";

const formName = (name: string, size = 9) => (
  <>
    <text x="23" y="29" textAnchor="middle" fontSize={size} fontWeight="700" fill="currentColor" stroke="none">
      {name}
    </text>
    <path d="M12 36h22M12 42h22M12 48h13" />
  </>
);

const gift = "M14 31h18v13H14ZM12 26h22v5H12ZM23 26v18M23 26c-6 0-7-6-3-6 2 0 3 3 3 6 0-3 1-6 3-6 4 0 3 6-3 6";

/** The drawing on the sheet; `light` is the highlighted area. */
const marks: Record<Paper, { light?: string; lines: ReactNode }> = {
  identification: {
    light: "M11 25h24v20H11Z",
    lines: <path d="M11 25h24v20H11ZM18 34a3 3 0 1 0 0-.1M14 41c0-5 8-5 8 0M26 32h6M26 37h6" />,
  },
  "bank-statements": { light: "M12 28l11-7 11 7Z", lines: <path d="M12 28l11-7 11 7ZM15 32v9M23 32v9M31 32v9M12 45h22M12 50h22" /> },
  "rent-receipts": { light: house, lines: <path d={`${house}M19 41l3 3 6-7`} /> },
  "debt-statements": { light: "M11 30h24v5H11Z", lines: <path d="M11 25h24v18H11ZM11 30h24M11 35h24M15 39h6" /> },
  "pay-stubs": {
    light: "M23 26a8 8 0 1 0 .1 0",
    lines: <path d="M23 26a8 8 0 1 0 .1 0M25.5 31c-2-2-5-1-5 1 0 3 5 1 5 4 0 2-3 3-5 1M23 29v10M12 50h2M18 50h2M24 50h2M30 50h2" />,
  },
  "w2-forms": { light: "M12 20h22v12H12Z", lines: formName("W-2", 11) },
  "tax-returns": { light: "M12 20h22v12H12Z", lines: formName("1040") },
  "forms-1099": { light: "M12 20h22v12H12Z", lines: formName("1099") },
  "itin-letter": { light: "M12 20h22v12H12Z", lines: formName("ITIN") },
  "profit-and-loss": {
    light: "M26 26h6v20h-6Z",
    lines: <path d="M11 46h24M14 38h4v8h-4ZM20 32h4v14h-4ZM26 26h6v20h-6Z" />,
  },
  "business-license": {
    light: "M12 26h22l2 7H10Z",
    lines: <path d="M12 26h22l2 7H10ZM12 33v15h22V33M19 48v-8h8v8M17 26l-1 7M23 26v7M29 26l1 7" />,
  },
  "deposit-records": { light: "M11 39h24v10H11Z", lines: <path d="M11 39h24v10H11ZM17 39h12M23 20v13M18 29l5 5 5-5M15 44h4" /> },
  "work-letter": {
    light: "M14 24h18v11H14Z",
    lines: <path d="M14 24h18v11H14ZM20 24v-3h6v3M14 29h18M12 42h22M13 49c3-5 5 3 8-1 2-3 3 2 7 0" />,
  },
  "household-bills": {
    light: "M23 21a8 8 0 0 0-5 14c1 1 2 2 2 4h6c0-2 1-3 2-4a8 8 0 0 0-5-14Z",
    lines: <path d="M23 21a8 8 0 0 0-5 14c1 1 2 2 2 4h6c0-2 1-3 2-4a8 8 0 0 0-5-14ZM20 43h6M21 47h4M23 39v-7" />,
  },
  "gift-letter": { light: "M12 26h22v5H12Z", lines: <path d={`${gift}M13 50c3-3 5 2 8-1 2-2 3 1 6 0`} /> },
  "gift-transfer": { light: "M12 26h22v5H12Z", lines: <path d={`${gift}M12 50h20M28 47l4 3-4 3`} /> },
  "mortgage-statement": { light: house, lines: <path d={`${house}M20 48v-6a3 3 0 0 1 6 0v6M12 53h22`} /> },
  "insurance-policy": {
    light: "M23 22l10 4v8c0 7-5 11-10 14Z",
    lines: <path d="M23 22l10 4v8c0 7-5 11-10 14-5-3-10-7-10-14v-8ZM18 34l4 4 7-8" />,
  },
  "property-tax-bill": { light: house, lines: <path d={`${house}M20 45l6-7M20.5 39a.8.8 0 1 0 .1 0M25.5 43a.8.8 0 1 0 .1 0`} /> },
  "hoa-statement": {
    light: "M18 32l5-5 5 5v16H18Z",
    lines: <path d="M18 32l5-5 5 5v16H18ZM18 48h-7V38l4-4 3 3M28 48h7V38l-4-4-3 3M22 48v-5h2v5" />,
  },
};

export function PaperDrawing({ paper, className }: { paper: Paper; className?: string }) {
  const { light, lines } = marks[paper];
  return (
    <svg viewBox="0 0 46 60" fill="none" strokeLinecap="round" strokeLinejoin="round" className={className} aria-hidden="true">
      <path className="fill-white stroke-teal" strokeWidth="1.8" d="M7 2h23l11 11v43a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z" />
      <path className="fill-sand stroke-teal" strokeWidth="1.8" d="M30 2v9a2 2 0 0 0 2 2h9Z" />
      {light && <path className="fill-marigold" opacity="0.55" d={light} />}
      <g className="stroke-clay text-clay" strokeWidth="1.7">
        {lines}
      </g>
    </svg>
  );
}
