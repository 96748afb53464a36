import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { operation } from "#platform/api/operation.server.ts";
import { keepUpload } from "#platform/images/images.server.ts";

export const imageOperations = [
  operation({
    method: "post",
    path: "/api/image",
    access: "content.write",
    tag: "Images",
    summary: "Store a picture that a text will show, as /resources/{image}; one that no text shows is removed again",
    encodings: ["multipart"],
    body: z.object({}),
    returns: { image: z.string() },
    handle: async ({ db, storage, image }) => {
      if (!image) throw AppError.field("ImageFile", "Send the picture as ImageFile");
      return { image: await keepUpload(db, storage, image) };
    },
  }),
];
