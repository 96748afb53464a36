import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { bodyOf } from "#app/admin-kit/draft.ts";
import type { Language } from "#lib/translations.ts";
import type { OwnOfficerDraft } from "./own-form.ts";

export const ownOfficerKey = ["ownofficer"];

export const ownOfficerQuery = queryOptions({
  queryKey: ownOfficerKey,
  queryFn: (context) => callApi("GET /api/ownofficer", context),
  staleTime: 0,
});

const ownBody = (draft: OwnOfficerDraft) => ({ ...bodyOf(draft), image1: draft.image.name });

export const saveOwnOfficer = (draft: OwnOfficerDraft) => callApi("PUT /api/ownofficer", { body: ownBody(draft) });

/** Stored at once, so that save and preview need only its name. */
export async function storeOwnPhoto(file: File, onProgress: (fraction: number) => void): Promise<string> {
  const body = new FormData();
  body.set("ImageFile", file);
  return (await callApi("POST /api/ownofficer/photo", { body, onProgress })).image;
}

export const previewOwnOfficer = (draft: OwnOfficerDraft, lang: Language) =>
  callApi("PUT /api/preview/ownofficer", { body: ownBody(draft), query: { lang } });
