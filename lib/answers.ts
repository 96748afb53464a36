import { z } from "zod";
import type { Translations } from "./translations.ts";

/** Parts of what the API answers, for its description and for those who read it. */

export const instantText = z.iso.datetime();
export const pictureName = z.string().nullable();
export const pictureSize = { imageWidth: z.int().nullable().optional(), imageHeight: z.int().nullable().optional() };

/** A key that no visitor's answer has; the tests look. */
const forStaff = <Schema extends z.ZodType>(schema: Schema) => schema.optional().meta({ "x-staff": true });

/** What only staff are told of a record. */
export const staffFields = {
  version: forStaff(z.int()),
  translations: forStaff(z.custom<Translations>().meta({ type: "object" })),
  createdAt: forStaff(instantText),
  updatedAt: forStaff(instantText),
  updatedBy: forStaff(z.int().nullable()),
};
