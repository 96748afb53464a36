import { z } from "zod";

/** Parts of API responses. */

export const instantText = z.iso.datetime();
const pictureFact = z.int().nullable().optional();
export const pictureSize = { imageWidth: pictureFact, imageHeight: pictureFact, imageFocusX: pictureFact, imageFocusY: pictureFact };
