import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { operation } from "#platform/api/operation.server.ts";
import { findPictureFocus } from "#platform/images/focus.server.ts";
import { keepUpload } from "#platform/images/images.server.ts";

export const imageOperations = [
  operation({
    method: "get",
    path: "/api/image",
    access: "content.read",
    tag: "Images",
    summary: "What must stay in the crops of a stored picture, in hundredths of its width and height",
    query: z.object({ name: z.string().max(200) }),
    returns: { focus: z.object({ x: z.int(), y: z.int() }) },
    handle: async ({ db, query: { name } }) => {
      const focus = await findPictureFocus(db, name);
      if (!focus) throw AppError.field("name", "name names no stored picture");
      return { focus };
    },
  }),
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
