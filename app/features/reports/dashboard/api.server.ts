import { z } from "zod";
import { countWaitingMessages } from "#app/features/leads/reads.server.ts";
import { listUnreadableBlocks } from "#app/features/pages/reads.server.ts";
import { officeDay } from "#lib/dates.ts";
import { pick } from "#lib/pick.ts";
import { operation } from "#platform/api/operation.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { listRejectedReports } from "#platform/pending-forms/rejected-report.server.ts";
import { findSampleRecords, putFirstRunAway, readFirstRun } from "./first-run.server.ts";
import { dashboard, mostGaps, spanishGap } from "./schema.ts";
import {
  findBackupState,
  findBulkReads,
  findDueDocuments,
  findDueLicenses,
  findDuePrograms,
  findSpanishGaps,
  findUnsentMail,
  isTranslatable,
  nothingWaits,
  retryFailedMail,
} from "./service.server.ts";

const spanishGaps = (definitions: readonly Definition[]) => {
  const entity = z.enum(definitions.filter(isTranslatable).map(({ entity }) => entity));
  return z.array(spanishGap.extend({ entity }));
};

const findWaiting = async (db: Db, now: Date) => ({
  ...(await countWaitingMessages(db)),
  ...(await findUnsentMail(db)),
  formsAside: (await listRejectedReports(db, now)).map((report) => pick(report, ["node", "folder", "count"])),
});

export const dashboardOperations = (definitions: readonly Definition[]) => [
  operation({
    method: "get",
    path: "/api/dashboard",
    access: "content.read",
    tag: "Dashboard",
    summary:
      "What waits for staff: for those who may read messages, new ones and mail that was not sent; Spanish that is missing or older than its English; what came as a sample; licenses to renew; assistance programs to check again; files that expire; blocks that this version of the site cannot show",
    returns: { ...dashboard, spanishGaps: spanishGaps(definitions) },
    handle: async ({ db, config, staff, may }) => {
      const [sampleRecords, now] = [await findSampleRecords(db), new Date()];
      return {
        ...(may("messages.read") ? await findWaiting(db, now) : nothingWaits),
        mailIsSetUp: config.mail.url !== undefined,
        spanishGaps: await findSpanishGaps(db, definitions),
        sampleRecords,
        dueLicenses: await findDueLicenses(db, officeDay(now)),
        duePrograms: await findDuePrograms(db, officeDay(now)),
        dueDocuments: await findDueDocuments(db, officeDay(now)),
        unreadableBlocks: (await listUnreadableBlocks(db)).slice(0, mostGaps),
        backup: may("accounts.manage") ? await findBackupState(db, config, now) : null,
        bulkReads: may("incident.respond") ? await findBulkReads(db, now) : [],
        firstRun: may("accounts.manage") ? await readFirstRun(db, staff, sampleRecords, now) : null,
      };
    },
  }),
  operation({
    method: "post",
    path: "/api/dashboard/hide-first-steps",
    access: "accounts.manage",
    tag: "Dashboard",
    summary: "Put the list of first steps away, for oneself and for good",
    handle: async ({ db, staff }) => {
      await putFirstRunAway(db, staff.userId);
      return { message: { en: "The list is hidden", es: "La lista se ocultó" } };
    },
  }),
  operation({
    method: "post",
    path: "/api/mail/:id/retry",
    access: "messages.handle",
    tag: "Dashboard",
    summary: "Try a mail now that was given up",
    refuses: ["notFound"],
    handle: async ({ db, log, staff, id }) => {
      await retryFailedMail(db, id);
      log.info({ userId: staff.userId, mailJobId: id }, "A mail was tried again by staff");
      return { message: { en: "The email is on its way", es: "El correo va en camino" } };
    },
  }),
];
