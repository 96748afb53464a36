import type { ApiResponse } from "#app/admin-kit/api-client.ts";
import { bodyOf, type DraftOf, type PictureValue } from "#app/admin-kit/draft.ts";
import type { pictureInput } from "./schema.ts";

export type PictureRecord = ApiResponse<"GET /api/image">["pictureDto"];
export type PictureDraft = DraftOf<typeof pictureInput> & { image: PictureValue };

/** The picture that takes the place of another one, and what it shows. */
export type ReplacementDraft = { image: PictureValue; alt: string; spanishAlt: string };

export function pictureBody(name: string, draft: PictureDraft) {
  const { focus } = draft.image;
  return { name, ...bodyOf(draft), ...(focus && { imageFocus: focus }) };
}
