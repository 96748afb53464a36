import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { FilterRow } from "#app/admin-kit/filter-row.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { EmptyList } from "#app/admin-kit/paged-table.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { useCaption } from "#app/admin-kit/picture-caption.ts";
import { type LibraryPicture, libraryKey, libraryQuery, picturePath, uploadPicture } from "#app/admin-kit/picture-query.ts";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { RecordLink } from "#app/admin-kit/record-link.tsx";
import { SearchBox } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { TablePages } from "#app/admin-kit/table-pages.tsx";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { DropArea, UploadButton } from "#app/admin-kit/upload-button.tsx";
import { UploadReport } from "#app/admin-kit/upload-report.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { useUploads } from "#app/admin-kit/use-uploads.ts";
import { parsePictureList } from "#app/features/pictures/picture-list.ts";
import { useTexts } from "#app/messages/messages.ts";
import { variantName } from "#lib/image-widths.ts";
import { picturesTexts } from "./texts/pictures.ts";

export default function Pictures() {
  const text = useTexts(picturesTexts);
  const [list, changeList] = useAddressState(parsePictureList);
  const library = useQuery(libraryQuery(list));
  const { isPlaceholderData } = library;
  const mayUpload = useMay("content.write");
  const { upload, progress, failures } = useUploads({
    send: (file) => uploadPicture(file, [list.label || text.firstLabel]),
    refresh: libraryKey,
    onDone: (count) => showSuccess(text.uploaded(count)),
  });
  const lastPage = library.data?.pages ?? list.page;

  // A page that is gone becomes the last one.
  useEffect(() => {
    if (!isPlaceholderData && list.page > lastPage) changeList({ page: lastPage }, { replace: true });
  });

  return (
    <ListPage
      title={text.title}
      action={
        <UploadButton accept="image/png,image/jpeg,image/webp" onFiles={upload} isBusy={progress !== undefined}>
          {text.upload}
        </UploadButton>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox value={list.search} onSearch={(search) => changeList({ search }, { replace: true })} />
        <FilterRow value={list.show} onChange={(show) => changeList({ show })} names={text.filters} />
        <LabelFilter labels={library.data?.labels ?? []} value={list.label} onChange={(label) => changeList({ label })} />
      </div>
      <DropArea label={text.list} onFiles={(files) => mayUpload && upload(files)}>
        {mayUpload && <p className="text-sm text-fg-muted max-sm:hidden">{text.dropHere}</p>}
        <UploadReport progress={progress && text.uploading(progress.done, progress.all)} failures={failures} textOf={text.notAdded} />
        <QueryStates query={library} pending={<TableSkeleton />}>
          {({ pictures, total, totalIsMinimum, pages }) => (
            <div className="grid gap-3" aria-busy={isPlaceholderData}>
              <p role="status" className="text-sm text-fg-muted">
                {text.count(total, totalIsMinimum)}
              </p>
              {total === 0 ? (
                <EmptyList>{list.search || list.label || list.show !== "all" ? text.nothingFound : text.empty}</EmptyList>
              ) : (
                <PictureGrid pictures={pictures} />
              )}
              <TablePages page={Math.min(list.page, pages)} pages={pages} onPage={(page) => changeList({ page })} />
            </div>
          )}
        </QueryStates>
      </DropArea>
    </ListPage>
  );
}

type FilterProps = { labels: string[]; value: string; onChange: (label: string) => void };

function LabelFilter({ labels, value, onChange }: FilterProps) {
  const text = useTexts(picturesTexts);
  if (labels.length === 0 && value === "") return null;
  const choices = [...new Set([...labels, ...(value ? [value] : [])])];
  return (
    <SelectField name="label" label={text.label} value={value} onChange={onChange}>
      <Options names={{ "": text.anyLabel, ...Object.fromEntries(choices.map((label) => [label, label])) }} />
    </SelectField>
  );
}

/** Stored pictures side by side; each leads to what is known about it. */
function PictureGrid({ pictures }: { pictures: LibraryPicture[] }) {
  const text = useTexts(picturesTexts);
  const captionOf = useCaption();
  return (
    <ul aria-label={text.list} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
      {pictures.map((picture) => (
        <li key={picture.name} className="min-w-0">
          <RecordLink
            to={picturePath(picture.name)}
            className="grid h-full content-start gap-2 rounded-xl border border-edge bg-surface p-2 text-sm hover:border-accent"
          >
            <img
              src={`/resources/${variantName(picture.name, 320, "webp")}`}
              alt=""
              width={picture.width}
              height={picture.height}
              loading="lazy"
              className="aspect-[4/3] w-full rounded-lg bg-sunken object-cover"
            />
            <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{captionOf(picture)}</span>
            <span className="flex flex-wrap items-center gap-1">
              <span className="text-xs text-fg-muted">{picture.useCount > 0 && text.usedIn(picture.useCount)}</span>
              {picture.useCount === 0 && <Badge>{text.unused}</Badge>}
              {picture.isSample && <Badge>{text.sample}</Badge>}
              {picture.alt === "" && <Badge>{text.noAlt}</Badge>}
            </span>
          </RecordLink>
        </li>
      ))}
    </ul>
  );
}
