import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { type ReactNode, useMemo } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { DataTable, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { DropArea, UploadButton } from "#app/admin-kit/upload-button.tsx";
import { UploadReport } from "#app/admin-kit/upload-report.tsx";
import { useUploads } from "#app/admin-kit/use-uploads.ts";
import { expiresSoon, isExpiredOn } from "#app/features/documents/expiry.ts";
import { fileSize, fileType } from "#app/features/documents/file-facts.ts";
import { documentNoun } from "#app/features/documents/noun.ts";
import { addFile, documentCalls, documentsQuery, documentUsesQuery, type LibraryDocument } from "#app/features/documents/queries.ts";
import { useListStates } from "#app/features/drafts/admin/use-list-states.tsx";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { officeDay, shortDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import { acceptedFiles } from "./accepted-files.ts";
import { type DocumentListTexts, documentListTexts } from "./texts/documents.ts";

type UseTitles = Map<number, string[]>;

const searchParts = ({ name, file, translations }: LibraryDocument) => [name, fileType(file), ...Object.values(translations?.es ?? {})];
const idOf = ({ documentId }: LibraryDocument) => documentId;

type Parts = { text: DocumentListTexts; language: Language; titles: UseTitles; badges: (document: LibraryDocument) => ReactNode };

const columnsIn = ({ text, language, titles, badges }: Parts): WholeColumn<LibraryDocument>[] => [
  {
    header: text.name,
    namesRow: true,
    sortBy: "name",
    cell: (document) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{document.name}</p>
        <p className="text-fg-muted sm:hidden">
          {fileType(document.file)}, {fileSize(document.bytes, language)}
        </p>
        <span className="flex flex-wrap gap-1.5">
          {badges(document)}
          <ExpiryBadge document={document} text={text} />
        </span>
      </>
    ),
  },
  { header: text.type, sortBy: "mediaType", className: "max-sm:hidden", cell: ({ file }) => fileType(file) },
  {
    header: text.size,
    sortBy: "bytes",
    className: "whitespace-nowrap max-sm:hidden",
    cell: ({ bytes }) => fileSize(bytes, language),
  },
  {
    header: text.language,
    sortBy: "language",
    className: "max-md:hidden",
    cell: (document) => text.languages[document.language],
  },
  {
    header: text.expires,
    sortBy: "expiresOn",
    sortValue: ({ expiresOn }) => expiresOn ?? "9999",
    className: "whitespace-nowrap max-md:hidden",
    cell: ({ expiresOn }) => (expiresOn ? shortDay(expiresOn, language) : "–"),
  },
  {
    header: text.uses,
    className: "whitespace-nowrap max-sm:hidden",
    cell: ({ documentId }) => {
      const count = titles.get(documentId)?.length ?? 0;
      return count > 0 ? text.usedIn(count) : <span className="text-fg-muted">{text.unused}</span>;
    },
  },
];

function ExpiryBadge({ document, text }: { document: LibraryDocument; text: DocumentListTexts }) {
  const today = officeDay(new Date());
  if (isExpiredOn(document, today)) return <Badge tone="bad">{text.expired}</Badge>;
  return expiresSoon(document, today) ? <Badge tone="warn">{text.expiresSoon}</Badge> : null;
}

const shownTitles = 5;

/** What a deletion breaks, if anything. */
function describeDeletion(titles: string[] | undefined, text: DocumentListTexts): string | undefined {
  if (!titles) return undefined;
  const more = titles.length - shownTitles;
  return text.deletedUsed([...titles.slice(0, shownTitles), ...(more > 0 ? [text.andMore(more)] : [])].join(", "));
}

function useTitlesOfUses(): UseTitles {
  const { data } = useQuery(documentUsesQuery);
  return useMemo(() => {
    const titles: UseTitles = new Map();
    for (const { documentId, title, entity } of data ?? []) titles.set(documentId, [...(titles.get(documentId) ?? []), title || entity]);
    return titles;
  }, [data]);
}

export default function Documents() {
  const text = useTexts(documentListTexts);
  const language = useLanguage();
  const titles = useTitlesOfUses();
  const { badges, filter, rowsAbove } = useListStates(documentNoun, idOf);
  const columns = useMemo(() => columnsIn({ text, language, titles, badges }), [text, language, titles, badges]);
  const undo = useUndoDeletion(documentNoun.entity);
  const mayUpload = useMay("content.write");
  const { upload, progress, failures } = useUploads({
    send: addFile,
    refresh: documentCalls.listKey,
    onDone: (count) => showSuccess(text.uploaded(count)),
  });
  return (
    <ListPage
      title={text.title}
      action={
        <>
          <ButtonLink to="/admin/documents/add">
            <Icon of={Plus} className="size-4" />
            {text.add}
          </ButtonLink>
          <UploadButton accept={acceptedFiles} onFiles={upload} isBusy={progress !== undefined}>
            {text.upload}
          </UploadButton>
        </>
      }
    >
      <DropArea label={text.title} onFiles={(files) => mayUpload && upload(files)}>
        {mayUpload && <p className="text-sm text-fg-muted max-sm:hidden">{text.dropHere}</p>}
        <UploadReport progress={progress && text.uploading(progress.done, progress.all)} failures={failures} textOf={text.notAdded} />
        <QueryStates query={useQuery(documentsQuery)} pending={<TableSkeleton />}>
          {(rows) => (
            <DataTable
              caption={text.title}
              rows={rows}
              rowKey={idOf}
              searchParts={searchParts}
              columns={columns}
              filter={filter}
              rowsAbove={rowsAbove}
              empty={<EmptyState {...text.emptyList} to="/admin/documents/add" />}
              actions={({ documentId: id, name }) => (
                <>
                  <EditLink to={documentNoun.editPath(id)} what={name} />
                  <ConfirmDelete
                    what={name}
                    remove={() => documentCalls.remove(id)}
                    undo={() => undo(id)}
                    refresh={documentCalls.listKey}
                    consequence={describeDeletion(titles.get(id), text)}
                    used={{ entity: "document", ids: [id] }}
                  />
                </>
              )}
            />
          )}
        </QueryStates>
      </DropArea>
    </ListPage>
  );
}
