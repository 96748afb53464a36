import { z } from "zod";
import { blogPosts } from "#db/tables/blog-posts.server.ts";
import { pictureSize } from "#lib/answers.ts";
import { recordAnswer, staffColumns } from "#platform/api/record-answer.server.ts";

/** `body` is another name of `summary`. */
export const blogPost = recordAnswer(blogPosts, [...staffColumns, "status"]).extend({ body: z.string(), ...pictureSize });

/** A post as a list answers it. */
export const blogPostItem = blogPost.omit({ postContents: true });
