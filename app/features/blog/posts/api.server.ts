import { z } from "zod";
import { bulkAction, bulkAnswer } from "#lib/bulk.ts";
import { AppError } from "#lib/errors.ts";
import { choice, officeDayField, optionalId, optionalText } from "#lib/fields.ts";
import { postStates, publicationActions } from "#lib/publication.ts";
import { languageQuery, operation } from "#platform/api/operation.server.ts";
import { pagedQuery, sortParameters, totals } from "#platform/api/paging.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import { changeOf, dataWasCreated, dataWasDeleted, dataWasUpdated, namedPicture, pictureFocus } from "#platform/api/saving.server.ts";
import { uploadedOrNamed } from "#platform/images/upload.server.ts";
import { blogPost, blogPostItem } from "./answers.server.ts";
import { blogPostSorts } from "./post-list.ts";
import { showPost } from "./preview.server.ts";
import { findPublishedPost, listPublishedPosts } from "./public-posts.server.ts";
import { blogPostInput, blogPostPatch } from "./schema.ts";
import { changePosts, createPost, deletePost, getPost, listPosts, updatePost } from "./service.server.ts";

const tag = "Blog posts";

/** One of the two forms calls the summary `body`; a summary under its own name wins. */
const body = optionalText({ en: "Body", es: "Texto" }, 2_000).meta({ description: "Another name of summary" }).optional();

export const blogPostOperations = [
  operation({
    method: "get",
    path: "/api/blog",
    access: "visitor",
    tag,
    summary: "The published posts, newest first; to staff, all of them. Without paging, the newest 1000",
    query: pagedQuery.extend({
      categoriesId: optionalId("categoriesId").optional(),
      status: choice("status", postStates).meta({ description: "For staff" }).optional(),
      from: officeDayField("from"),
      to: officeDayField("to"),
      ...sortParameters(blogPostSorts),
    }),
    returns: { blogPostListVm: z.array(blogPostItem), ...totals },
    handle: async ({ db, may, query: { filterKey, categoriesId, status, from, to, lang, pageNumber, pageSize, ...sort } }) => {
      const filter = { filterKey, categoriesId };
      const paging = { pageNumber, pageSize };
      const { posts, ...rest } = may("content.read")
        ? await listPosts(db, { ...filter, status, from, to }, paging, sort)
        : await listPublishedPosts(db, lang, filter, paging);
      return { blogPostListVm: posts, ...rest };
    },
  }),
  operation({
    method: "get",
    path: "/api/blog/:id",
    access: "visitor",
    tag,
    summary: "One post",
    query: languageQuery,
    returns: { blogDto: blogPost },
    handle: async ({ db, may, id, query }) => {
      const post = may("content.read") ? await getPost(db, id) : await findPublishedPost(db, id, query.lang);
      if (!post) throw new AppError("notFound", { en: `Blog post ${id} does not exist`, es: `No se encontró la entrada del blog ${id}` });
      return { blogDto: post };
    },
  }),
  ...withPreview(
    operation({
      method: "post",
      path: "/api/blog",
      access: "content.write",
      tag,
      summary: "Add a post; its address is made from its title",
      encodings: ["multipart", "json"],
      body: blogPostInput.extend({
        body,
        image: namedPicture,
        imageFocus: pictureFocus,
        blogPostId: z.unknown().meta({ description: "Ignored" }).optional(),
      }),
      returns: { blogDto: blogPost },
      handle: async ({ db, storage, staff, body: { blogPostId: _, image: named, body: alias, summary = alias, ...input }, image }) => {
        const picture = await uploadedOrNamed(db, storage, image, named, "image");
        const blogDto = await createPost(db, { ...input, summary, image: picture }, staff);
        return { message: dataWasCreated, blogDto };
      },
    }),
    showPost,
  ),
  ...withPreview(
    operation({
      method: "put",
      path: "/api/blog",
      access: "content.write",
      tag,
      summary: "Change a post",
      encodings: ["multipart", "json"],
      body: blogPostPatch.extend({ body, image: namedPicture, imageFocus: pictureFocus, ...changeOf("blogId") }),
      returns: { blogDto: blogPost },
      handle: async ({ db, storage, staff, body: { blogId, version, image: named, body: alias, summary = alias, ...patch }, image }) => {
        const picture = await uploadedOrNamed(db, storage, image, named, "image");
        const blogDto = await updatePost(db, blogId, { ...patch, summary, image: picture }, staff, version);
        return { message: dataWasUpdated, blogDto };
      },
    }),
    showPost,
  ),
  operation({
    method: "put",
    path: "/api/blog/bulk",
    access: "content.write",
    tag,
    summary: "Publish, unpublish or delete up to 100 posts; what is refused is told post by post",
    body: bulkAction(publicationActions),
    returns: bulkAnswer,
    handle: ({ db, staff, body: { action, records } }) => changePosts(db, action, records, staff),
  }),
  operation({
    method: "delete",
    path: "/api/blog/:id",
    access: "content.write",
    tag,
    summary: "Delete a post; it can be restored from its revisions",
    handle: async ({ db, staff, id }) => {
      await deletePost(db, id, staff);
      return { message: dataWasDeleted };
    },
  }),
];
