import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { RecordPage } from "#app/features/history/admin/record-screen.tsx";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import { resourceChoices, type WebResourceCategory, type WebResourceRecord } from "#app/features/settings/draft.ts";
import { findSetting, isSensitive } from "#app/features/settings/find-setting.ts";
import { webResourceDraft, webResourceLabels } from "#app/features/settings/form.ts";
import {
  deleteWebResource,
  previewWebResource,
  tellStatus,
  updateWebResource,
  webResourceQuery,
  webResourcesKey,
  webResourcesQuery,
} from "#app/features/settings/queries.ts";
import { settingPage } from "#app/features/settings/setting-page.ts";
import { useTexts } from "#app/messages/messages.ts";
import { limitSentence } from "#lib/regulatory-limits.ts";
import { resourceTexts } from "./texts/resources.ts";
import { WebResourceFields } from "./web-resource-fields.tsx";

type PassedState = { categories?: WebResourceCategory[]; item?: WebResourceRecord } | null;

/** The list passes the item along; an opened or reloaded address loads it by its id. */
export default function EditResource() {
  const passedState: PassedState = useLocation().state;
  const [search] = useSearchParams();
  const id = search.get("id") ?? String(passedState?.item?.webResourceId ?? "");
  const initialData = passedState?.item && { webResourceDto: passedState.item };
  const resource = useQuery({ ...webResourceQuery(id), initialData });
  const { data: list } = useQuery({ ...webResourcesQuery, enabled: !passedState?.categories });
  return (
    <QueryStates query={resource} pending={<FormSkeleton />}>
      {(loaded) => <EditForm resource={loaded} categories={passedState?.categories ?? list?.categories ?? []} />}
    </QueryStates>
  );
}

function EditForm({ resource, categories }: { resource: WebResourceRecord; categories: WebResourceCategory[] }) {
  const text = useTexts(resourceTexts);
  const labels = useTexts(webResourceLabels);
  const id = resource.webResourceId;
  const navigate = useNavigate();
  const undo = useUndoDeletion("webresource");
  const draft = useDraft(webResourceDraft(resource));
  const save = useSave(draft, {
    send: (values) => updateWebResource(id, values),
    refresh: webResourcesKey,
    to: "/admin/resources",
    read: webResourceDraft,
    tell: tellStatus,
  });
  const choices = resourceChoices(categories);
  const setting = findSetting(resource.context);
  const formats = { webResourceCategoryId: nameAmong(choices), ...(setting?.kind === "figure" && { value: limitSentence }) };
  const remove = (
    <ConfirmDelete
      what={resource.context.toUpperCase()}
      remove={() => deleteWebResource(id)}
      undo={() => undo(id)}
      refresh={webResourcesKey}
      onDeleted={() => {
        draft.release();
        navigate("/admin/resources", { replace: true });
      }}
    />
  );
  return (
    <RecordPage
      title={text.edit}
      draft={draft}
      save={save}
      labels={labels}
      formats={formats}
      list="/admin/resources"
      entity="webresource"
      id={id}
      read={webResourceDraft}
      preview={settingPage(resource.context) ? (values, language) => previewWebResource(values, language, id) : undefined}
      extra={!setting && remove}
      needs={isSensitive(resource.context) ? "sensitive.write" : "settings.write"}
      lockedText={isSensitive(resource.context) ? text.ownersOnly : undefined}
    >
      <WebResourceFields draft={draft} categories={choices} />
    </RecordPage>
  );
}
