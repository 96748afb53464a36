import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";
import { optionalText } from "#lib/fields.ts";
import { fieldError } from "#lib/validation-messages.ts";
import { readVideo, videoSources } from "./video-address.ts";

export const labels = { video: { en: "Address of the video", es: "Dirección del video" } };

export const kind = blockKind({
  label: { en: "Video", es: "Video" },
  about: {
    en: "A video from YouTube or Vimeo. Nothing is loaded from there before a visitor presses the button.",
    es: "Un video de YouTube o Vimeo. No se carga nada de ahí antes de que el visitante presione el botón.",
  },
  showsTitle: true,
  fields: ["body", "image", "background"],
  props: z.object({
    video: optionalText(labels.video, 300).refine(
      (value) => value === "" || readVideo(value) !== undefined,
      fieldError(labels.video, {
        en: "must be the address of a video on YouTube or Vimeo, such as https://www.youtube.com/watch?v=…",
        es: "debe ser la dirección de un video de YouTube o Vimeo, como https://www.youtube.com/watch?v=…",
      }),
    ),
  }),
  frameSources: videoSources,
});
