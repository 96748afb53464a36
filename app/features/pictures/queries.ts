import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { formDataOf } from "#app/admin-kit/draft.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import { type PictureDraft, pictureBody, type ReplacementDraft } from "./draft.ts";

export type PictureUse = ApiResponse<"GET /api/image/uses">["useListVm"][number];

export const storedPictureQuery = (name: string) =>
  recordQuery(
    ["image", "record", name],
    (context) => callApi("GET /api/image", { ...context, query: { name } }),
    ({ pictureDto }) => pictureDto,
  );

export const pictureUsesQuery = (name: string) =>
  recordQuery(
    ["image", "uses", name],
    (context) => callApi("GET /api/image/uses", { ...context, query: { name } }),
    (answer) => answer,
  );

export const updatePicture = (name: string, draft: PictureDraft) => callApi("PUT /api/image", { body: pictureBody(name, draft) });

export const replacePicture = (name: string, { image, alt, spanishAlt }: ReplacementDraft) =>
  callApi("POST /api/image/replace", { body: formDataOf({ name, alt, translations: { es: { alt: spanishAlt } } }, "image", image) });

export const deletePicture = (name: string) => callApi("DELETE /api/image", { query: { name } });
