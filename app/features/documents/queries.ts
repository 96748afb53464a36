import { queryOptions } from "@tanstack/react-query";
import { ApiFailure, type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { bodyOf, type DraftOf } from "#app/admin-kit/draft.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import { saveDraft } from "#app/features/drafts/queries.ts";
import { nameFromFile } from "./file-facts.ts";
import type { documentInput } from "./schema.ts";

export type DocumentRecord = ApiResponse<"GET /api/document/:id">["documentDto"];
export type LibraryDocument = ApiResponse<"GET /api/document">["documentListVm"][number];
export type DocumentDraft = DraftOf<typeof documentInput>;
export type DocumentUse = ApiResponse<"GET /api/document/uses">["useListVm"][number];
export type StoredFile = ApiResponse<"POST /api/document/file">;

export const documentCalls = recordCalls("document", "documentDto", (draft: DocumentDraft, id = 0) => ({
  documentId: id,
  ...bodyOf(draft),
}));

export const documentsQuery = queryOptions({
  queryKey: documentCalls.listKey,
  queryFn: (context) => callApi("GET /api/document", context),
  select: (response) => response.documentListVm,
});

export const documentUsesQuery = queryOptions({
  queryKey: ["document", "uses"],
  queryFn: (context) => callApi("GET /api/document/uses", context),
  select: (response) => response.useListVm,
});

export function uploadFile(file: File, onProgress?: (fraction: number) => void): Promise<StoredFile> {
  const body = new FormData();
  body.set("DocumentFile", file);
  return callApi("POST /api/document/file", { body, ...(onProgress && { onProgress }) });
}

/** Adds a file to the library under its own name; as a draft where the user needs an approval. */
export async function addFile(upload: File): Promise<void> {
  const { file } = await uploadFile(upload);
  const name = nameFromFile(upload.name);
  try {
    await callApi("POST /api/document", { body: { name, file } });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 403) throw error;
    const changes = Object.entries({ name, file }).map(([field, value]) => ({ name: field, value }));
    await saveDraft({ entity: "document", key: crypto.randomUUID(), version: 0, changes }, { isQuiet: false, isLeaving: false });
  }
}
