import { z } from "zod";
import { listQuery, operation } from "#platform/api/operation.server.ts";
import { recordOperations } from "#platform/api/record-operations.server.ts";
import { replyTemplateDefinition } from "./definition.server.ts";
import { replyTemplate } from "./responses.server.ts";
import { replyTemplateInput } from "./schema.ts";
import { createTemplate, deleteTemplate, getTemplate, listTemplates, updateTemplate } from "./service.server.ts";

const tag = "Reply templates";

const { read, create, update, remove } = recordOperations({
  definition: replyTemplateDefinition,
  name: "replyTemplateDto",
  response: replyTemplate,
  input: replyTemplateInput,
  tag,
  summaries: {
    read: "One reply template",
    create: "Add a reply template",
    update: "Change a reply template",
    delete: "Delete a reply template",
  },
  read: ({ db, id }) => getTemplate(db, id),
  create: createTemplate,
  update: updateTemplate,
  remove: deleteTemplate,
});

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
  read,
  create,
  update,
  remove,
];
