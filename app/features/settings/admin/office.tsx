import { useQuery } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import type { WebResourceRecord } from "#app/features/settings/draft.ts";
import { type OfficeDraft, officeChanges, officeDraft } from "#app/features/settings/office-draft.ts";
import { hoursFormats, useOfficeLabels } from "#app/features/settings/office-labels.ts";
import { webResourcesKey, webResourcesQuery } from "#app/features/settings/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import { OfficeFields } from "./office-fields.tsx";
import { OfficePreview } from "./office-preview.tsx";
import { officeTexts } from "./texts/office.ts";

const saveOffice = (draft: OfficeDraft) => callApi("PUT /api/office", { body: { resources: officeChanges(draft) } });

const previewOffice = (draft: OfficeDraft, lang: Language) =>
  callApi("PUT /api/preview/office", { body: { resources: officeChanges(draft) }, query: { lang } });

/** The facts of the office in plain words, with the header and footer as they would look. */
export default function Office() {
  return (
    <QueryStates query={useQuery(webResourcesQuery)} pending={<FormSkeleton />}>
      {({ resources }) => <OfficeForm resources={resources} />}
    </QueryStates>
  );
}

function OfficeForm({ resources }: { resources: WebResourceRecord[] }) {
  const text = useTexts(officeTexts);
  const language = useLanguage();
  const labels = useOfficeLabels();
  const draft = useDraft(officeDraft(resources));
  const save = useSave(draft, { send: saveOffice, refresh: webResourcesKey, read: officeDraft });
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <FormPage
        title={text.title}
        draft={draft}
        save={save}
        labels={labels}
        formats={hoursFormats(language)}
        list="/admin"
        needs="settings.write"
        preview={previewOffice}
      >
        <p className="max-w-prose text-sm text-fg-muted">{text.lead}</p>
        <OfficeFields draft={draft} />
      </FormPage>
      <OfficePreview draft={draft.values} resources={resources} />
    </div>
  );
}
