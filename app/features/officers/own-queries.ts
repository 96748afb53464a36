import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { bodyOf } from "#app/admin-kit/draft.ts";
import type { DraftSource } from "#app/features/drafts/admin/draft-source.ts";
import { draftsKey, fitsKeepalive } from "#app/features/drafts/queries.ts";
import type { Language } from "#lib/translations.ts";
import { loanOfficerNoun } from "./noun.ts";
import type { OwnOfficerDraft } from "./own-form.ts";

export const ownOfficerKey = ["ownofficer"];

export const ownOfficerQuery = queryOptions({
  queryKey: ownOfficerKey,
  queryFn: (context) => callApi("GET /api/ownofficer", context),
  staleTime: 0,
});

const ownBody = (draft: OwnOfficerDraft) => ({ ...bodyOf(draft), image1: draft.image.name });

/** The same in every screen, regardless of the id: an account belongs to one officer. */
const ownDraftQuery = queryOptions({
  queryKey: [...draftsKey, "ownofficer"] as Array<string | number>,
  queryFn: (context) => callApi("GET /api/ownofficer/draft", context),
  select: ({ draftDto }) => draftDto,
});

/** Officers draft their own fields with calls of their own: they may read and write no other draft. */
export const ownDraftSource: DraftSource = {
  entity: loanOfficerNoun.entity,
  query: () => ownDraftQuery,
  save: ({ version, changes, mergedWith }, { isQuiet, isLeaving }) => {
    const body = { version, changes, mergedWith };
    return callApi("PUT /api/ownofficer/draft", { body, isQuiet, keepalive: isLeaving && fitsKeepalive(body) });
  },
  publish: ({ read }) => callApi("POST /api/ownofficer/publish", { body: { read } }),
};

export const discardOwnDraft = () => callApi("POST /api/ownofficer/discard", {});

/** Stored at once, so that save and preview need only its name. */
export async function storeOwnPhoto(file: File, onProgress: (fraction: number) => void): Promise<string> {
  const body = new FormData();
  body.set("ImageFile", file);
  return (await callApi("POST /api/ownofficer/photo", { body, onProgress })).image;
}

/** `draftReadAt` is when the draft that the form shows was last changed. */
export const previewOwnOfficer = (draft: OwnOfficerDraft, lang: Language, draftReadAt: string | undefined) =>
  callApi("PUT /api/preview/ownofficer", { body: { ...ownBody(draft), draftReadAt }, query: { lang } });
