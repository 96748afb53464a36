import { z } from "zod";
import { leadScopeOf, requireInScope } from "#app/features/leads/messages/lead-scope.server.ts";
import { messagesRead } from "#app/features/leads/messages/noun.ts";
import { subscribersRead } from "#app/features/newsletter/noun.ts";
import { operation } from "#platform/api/operation.server.ts";
import { totals } from "#platform/api/paging.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { findAffectedCustomers } from "./affected-customers.server.ts";
import { exportCustomers, exportReads } from "./export.server.ts";
import { listMessageReaders } from "./readers.server.ts";
import { listReads, summarizeReads } from "./reads.server.ts";
import { messageReader, type ReadsFilter, readerTotals, readItem, readsFilter, readsQuery } from "./schema.ts";

const tag = "Incidents";
const access = "incident.respond";

export const dataReadOperations = [
  operation({
    method: "get",
    path: "/api/contactmessage/:id/readers",
    access: "leads.own",
    tag: "Contact messages",
    summary: "Who opened a message or got it in a file, and when last",
    returns: { readers: z.array(messageReader) },
    handle: async ({ db, id, ...asker }) => {
      await requireInScope(db, id, leadScopeOf(asker, "messages.read"));
      return { readers: await listMessageReaders(db, id) };
    },
  }),
  operation({
    method: "get",
    path: "/api/incident",
    access,
    tag,
    summary: "How many customers' data were read in a period, and how much each person read",
    query: readsFilter,
    returns: { readers: z.array(readerTotals), customers: z.int() },
    handle: async ({ db, query }) => {
      const { readers, records } = await summarizeReads(db, query);
      return { readers, customers: (await findAffectedCustomers(db, records)).length };
    },
  }),
  operation({
    method: "get",
    path: "/api/incident/reads",
    access,
    tag,
    summary: "Every read of customers' data in a period: who, what, when and from where, newest first",
    query: readsQuery,
    returns: { readListVm: z.array(readItem), ...totals },
    handle: async ({ db, query }) => {
      const { reads, ...rest } = await listReads(db, query);
      return { readListVm: reads, ...rest };
    },
  }),
  operation({
    method: "post",
    path: "/api/incident/export",
    access,
    confirmed: true,
    tag,
    summary: "The reads of a period as a CSV file; the export is itself recorded",
    body: readsFilter,
    returns: { csv: z.string(), isComplete: z.boolean() },
    handle: async ({ db, actor: { userId, clientAddress }, body }) => {
      await recordAudit(db, { action: "incident.export", userId, clientAddress, detail: detailOf(body) });
      return exportReads(db, body);
    },
  }),
  operation({
    method: "post",
    path: "/api/incident/customers/export",
    access,
    confirmed: true,
    tag,
    summary: "The customers whose data was read in a period, with their contact details, as a CSV file; the export is itself recorded",
    body: readsFilter,
    returns: { csv: z.string(), messageIds: z.array(z.int()), subscriberIds: z.array(z.int()) },
    personalData: ({ messageIds, subscriberIds }) => [...messagesRead(messageIds), ...subscribersRead(subscriberIds)],
    handle: async ({ db, actor: { userId, clientAddress }, body }) => {
      const { csv, customers } = await exportCustomers(db, body);
      const detail = { ...detailOf(body), customers: customers.length };
      await recordAudit(db, { action: "incident.exportCustomers", userId, clientAddress, detail });
      return {
        csv,
        messageIds: customers.flatMap(({ messageIds }) => messageIds),
        subscriberIds: customers.flatMap(({ subscriberIds }) => subscriberIds),
      };
    },
  }),
];

const detailOf = ({ userId, from, to }: ReadsFilter) => ({ person: userId ?? null, from: from ?? null, to: to ?? null });
