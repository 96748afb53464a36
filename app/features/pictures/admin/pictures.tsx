import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { FilterRow } from "#app/admin-kit/filter-row.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { EmptyList } from "#app/admin-kit/paged-table.tsx";
import { libraryQuery } from "#app/admin-kit/picture-query.ts";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { SearchBox } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { TablePages } from "#app/admin-kit/table-pages.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { parsePictureList } from "#app/features/pictures/picture-list.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PictureGrid } from "./picture-grid.tsx";
import { picturesTexts } from "./texts/pictures.ts";

export default function Pictures() {
  const text = useTexts(picturesTexts);
  const [list, changeList] = useAddressState(parsePictureList);
  const library = useQuery(libraryQuery(list));
  const { isPlaceholderData } = library;
  const lastPage = library.data?.pages ?? list.page;

  // A page that is gone becomes the last one.
  useEffect(() => {
    if (!isPlaceholderData && list.page > lastPage) changeList({ page: lastPage }, { replace: true });
  });

  return (
    <ListPage title={text.title}>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox value={list.search} onSearch={(search) => changeList({ search }, { replace: true })} />
        <FilterRow value={list.show} onChange={(show) => changeList({ show })} names={text.filters} />
      </div>
      <QueryStates query={library} pending={<TableSkeleton />}>
        {({ pictures, total, totalIsMinimum, pages }) => (
          <div className="grid gap-3" aria-busy={isPlaceholderData}>
            <p role="status" className="text-sm text-fg-muted">
              {text.count(total, totalIsMinimum)}
            </p>
            {total === 0 ? (
              <EmptyList>{list.search || list.show !== "all" ? text.nothingFound : text.empty}</EmptyList>
            ) : (
              <PictureGrid pictures={pictures} />
            )}
            <TablePages page={Math.min(list.page, pages)} pages={pages} onPage={(page) => changeList({ page })} />
          </div>
        )}
      </QueryStates>
    </ListPage>
  );
}
