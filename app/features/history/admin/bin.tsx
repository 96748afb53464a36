import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { focusHeading } from "#app/admin-kit/page-heading.tsx";
import { type Column, PagedTable } from "#app/admin-kit/paged-table.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { ListSearch } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { When } from "#app/admin-kit/when.tsx";
import { type BinItem, binQuery } from "#app/features/history/revisions/queries.ts";
import { isWholeBin, parseBinSearch } from "#app/features/history/search-address.ts";
import { nounOf, nouns } from "#app/features/nouns.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import { ChangeLine } from "./change-line.tsx";
import { KindField } from "./filter-fields.tsx";
import { DeleteForGood, EmptyBin } from "./purge-actions.tsx";
import { historyTexts } from "./texts/history.ts";
import { useRestore } from "./use-restore.ts";

type BinTexts = (typeof historyTexts)["en"];

const columnsIn = ({ bin: text, changes }: BinTexts, language: Language): Column<BinItem>[] => [
  {
    header: text.name,
    namesRow: true,
    cell: (item) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{item.title || text.id(item.entityId)}</p>
        <p className="text-fg-muted sm:hidden">{nounOf(item.entity).label[language]}</p>
        <p className="text-fg-muted xl:hidden">
          <ChangeLine change={item} />
        </p>
        <p className="text-fg-muted lg:hidden">
          {text.until} <When at={item.restorableUntil} />
        </p>
      </>
    ),
  },
  {
    header: changes.kind,
    cell: (item) => nounOf(item.entity).label[language],
    className: "max-sm:hidden",
  },
  {
    header: text.deleted,
    cell: (item) => <ChangeLine change={item} />,
    className: "text-fg-muted max-xl:hidden",
  },
  {
    header: text.until,
    cell: (item) => <When at={item.restorableUntil} />,
    className: "text-fg-muted max-lg:hidden",
  },
];

const parseBin = (address: URLSearchParams) => parseBinSearch(address, nouns);

export default function Bin() {
  const texts = useTexts(historyTexts);
  const { bin: text } = texts;
  const language = useLanguage();
  const columns = useMemo(() => columnsIn(texts, language), [texts, language]);
  const [list, changeList] = useAddressState(parseBin);
  const bin = useQuery(binQuery(list));
  const restore = useRestore(focusHeading);
  const mayRestore = useMay("content.write");
  const mayPurge = useMay("data.erase");
  const last = bin.data?.rows[0];
  const total = bin.data?.total ?? 0;
  const count = bin.data?.totalIsMinimum ? text.moreThan(total) : String(total);
  return (
    <ListPage title={text.title} action={mayPurge && last && isWholeBin(list) && <EmptyBin upTo={last.revisionId} count={count} />}>
      <p className="max-w-prose text-sm text-fg-muted">{text.intro}</p>
      <search className="flex flex-wrap items-end justify-between gap-3">
        <ListSearch list={list} onChange={changeList} />
        <KindField search={list} onChange={changeList} />
      </search>
      <QueryStates query={bin} pending={<TableSkeleton />}>
        {(page) => (
          <PagedTable
            caption={text.caption}
            page={page}
            list={list}
            onChange={changeList}
            isFiltered={list.kind !== ""}
            isBusy={bin.isPlaceholderData}
            rowKey={(item) => item.revisionId}
            columns={columns}
            empty={text.emptyList}
            nothingFound={text.none}
            actions={(item) =>
              mayRestore && (
                <>
                  <Button
                    look="quiet"
                    aria-label={texts.restoreOf(item.title)}
                    resting={restore.isPending}
                    onClick={() => restore.mutate(item.revisionId)}
                  >
                    {texts.restore}
                  </Button>
                  {mayPurge && <DeleteForGood item={item} />}
                </>
              )
            }
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
