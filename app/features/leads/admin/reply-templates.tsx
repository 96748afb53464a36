import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { DataTable, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import type { ReplyTemplateRecord } from "#app/features/leads/reply-templates/draft.ts";
import { replyTemplateCalls, replyTemplatesKey, replyTemplatesQuery } from "#app/features/leads/reply-templates/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { replyTemplateTexts } from "./texts/reply-templates.ts";

const searchParts = ({ name, subject, body, translations }: ReplyTemplateRecord) => [
  name,
  subject,
  body,
  ...Object.values(translations.es ?? {}),
];

const columnsIn = (text: (typeof replyTemplateTexts)["en"]): WholeColumn<ReplyTemplateRecord>[] => [
  {
    header: text.name,
    namesRow: true,
    sortBy: "name",
    cell: ({ name, body }) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="line-clamp-2 [overflow-wrap:anywhere] text-fg-muted md:hidden">{body}</p>
      </>
    ),
    className: "align-top md:w-1/3",
  },
  {
    header: text.text,
    cell: ({ body }) => <p className="line-clamp-2 break-words">{body}</p>,
    className: "align-top text-fg-muted max-md:hidden",
  },
];

export default function ReplyTemplates() {
  const text = useTexts(replyTemplateTexts);
  const templates = useQuery(replyTemplatesQuery);
  const undo = useUndoDeletion("replytemplate");
  return (
    <ListPage
      title={text.title}
      needs="messages.handle"
      action={
        <ButtonLink look="primary" to="/admin/replytemplate/add">
          <Icon of={Plus} className="size-4" />
          {text.add}
        </ButtonLink>
      }
    >
      <QueryStates query={templates} pending={<TableSkeleton />}>
        {(rows) => (
          <DataTable
            caption={text.title}
            rows={rows}
            rowKey={({ replyTemplateId }) => replyTemplateId}
            searchParts={searchParts}
            columns={columnsIn(text)}
            empty={<EmptyState {...text.emptyList} to="/admin/replytemplate/add" needs="messages.handle" />}
            actions={({ replyTemplateId, name }) => (
              <>
                <EditLink to={`/admin/replytemplate/edit/${replyTemplateId}`} what={name} />
                <ConfirmDelete
                  what={name}
                  needs="messages.handle"
                  remove={() => replyTemplateCalls.remove(replyTemplateId)}
                  undo={() => undo(replyTemplateId)}
                  refresh={replyTemplatesKey}
                />
              </>
            )}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
