import { z } from "zod";
import { optionalText, requiredText, versionField } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { namesInMessages, spanishSide } from "#lib/labels.ts";

export const labels = {
  alt: { en: "What it shows", es: "Qué muestra" },
  image: { en: "Picture", es: "Imagen" },
};

const name = namesInMessages(labels);

/** As long as the field of a record that it is offered to. */
const maxAlt = 300;

const spanish = { alt: optionalText(spanishSide(name.alt), maxAlt) };

/** What staff may say about a stored picture. */
export const pictureInput = z.object({
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
