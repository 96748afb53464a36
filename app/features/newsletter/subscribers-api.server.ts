import { z } from "zod";
import { listQuery, operation } from "#platform/api/operation.server.ts";
import { pagedQuery, totals } from "#platform/api/paging.server.ts";
import { dataWasDeleted } from "#platform/api/saving.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { fileOfRecords, recordsInFile } from "#platform/personal-data/record-reads.server.ts";
import { importSubscribers } from "./import.server.ts";
import { subscribersRead } from "./noun.ts";
import { subscriberItem } from "./responses.server.ts";
import { subscriberStates } from "./states.ts";
import { importInput, stateFilter } from "./subscriber-schema.ts";
import { countSubscribers, deleteSubscriber, exportSubscribers, listSubscribers, unsubscribeByStaff } from "./subscribers.server.ts";

const common = { access: "newsletter.manage", tag: "Newsletter" } as const;

export const newsletterSubscriberOperations = [
  operation({
    method: "get",
    path: "/api/newslettersubscriber",
    ...common,
    summary: "A page of the newsletter's list, newest first",
    query: pagedQuery.extend({ state: stateFilter }),
    returns: {
      newsletterSubscriberListVm: z.array(subscriberItem),
      ...totals,
      counts: z.object(
        Object.fromEntries(subscriberStates.map((state) => [state, z.int()])) as Record<(typeof subscriberStates)[number], z.ZodInt>,
      ),
    },
    personalData: ({ newsletterSubscriberListVm: rows }) =>
      subscribersRead(rows.map(({ newsletterSubscriberId }) => newsletterSubscriberId)),
    handle: async ({ db, query: { filterKey, state, pageNumber, pageSize } }) => {
      const { rows, ...rest } = await listSubscribers(db, { filterKey, state }, { pageNumber, pageSize });
      return { newsletterSubscriberListVm: rows, ...rest, counts: await countSubscribers(db) };
    },
  }),
  operation({
    method: "get",
    path: "/api/newslettersubscriber/export",
    ...common,
    access: "newsletter.export",
    confirmed: true,
    summary: "The subscribers of a filter as a CSV file",
    query: listQuery.extend({ state: stateFilter }),
    produces: "text/csv",
    personalData: recordsInFile,
    handle: async ({ c, db, actor, query: { filterKey, state } }) => {
      const { csv, ids } = await exportSubscribers(db, { filterKey, state });
      const { userId, clientAddress } = actor;
      // Recorded before it leaves: without a record there is no export.
      await recordAudit(db, { action: "newsletter.export", userId, clientAddress, detail: { count: ids.length } });
      const file = c.body(csv, 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="newsletter-${new Date().toISOString().slice(0, 10)}.csv"`,
      });
      return fileOfRecords(file, ...subscribersRead(ids));
    },
  }),
  operation({
    method: "post",
    path: "/api/newslettersubscriber/import",
    ...common,
    summary: "Add subscribers from a CSV file, with a word on how they agreed; known addresses stay as they are",
    body: importInput,
    returns: { added: z.int(), known: z.int(), refused: z.array(z.object({ line: z.int(), reason: z.string() })) },
    handle: async ({ db, actor, body }) => {
      const outcome = await importSubscribers(db, body, actor);
      return { message: { en: `${outcome.added} added`, es: `Agregados: ${outcome.added}` }, ...outcome };
    },
  }),
  operation({
    method: "post",
    path: "/api/newslettersubscriber/:id/unsubscribe",
    ...common,
    summary: "Unsubscribe someone who asked for it",
    handle: async ({ db, actor, id }) => {
      await unsubscribeByStaff(db, id, actor);
      return { message: { en: "Unsubscribed", es: "Se canceló la suscripción" } };
    },
  }),
  operation({
    method: "delete",
    path: "/api/newslettersubscriber/:id",
    ...common,
    confirmed: true,
    summary: "Delete a subscriber for good; the address may then be signed up or imported again",
    handle: async ({ db, actor, id }) => {
      await deleteSubscriber(db, id, actor);
      return { message: dataWasDeleted };
    },
  }),
];
