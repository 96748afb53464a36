import { z } from "zod";
import { bulkAction, bulkResponse } from "#lib/bulk.ts";
import { choice, officeDayField, optionalId, optionalText } from "#lib/fields.ts";
import { postStates, publicationActions } from "#lib/publication.ts";
import { pictureSize } from "#lib/response-fields.ts";
import { operation } from "#platform/api/operation.server.ts";
import { pagedQuery, sortParameters, totals } from "#platform/api/paging.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import { recordOperations } from "#platform/api/record-operations.server.ts";
import { publicRecordResponse } from "#platform/api/record-response.server.ts";
import { namedPicture, pictureFocus } from "#platform/api/saving.server.ts";
import { blogPostDefinition } from "./definition.server.ts";
import { blogPostSorts } from "./post-list.ts";
import { showPost } from "./preview.server.ts";
import { findPublishedPost, listPublishedPosts } from "./public-posts.server.ts";
import { blogPostInput } from "./schema.ts";
import { changePosts, createPost, deletePost, getPost, listPosts, updatePost } from "./service.server.ts";

/** `body` is a second name of `summary`. */
const blogPost = publicRecordResponse(blogPostDefinition).extend({ body: z.string(), ...pictureSize });

const blogPostItem = blogPost.omit({ postContents: true });

const tag = "Blog posts";

/** Clients may send the summary as `body`; `summary` wins. */
const body = optionalText({ en: "Body", es: "Texto" }, 2_000).meta({ description: "Another name of summary" }).optional();

const input = blogPostInput.extend({ body, image: namedPicture, imageFocus: pictureFocus });

const { read, create, update, remove } = recordOperations({
  definition: blogPostDefinition,
  name: "blogDto",
  response: blogPost,
  input: input.extend({ blogPostId: z.unknown().meta({ description: "Ignored" }).optional() }),
  patch: input.partial(),
  picture: "image",
  tag,
  summaries: {
    read: "One post",
    create: "Add a post; its address is made from its title",
    update: "Change a post",
    delete: "Delete a post; it can be restored from its revisions",
  },
  read: ({ db, may, id, lang }) => (may("content.read") ? getPost(db, id) : findPublishedPost(db, id, lang)),
  create: (db, { blogPostId: _, body: alias, summary = alias, ...input }, actor) => createPost(db, { ...input, summary }, actor),
  update: (db, id, { body: alias, summary = alias, ...patch }, actor, version) => updatePost(db, id, { ...patch, summary }, actor, version),
  remove: deletePost,
});

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
  read,
  ...withPreview(create, showPost),
  ...withPreview(update, showPost),
  operation({
    method: "put",
    path: "/api/blog/bulk",
    access: "content.write",
    tag,
    summary: "Publish, unpublish or delete up to 100 posts; the response names each one that was refused",
    body: bulkAction(publicationActions),
    returns: bulkResponse,
    handle: ({ db, staff, body: { action, records } }) => changePosts(db, action, records, staff),
  }),
  remove,
];
