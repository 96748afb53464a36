import { z } from "zod";
import { optionalText, requiredLine, requiredText, versionField } from "#lib/fields.ts";
import { listOf, translations } from "#lib/json-fields.ts";
import { namesInMessages, spanishSide } from "#lib/labels.ts";

export const labels = {
  alt: { en: "What it shows", es: "Qué muestra" },
  image: { en: "Picture", es: "Imagen" },
  labels: { en: "Labels", es: "Etiquetas" },
};

const name = namesInMessages(labels);

/** As long as the field of a record that it is offered to. */
const maxAlt = 300;

const spanish = { alt: optionalText(spanishSide(name.alt), maxAlt) };

const mostLabels = 20;

/** Each once, in the spelling in which it came first. */
export const labelList = listOf(name.labels, requiredLine(name.labels, 40), mostLabels).transform((list) =>
  [
    ...new Map(
      list
        .map((label) => label.trim())
        .map((label) => [label.toLowerCase(), label] as const)
        .toReversed(),
    ).values(),
  ].toReversed(),
);

/** What staff may say about a stored picture. */
export const pictureInput = z.object({
  labels: labelList.optional(),
  alt: optionalText(name.alt, maxAlt).optional(),
  translations: translations(spanish).optional(),
});

export const pictureName = z.string().max(200);

export const picturePatch = pictureInput.extend({ name: pictureName, version: versionField });

/** A picture that takes the place of another: it says what it shows, because what was said was about the other one. */
export const replacementInput = z.object({
  name: pictureName,
  alt: requiredText(name.alt, maxAlt),
  translations: translations(spanish).optional(),
});

export type PicturePatch = z.infer<typeof pictureInput>;
