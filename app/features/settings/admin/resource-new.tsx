import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { DraftScreen } from "#app/features/drafts/admin/draft-screen.tsx";
import { resourceChoices, type WebResourceCategory } from "#app/features/settings/draft.ts";
import { webResourceForm } from "#app/features/settings/form.ts";
import { showStatus, webResourcesQuery } from "#app/features/settings/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { resourceTexts } from "./texts/resources.ts";
import { WebResourceFields } from "./web-resource-fields.tsx";

export default function NewResource() {
  const passedState: { categories?: WebResourceCategory[] } | null = useLocation().state;
  const { data } = useQuery({ ...webResourcesQuery, enabled: !passedState?.categories });
  const text = useTexts(resourceTexts);
  const choices = resourceChoices(passedState?.categories ?? data?.categories ?? []);
  return (
    <DraftScreen form={webResourceForm} title={text.add} storedTitle={text.edit} showFailure={showStatus} needs="settings.write">
      {(draft) => <WebResourceFields draft={draft} categories={choices} isNew />}
    </DraftScreen>
  );
}
