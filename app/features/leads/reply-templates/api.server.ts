import { z } from "zod";
import { listQuery, operation } from "#platform/api/operation.server.ts";
import { changeOf, dataWasCreated, dataWasDeleted, dataWasUpdated } from "#platform/api/saving.server.ts";
import { replyTemplate } from "./answers.server.ts";
import { replyTemplateInput, replyTemplatePatch } from "./schema.ts";
import { createTemplate, deleteTemplate, getTemplate, listTemplates, updateTemplate } from "./service.server.ts";

const tag = "Reply templates";

export const replyTemplateOperations = [
  operation({
    method: "get",
    path: "/api/replytemplate",
    access: "leads.own",
    tag,
    summary: "The texts that staff answer visitors with, by name",
    query: listQuery,
    returns: { replyTemplateListVm: z.array(replyTemplate) },
    handle: async ({ db, query }) => ({ replyTemplateListVm: await listTemplates(db, query.filterKey) }),
  }),
  operation({
    method: "get",
    path: "/api/replytemplate/:id",
    access: "messages.read",
    tag,
    summary: "One reply template",
    returns: { replyTemplateDto: replyTemplate },
    handle: async ({ db, id }) => ({ replyTemplateDto: await getTemplate(db, id) }),
  }),
  operation({
    method: "post",
    path: "/api/replytemplate",
    access: "messages.handle",
    tag,
    summary: "Add a reply template",
    body: replyTemplateInput,
    returns: { replyTemplateDto: replyTemplate },
    handle: async ({ db, staff, body }) => ({
      message: dataWasCreated,
      replyTemplateDto: await createTemplate(db, body, staff),
    }),
  }),
  operation({
    method: "put",
    path: "/api/replytemplate",
    access: "messages.handle",
    tag,
    summary: "Change a reply template",
    body: replyTemplatePatch.extend(changeOf("replyTemplateId")),
    returns: { replyTemplateDto: replyTemplate },
    handle: async ({ db, staff, body: { replyTemplateId, version, ...patch } }) => ({
      message: dataWasUpdated,
      replyTemplateDto: await updateTemplate(db, replyTemplateId, patch, staff, version),
    }),
  }),
  operation({
    method: "delete",
    path: "/api/replytemplate/:id",
    access: "messages.handle",
    tag,
    summary: "Delete a reply template",
    handle: async ({ db, staff, id }) => {
      await deleteTemplate(db, id, staff);
      return { message: dataWasDeleted };
    },
  }),
];
