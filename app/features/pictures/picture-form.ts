import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsIn } from "#app/admin-kit/labels.ts";
import type { Language } from "#lib/translations.ts";
import type { PictureDraft, PictureRecord } from "./draft.ts";
import { labels, pictureInput } from "./schema.ts";

export const pictureLabels = (language: Language) => labelsIn(language, pictureInput, labels);

export const pictureDraft = (picture: PictureRecord): PictureDraft => ({
  ...draftOf(pictureInput, picture),
  image: { name: picture.name, focus: { x: picture.focusX, y: picture.focusY } },
});
