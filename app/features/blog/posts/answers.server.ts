import { z } from "zod";
import { pictureSize } from "#lib/answers.ts";
import { publicRecordAnswer } from "#platform/api/record-answer.server.ts";
import { blogPostDefinition } from "./definition.server.ts";

/** `body` is another name of `summary`. */
export const blogPost = publicRecordAnswer(blogPostDefinition).extend({ body: z.string(), ...pictureSize });

/** A post as a list answers it. */
export const blogPostItem = blogPost.omit({ postContents: true });
