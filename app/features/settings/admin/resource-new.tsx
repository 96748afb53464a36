import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { resourceChoices, type WebResourceCategory } from "#app/features/settings/draft.ts";
import { webResourceDraft, webResourceLabels } from "#app/features/settings/form.ts";
import { createWebResource, tellStatus, webResourcesKey, webResourcesQuery } from "#app/features/settings/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { resourceTexts } from "./texts/resources.ts";
import { WebResourceFields } from "./web-resource-fields.tsx";

export default function NewResource() {
  const passedState: { categories?: WebResourceCategory[] } | null = useLocation().state;
  const { data } = useQuery({ ...webResourcesQuery, enabled: !passedState?.categories });
  const text = useTexts(resourceTexts);
  const labels = useTexts(webResourceLabels);
  const draft = useDraft(webResourceDraft());
  const save = useSave(draft, {
    send: createWebResource,
    refresh: webResourcesKey,
    to: "/admin/resources",
    tell: tellStatus,
  });
  return (
    <FormPage title={text.add} draft={draft} save={save} labels={labels} list="/admin/resources" needs="settings.write">
      <WebResourceFields draft={draft} categories={resourceChoices(passedState?.categories ?? data?.categories ?? [])} isNew />
    </FormPage>
  );
}
