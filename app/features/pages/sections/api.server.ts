import { z } from "zod";
import { bulkAction, bulkAnswer } from "#lib/bulk.ts";
import { AppError } from "#lib/errors.ts";
import { choice, flag, optionalId } from "#lib/fields.ts";
import { publicationActions } from "#lib/publication.ts";
import { languageQuery, listQuery, operation } from "#platform/api/operation.server.ts";
import { maxPageSize, pageNumber, pageSize, sortParameters, totals } from "#platform/api/paging.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import {
  changeOf,
  dataWasCreated,
  dataWasDeleted,
  dataWasUpdated,
  moveInput,
  namedPicture,
  pictureFocus,
} from "#platform/api/saving.server.ts";
import { uploadedOrNamed } from "#platform/images/upload.server.ts";
import { pageContent } from "./answers.server.ts";
import { pageContentSorts, pageContentStatuses } from "./content-list.ts";
import { showSection } from "./preview.server.ts";
import { pageContentInput, pageContentPatch } from "./schema.ts";
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

const tag = "Page contents";

const wholeList = { pageNumber: 1, pageSize: maxPageSize };

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
  operation({
    method: "get",
    path: "/api/pagecontent/:id",
    access: "visitor",
    tag,
    summary: "One section of a page",
    query: languageQuery,
    returns: { pageContentDto: pageContent },
    handle: async ({ db, may, id, query }) => {
      const content = may("content.read") ? await getContent(db, id) : await findPublishedContent(db, id, query.lang);
      if (!content)
        throw new AppError("notFound", { en: `Page content ${id} does not exist`, es: `No se encontró el contenido de página ${id}` });
      return { pageContentDto: content };
    },
  }),
  ...withPreview(
    operation({
      method: "post",
      path: "/api/pagecontent",
      access: "content.write",
      tag,
      summary: "Add a section to a page",
      encodings: ["multipart", "json"],
      body: pageContentInput.extend({ image: namedPicture, imageFocus: pictureFocus }),
      returns: { pageContentDto: pageContent },
      handle: async ({ db, storage, staff, body: { image: named, ...input }, image }) => {
        const picture = await uploadedOrNamed(db, storage, image, named, "image");
        return { message: dataWasCreated, pageContentDto: await createContent(db, { ...input, image: picture }, staff) };
      },
    }),
    showSection,
  ),
  ...withPreview(
    operation({
      method: "put",
      path: "/api/pagecontent",
      access: "content.write",
      tag,
      summary: "Change a section of a page",
      encodings: ["multipart", "json"],
      body: pageContentPatch.extend({ image: namedPicture, imageFocus: pictureFocus, ...changeOf("webPageContentId") }),
      returns: { pageContentDto: pageContent },
      handle: async ({ db, storage, staff, body: { webPageContentId, version, image: named, ...patch }, image }) => {
        const picture = await uploadedOrNamed(db, storage, image, named, "image");
        const pageContentDto = await updateContent(db, webPageContentId, { ...patch, image: picture }, staff, version);
        return { message: dataWasUpdated, pageContentDto };
      },
    }),
    showSection,
  ),
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
    summary: "Publish, unpublish or delete up to 100 sections; what is refused is told section by section",
    body: bulkAction(publicationActions),
    returns: bulkAnswer,
    handle: ({ db, staff, body: { action, records } }) => changeContents(db, action, records, staff),
  }),
  operation({
    method: "delete",
    path: "/api/pagecontent/:id",
    access: "content.write",
    tag,
    summary: "Delete a section of a page; it can be restored from its revisions",
    handle: async ({ db, staff, id }) => {
      await deleteContent(db, id, staff);
      return { message: dataWasDeleted };
    },
  }),
];
