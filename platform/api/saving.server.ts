import { z } from "zod";
import { optionalId, requiredId, versionField, wholeNumber } from "#lib/fields.ts";
import { optionalObject } from "#lib/json-fields.ts";
import type { LocalizedText } from "#lib/localize.ts";

export const dataWasCreated: LocalizedText = { en: "Data was created successfully", es: "Los datos se crearon correctamente" };
export const dataWasUpdated: LocalizedText = { en: "Data was updated successfully", es: "Los datos se actualizaron correctamente" };
export const dataWasDeleted: LocalizedText = { en: "Deleted!", es: "¡Eliminado!" };

/** The name of a picture that is stored already; a new one comes as ImageFile. */
export const namedPicture = z
  .string()
  .max(200)
  .meta({ description: "The name of a stored picture; empty takes the picture away" })
  .nullish();

/** What must stay in the crops of the record's picture: hundredths of its width and height. */
export const pictureFocus = optionalObject("imageFocus", {
  x: wholeNumber("imageFocus.x", 0, 100),
  y: wholeNumber("imageFocus.y", 0, 100),
}).optional();

/** What a change names besides the fields that it changes: the record, and the version it was read in. */
export function changeOf<Key extends Uncapitalize<string>>(key: Key) {
  const id = { [key]: requiredId(key) } as Record<Key, ReturnType<typeof requiredId>>;
  return { ...id, version: versionField };
}

/** Where in a list a record is put: before another one, or last. */
export const moveInput = z.object({ id: requiredId("id"), before: optionalId("before").default(null) });
