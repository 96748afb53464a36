import { callApi } from "#app/admin-kit/api-client.ts";
import type { Language } from "#lib/translations.ts";
import { type OfficeDraft, officeChanges } from "./office-draft.ts";

export const saveOffice = (draft: OfficeDraft) => callApi("PUT /api/office", { body: { resources: officeChanges(draft) } });

export const previewOffice = (draft: OfficeDraft, lang: Language) =>
  callApi("PUT /api/preview/office", { body: { resources: officeChanges(draft) }, query: { lang } });
