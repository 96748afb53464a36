import { z } from "zod";

/** Parts of what the API answers, for its description and for those who read it. */

export const instantText = z.iso.datetime();
const pictureFact = z.int().nullable().optional();
export const pictureSize = { imageWidth: pictureFact, imageHeight: pictureFact, imageFocusX: pictureFact, imageFocusY: pictureFact };
