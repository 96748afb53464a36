import { z } from "zod";
import { listQuery, operation } from "#platform/api/operation.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import { recordOperations } from "#platform/api/record-operations.server.ts";
import { assistanceProgramDefinition } from "./definition.server.ts";
import { showProgram } from "./preview.server.ts";
import { assistanceProgram } from "./responses.server.ts";
import { assistanceProgramInput } from "./schema.ts";
import {
  createProgram,
  deleteProgram,
  findValidProgram,
  getProgram,
  listPrograms,
  listValidPrograms,
  updateProgram,
} from "./service.server.ts";

const tag = "Assistance programs";

const { read, create, update, remove } = recordOperations({
  definition: assistanceProgramDefinition,
  name: "assistanceProgramDto",
  response: assistanceProgram,
  input: assistanceProgramInput,
  tag,
  summaries: {
    read: "One assistance program",
    create: "Add an assistance program",
    update: "Change an assistance program",
    delete: "Delete an assistance program; the record can be restored from its revisions",
  },
  read: ({ db, may, id, lang }) => (may("content.read") ? getProgram(db, id) : findValidProgram(db, id, lang, new Date())),
  create: createProgram,
  update: updateProgram,
  remove: deleteProgram,
});

export const assistanceOperations = [
  operation({
    method: "get",
    path: "/api/assistanceprogram",
    access: "visitor",
    tag,
    summary: "The published programs that are valid today; to staff, all of them",
    query: listQuery,
    returns: { assistanceProgramListVm: z.array(assistanceProgram) },
    handle: async ({ db, may, query: { filterKey, lang } }) => ({
      assistanceProgramListVm: may("content.read")
        ? await listPrograms(db, filterKey)
        : await listValidPrograms(db, lang, new Date(), filterKey),
    }),
  }),
  read,
  ...withPreview(create, showProgram),
  ...withPreview(update, showProgram),
  remove,
];
