import { z } from "zod";

/** Parts of what the API answers, for its description and for those who read it. */

export const instantText = z.iso.datetime();
export const pictureSize = { imageWidth: z.int().nullable().optional(), imageHeight: z.int().nullable().optional() };
