import { z } from "zod";
import { recordReader } from "#app/features/history/data-reads/schema.ts";
import { listReaders } from "#app/features/history/reads.server.ts";
import { operation } from "#platform/api/operation.server.ts";
import { leadScopeOf, requireInScope } from "./lead-scope.server.ts";
import { contactMessageNoun } from "./noun.ts";

export const messageReaderOperations = [
  operation({
    method: "get",
    path: "/api/contactmessage/:id/readers",
    access: "leads.own",
    tag: "Contact messages",
    summary: "Who opened a message or got it in a file, and when last",
    returns: { readers: z.array(recordReader) },
    handle: async ({ db, id, ...asker }) => {
      await requireInScope(db, id, leadScopeOf(asker, "messages.read"));
      return { readers: await listReaders(db, { entity: contactMessageNoun.entity, id, call: "GET /api/contactmessage/:id" }) };
    },
  }),
];
