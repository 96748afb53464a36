import { z } from "zod";
import type { Translations } from "./translations.ts";

/** Parts of what the API answers, for its description and for those who read it. */

export const instantText = z.iso.datetime();
export const pictureName = z.string().nullable();
export const pictureSize = { imageWidth: z.int().nullable().optional(), imageHeight: z.int().nullable().optional() };

/** What only staff are told of a record. */
export const staffFields = {
  version: z.int().optional(),
  translations: z.custom<Translations>().meta({ type: "object" }).optional(),
  createdAt: instantText.optional(),
  updatedAt: instantText.optional(),
  updatedBy: z.int().nullable().optional(),
};
