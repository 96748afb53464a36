import { z } from "zod";
import { optionalId, requiredId, versionField, wholeNumber } from "#lib/fields.ts";
import { optionalObject } from "#lib/json-fields.ts";
import type { LocalizedText } from "#lib/localize.ts";

export const dataWasCreated: LocalizedText = { en: "Data was created successfully", es: "Los datos se crearon correctamente" };
export const dataWasUpdated: LocalizedText = { en: "Data was updated successfully", es: "Los datos se actualizaron correctamente" };
export const dataWasDeleted: LocalizedText = { en: "Deleted!", es: "¡Eliminado!" };

export const namedPicture = z
  .string()
  .max(200)
  .meta({ description: "The name of a stored picture; empty takes the picture away" })
  .nullish();

/** The point that must stay in crops of the picture, in hundredths of its width and height. */
export const pictureFocus = optionalObject("imageFocus", {
  x: wholeNumber("imageFocus.x", 0, 100),
  y: wholeNumber("imageFocus.y", 0, 100),
}).optional();

/** The id and the version that an update is based on. */
export function changeOf<Key extends Uncapitalize<string>>(key: Key) {
  const id = { [key]: requiredId(key) } as Record<Key, ReturnType<typeof requiredId>>;
  return { ...id, version: versionField };
}

/** Moves a record before another one, or last. */
export const moveInput = z.object({ id: requiredId("id"), before: optionalId("before").default(null) });
