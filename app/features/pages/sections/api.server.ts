import { z } from "zod";
import { showSection } from "#app/features/pages/preview.server.ts";
import { bulkAction, bulkResponse } from "#lib/bulk.ts";
import { choice, flag, optionalId } from "#lib/fields.ts";
import { publicationActions } from "#lib/publication.ts";
import { pictureSize } from "#lib/response-fields.ts";
import { listQuery, operation } from "#platform/api/operation.server.ts";
import { maxPageSize, pageNumber, pageSize, sortParameters, totals } from "#platform/api/paging.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import { recordOperations } from "#platform/api/record-operations.server.ts";
import { publicRecordResponse } from "#platform/api/record-response.server.ts";
import { dataWasUpdated, moveInput, namedPicture, pictureFocus } from "#platform/api/saving.server.ts";
import { pageContentSorts, pageContentStatuses } from "./content-list.ts";
import { pageContentDefinition } from "./definition.server.ts";
import { pageContentInput } from "./schema.ts";
import {
  changeContents,
  createContent,
  deleteContent,
  findPublishedContent,
  getContent,
  listContents,
  listPublishedContents,
  moveContent,
  updateContent,
} from "./service.server.ts";

const pageContent = publicRecordResponse(pageContentDefinition).extend(pictureSize);

const tag = "Page contents";

const wholeList = { pageNumber: 1, pageSize: maxPageSize };

const { read, create, update, remove } = recordOperations({
  definition: pageContentDefinition,
  name: "pageContentDto",
  response: pageContent,
  input: pageContentInput.extend({ image: namedPicture, imageFocus: pictureFocus }),
  picture: "image",
  tag,
  summaries: {
    read: "One section of a page",
    create: "Add a section to a page",
    update: "Change a section of a page",
    delete: "Delete a section of a page; it can be restored from its revisions",
  },
  read: ({ db, may, id, lang }) => (may("content.read") ? getContent(db, id) : findPublishedContent(db, id, lang)),
  create: createContent,
  update: updateContent,
  remove: deleteContent,
});

export const pageContentOperations = [
  operation({
    method: "post",
    path: "/api/pagecontent/getpagecontents",
    access: "visitor",
    tag,
    summary:
      "The published sections of pages; to staff, all of them, each with the beginning of its text. displayAllData answers them in one page",
    body: listQuery.extend({
      pageNumber,
      pageSize,
      displayAllData: flag("displayAllData").default(false),
      webPageCategoryId: optionalId("webPageCategoryId").default(null),
      status: choice("status", pageContentStatuses).meta({ description: "For staff" }).optional(),
      ...sortParameters(pageContentSorts),
    }),
    returns: { listPageContentListVm: z.array(pageContent), ...totals },
    handle: async ({ db, may, body: { lang, displayAllData, pageNumber, pageSize, filterKey, webPageCategoryId, status, ...sort } }) => {
      const filter = { filterKey, webPageCategoryId };
      const paging = displayAllData ? wholeList : { pageNumber, pageSize };
      const { contents, ...rest } = may("content.read")
        ? await listContents(db, { ...filter, status }, paging, sort)
        : await listPublishedContents(db, lang, filter, paging);
      return { listPageContentListVm: contents, ...rest };
    },
  }),
  read,
  ...withPreview(create, showSection),
  ...withPreview(update, showSection),
  operation({
    method: "put",
    path: "/api/pagecontent/order",
    access: "content.write",
    tag,
    summary: "Put a section before another one of its page, or last",
    body: moveInput,
    refuses: ["conflict"],
    handle: async ({ db, staff, body }) => {
      await moveContent(db, body.id, body.before, staff);
      return { message: dataWasUpdated };
    },
  }),
  operation({
    method: "put",
    path: "/api/pagecontent/bulk",
    access: "content.write",
    tag,
    summary: "Publish, unpublish or delete up to 100 sections; the response names each one that was refused",
    body: bulkAction(publicationActions),
    returns: bulkResponse,
    handle: ({ db, staff, body: { action, records } }) => changeContents(db, action, records, staff),
  }),
  remove,
];
