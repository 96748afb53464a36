import { Badge } from "#app/admin-kit/badge.tsx";
import type { WholeColumn } from "#app/admin-kit/data-table.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { useTexts } from "#app/messages/messages.ts";
import type { AddressRow } from "./address-rows.ts";
import { type AddressTexts, addressTexts } from "./texts/addresses.ts";

function LeadsTo({ row: { page, target, redirectId } }: { row: AddressRow }) {
  const text = useTexts(addressTexts);
  const isPage = target === "";
  return (
    <>
      <p className="[overflow-wrap:anywhere]">{isPage ? page?.name : target}</p>
      {page && <p className="text-fg-muted [overflow-wrap:anywhere]">{page.path}</p>}
      <p className="mt-1 flex flex-wrap gap-1">
        {redirectId === undefined && <Badge>{text.followsPage}</Badge>}
        {isPage && !page && <Badge tone="bad">{text.pageGone}</Badge>}
        {page && !page.isShown && <Badge tone="warn">{text.pageDown}</Badge>}
      </p>
    </>
  );
}

const Uses = ({ row: { uses, lastUsedAt } }: { row: AddressRow }) => {
  const text = useTexts(addressTexts);
  return (
    <p className="text-fg-muted">
      {text.count(uses)}
      {lastUsedAt && (
        <>
          {" · "}
          <When at={lastUsedAt} />
        </>
      )}
    </p>
  );
};

/** On a narrow screen the other columns are shown under the address. */
export const addressColumns = (text: AddressTexts): WholeColumn<AddressRow>[] => [
  {
    header: text.path,
    namesRow: true,
    sortBy: "path",
    className: "max-md:w-full",
    cell: (row) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{row.path}</p>
        <div className="md:hidden">
          <LeadsTo row={row} />
          <Uses row={row} />
        </div>
      </>
    ),
  },
  { header: text.leadsTo, className: "max-md:hidden", cell: (row) => <LeadsTo row={row} /> },
  { header: text.uses, sortBy: "uses", className: "max-md:hidden", cell: ({ uses }) => uses },
  {
    header: text.lastUsed,
    sortBy: "lastUsedAt",
    className: "max-md:hidden",
    cell: ({ lastUsedAt }) => (lastUsedAt ? <When at={lastUsedAt} /> : text.never),
  },
];
