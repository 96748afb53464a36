import { z } from "zod";
import { operation } from "#platform/api/operation.server.ts";
import { totals } from "#platform/api/paging.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { recordsRead } from "#platform/personal-data/record-reads.server.ts";
import { findAffectedCustomers } from "./affected-customers.server.ts";
import { exportCustomers, exportReads } from "./export.server.ts";
import { listReads, summarizeReads } from "./reads.server.ts";
import { type ReadsFilter, readerTotals, readItem, readsFilter, readsQuery } from "./schema.ts";

const tag = "Incidents";
const access = "incident.respond";

export const dataReadOperations = [
  operation({
    method: "get",
    path: "/api/incident",
    access,
    tag,
    summary: "How many customers' data were read in a period, and how much each person read",
    query: readsFilter,
    returns: { readers: z.array(readerTotals), customers: z.int() },
    handle: async ({ db, personalData, query }) => {
      const { readers, records } = await summarizeReads(db, query);
      return { readers, customers: (await findAffectedCustomers(db, personalData, records)).length };
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
    handle: async ({ query, ...sources }) => {
      const { reads, ...rest } = await listReads(sources, query);
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
    handle: async ({ actor: { userId, clientAddress }, body, ...sources }) => {
      await recordAudit(sources.db, { action: "incident.export", userId, clientAddress, detail: detailOf(body) });
      return exportReads(sources, body);
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
    returns: { csv: z.string(), records: recordsRead },
    personalData: ({ records }) => records,
    handle: async ({ actor: { userId, clientAddress }, body, ...sources }) => {
      const { csv, count, records } = await exportCustomers(sources, body);
      const detail = { ...detailOf(body), customers: count };
      await recordAudit(sources.db, { action: "incident.exportCustomers", userId, clientAddress, detail });
      return { csv, records };
    },
  }),
];

const detailOf = ({ userId, from, to }: ReadsFilter) => ({ person: userId ?? null, from: from ?? null, to: to ?? null });
