import { z } from "zod";
import { type ApiCall, listQuery, type Operation, operation } from "#platform/api/operation.server.ts";
import { recordOperations } from "#platform/api/record-operations.server.ts";
import { recordResponse } from "#platform/api/record-response.server.ts";
import { findDefinition } from "#platform/content/definition.server.ts";
import { documentDefinition } from "./definition.server.ts";
import { documentDto } from "./responses.server.ts";
import { documentInput } from "./schema.ts";
import {
  createDocument,
  deleteDocument,
  findPublicDocument,
  findStoredDocument,
  getDocument,
  listLibrary,
  updateDocument,
} from "./service.server.ts";
import { documents } from "./tables/documents.server.ts";
import { readFileFacts, storeDocument } from "./upload.server.ts";
import { listDocumentUses } from "./uses.server.ts";

const tag = "Documents";
const reading = { access: "content.read", tag } as const;

const { read, create, update, remove } = recordOperations({
  definition: documentDefinition,
  name: "documentDto",
  response: documentDto,
  input: documentInput,
  tag,
  summaries: {
    read: "One document; visitors get it until its last day",
    create: "Add a document whose file is stored already",
    update: "Change a document, or replace its file; its address stays",
    delete: "Delete a document; the record and its file can be restored from its revisions",
  },
  read: ({ db, may, id, lang }) => (may("content.read") ? getDocument(db, id) : findPublicDocument(db, id, lang, new Date())),
  create: (db, values, actor) => createDocument(db, values as Parameters<typeof createDocument>[1], actor),
  update: updateDocument,
  remove: deleteDocument,
});

type SaveRequest = Parameters<Operation["handle"]>[0];

/** Saves a document with the type and size that its file has, whatever the caller says. A publication of a draft saves like this too. */
function withFileFacts<Save extends ApiCall & Pick<Operation, "handle">>(save: Save): Save {
  const handle = async (request: SaveRequest) => {
    const { db, storage } = request;
    const body: { documentId?: number; file?: string } = request.body;
    const { file, documentId } = body;
    const before = documentId === undefined ? undefined : await findStoredDocument(db, documentId);
    if (file === undefined || file === before?.file) return save.handle(request);
    return save.handle({ ...request, body: { ...body, ...(await readFileFacts(storage, file)) } as never });
  };
  return { ...save, handle };
}

const use = z.object({
  documentId: z.int(),
  entity: z.string(),
  entityId: z.int(),
  title: z.string(),
  place: z.enum(["record", "draft"]),
});

export const documentOperations = [
  operation({
    method: "get",
    path: "/api/document",
    ...reading,
    summary: "The library: every document, by name",
    query: listQuery.pick({ filterKey: true }),
    returns: { documentListVm: z.array(recordResponse(documents)) },
    handle: async ({ db, query: { filterKey } }) => ({ documentListVm: await listLibrary(db, filterKey) }),
  }),
  operation({
    method: "get",
    path: "/api/document/uses",
    ...reading,
    summary: "Where documents are used: links in texts, blocks and menu items, in records and drafts",
    returns: { useListVm: z.array(use) },
    handle: async ({ db, definitions, may }) => {
      const uses = await listDocumentUses(db, definitions);
      const mayRead = (entity: string) => may(findDefinition(definitions, entity)?.permissions.read ?? "accounts.manage");
      return { useListVm: uses.map((one) => (mayRead(one.entity) ? one : { ...one, title: "" })) };
    },
  }),
  operation({
    method: "post",
    path: "/api/document/file",
    access: "content.write",
    tag,
    summary: "Store a file of up to 20 MB that a document will name; one that no document names is removed again",
    encodings: ["multipart"],
    uploadField: "DocumentFile",
    body: z.object({}),
    refuses: ["tooLarge"],
    returns: { file: z.string(), mediaType: z.string(), bytes: z.int() },
    handle: ({ storage, image }) => storeDocument(storage, image),
  }),
  read,
  withFileFacts(create),
  withFileFacts(update),
  remove,
];
