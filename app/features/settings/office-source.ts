import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { storedUser } from "#app/admin-kit/stored-user.ts";
import type { DraftSource } from "#app/features/drafts/admin/draft-source.ts";
import { listReadParts } from "#app/features/drafts/admin/read-parts.ts";
import { type DraftDto, draftsKey, fitsKeepalive } from "#app/features/drafts/queries.ts";
import type { WebResourceRecord } from "./draft.ts";
import { settingChanges } from "./office-changes.ts";
import { officeDraft } from "./office-draft.ts";
import { isOfficeKey, type OfficeKey } from "./office-keys.ts";

export const officeDraftQuery = queryOptions({
  queryKey: [...draftsKey, "office"] as Array<string | number>,
  queryFn: (context) => callApi("GET /api/office/draft", context),
  select: ({ draftDto }) => draftDto,
});

type OfficeRecord = { resources: WebResourceRecord[]; published: WebResourceRecord[] };

/** The form of the office with its drafts, beside what is published. */
export function readOfficeForm(record?: OfficeRecord) {
  const { resources, published } = record ?? { resources: [], published: [] };
  return { ...officeDraft(resources), stored: officeDraft(published).stored };
}

type SettingDraft = { id: number; fields: Record<string, unknown>; parts: DraftDto["parts"] };

/** The settings that have drafts, by key. */
export const draftedSettings = ({ values }: DraftDto): Array<[OfficeKey, SettingDraft]> =>
  Object.entries(values).flatMap(([key, draft]) => (isOfficeKey(key) ? [[key, draft as SettingDraft] as const] : []));

/** What the server said last, with what `seen` says was on the screen when "Publish" was pressed. */
export function officeSource(client: QueryClient, seen: () => DraftDto): DraftSource {
  const latest = () => client.getQueryData(officeDraftQuery.queryKey)?.draftDto ?? seen();
  return {
    entity: "office",
    query: () => officeDraftQuery,
    save: ({ changes, mergedWith }, { isQuiet, isLeaving }) => {
      const resources = settingChanges(latest(), changes, mergedWith !== undefined);
      return callApi("PUT /api/office/draft", {
        body: { resources },
        isQuiet,
        keepalive: isLeaving && fitsKeepalive({ resources }),
      });
    },
    publish: ({ reason }) => {
      const shown = new Map(draftedSettings(seen()));
      const resources = draftedSettings(latest()).flatMap(([context, draft]) => {
        const read = listReadParts(shown.get(context), draft, storedUser()?.userId);
        return read.length > 0 ? [{ context, read }] : [];
      });
      return callApi("POST /api/office/publish", { body: { resources, ...(reason && { reason }) } });
    },
  };
}

export const discardOffice = () => callApi("POST /api/office/discard", {});
