import { z } from "zod";
import { pictureSize } from "#lib/response-fields.ts";
import { publicRecordResponse } from "#platform/api/record-response.server.ts";
import { blogPostDefinition } from "./definition.server.ts";

/** `body` is another name of `summary`. */
export const blogPost = publicRecordResponse(blogPostDefinition).extend({ body: z.string(), ...pictureSize });

/** A post as a list answers it. */
export const blogPostItem = blogPost.omit({ postContents: true });
