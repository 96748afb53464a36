import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { DraftScreen } from "#app/features/drafts/admin/draft-screen.tsx";
import { draftQuery } from "#app/features/drafts/queries.ts";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import { resourceChoices, type WebResourceCategory, type WebResourceDraft, type WebResourceRecord } from "#app/features/settings/draft.ts";
import { findSetting, isSensitive } from "#app/features/settings/find-setting.ts";
import { webResourceForm } from "#app/features/settings/form.ts";
import { deleteWebResource, showStatus, webResourcesKey, webResourcesQuery } from "#app/features/settings/queries.ts";
import { settingPage } from "#app/features/settings/setting-page.ts";
import { useTexts } from "#app/messages/messages.ts";
import { limitSentence } from "#lib/regulatory-limits.ts";
import { resourceTexts } from "./texts/resources.ts";
import { WebResourceFields } from "./web-resource-fields.tsx";

type PassedState = { categories?: WebResourceCategory[]; item?: WebResourceRecord } | null;

/** The list passes the item along; an opened or reloaded address loads it by its id. */
export default function EditResource() {
  const text = useTexts(resourceTexts);
  const passedState: PassedState = useLocation().state;
  const [search] = useSearchParams();
  const id = search.get("id") ?? String(passedState?.item?.webResourceId ?? "");
  const { data: draft } = useQuery(draftQuery("webresource", Number(id)));
  const { data: list } = useQuery({ ...webResourcesQuery, enabled: !passedState?.categories });
  const choices = resourceChoices(passedState?.categories ?? list?.categories ?? []);
  const context = String(draft?.record.context ?? passedState?.item?.context ?? "");
  const setting = findSetting(context);
  return (
    <DraftScreen
      form={webResourceForm}
      id={id}
      title={text.edit}
      showFailure={showStatus}
      formats={{ webResourceCategoryId: nameAmong(choices), ...(setting?.kind === "figure" && { value: limitSentence }) }}
      hasPreview={settingPage(context) !== undefined}
      extra={(resource, form) => !setting && <RemoveResource resource={resource} form={form} />}
      needs={isSensitive(context) ? "sensitive.write" : "settings.write"}
      lockedText={isSensitive(context) ? text.ownersOnly : undefined}
    >
      {(form) => <WebResourceFields draft={form} categories={choices} />}
    </DraftScreen>
  );
}

function RemoveResource({ resource, form }: { resource: WebResourceRecord; form: Draft<WebResourceDraft> }) {
  const navigate = useNavigate();
  const undo = useUndoDeletion("webresource");
  const id = resource.webResourceId;
  return (
    <ConfirmDelete
      what={resource.context.toUpperCase()}
      remove={() => deleteWebResource(id)}
      undo={() => undo(id)}
      refresh={webResourcesKey}
      onDeleted={() => {
        form.release();
        navigate("/admin/resources", { replace: true });
      }}
    />
  );
}
