import { z } from "zod";
import { languages } from "#lib/translations.ts";
import { languageQuery, operation } from "#platform/api/operation.server.ts";
import { pagedQuery, totals } from "#platform/api/paging.server.ts";
import { recordOperations } from "#platform/api/record-operations.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail, queueMail } from "#platform/mail/outbox.server.ts";
import { newsletterIssueDefinition } from "./definition.server.ts";
import { createIssue, deleteIssue, getIssue, issues, listIssues, updateIssue } from "./issues.server.ts";
import { composeIssue, unsubscribeUrlOf } from "./mails/issue-mails.server.ts";
import { trialMail } from "./mails/mail-kinds.server.ts";
import { newsletterIssue, newsletterIssueItem } from "./responses.server.ts";
import { runNewsletter } from "./run.server.ts";
import { newsletterIssueInput, sendingInput } from "./schema.ts";
import { retrySending, scheduleSending, stopSending } from "./sending.server.ts";

const common = { access: "newsletter.manage", tag: "Newsletter" } as const;

/** A mail brings its styles along and loads pictures from the site; nothing in it runs. */
const previewPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox";

const { read, create, update, remove } = recordOperations({
  definition: newsletterIssueDefinition,
  name: "newsletterIssueDto",
  response: newsletterIssue,
  input: newsletterIssueInput,
  tag: common.tag,
  summaries: {
    read: "One newsletter",
    create: "Write a newsletter; nothing is sent yet",
    update: "Change a newsletter that has not been sent",
    delete: "Delete a newsletter that is not about to be sent; it can be restored from its revisions",
  },
  refuses: { update: ["conflict"], delete: ["inUse"] },
  read: ({ db, id }) => getIssue(db, id),
  create: async (db, input, actor) => getIssue(db, (await createIssue(db, input, actor)).newsletterIssueId),
  update: async (db, id, patch, actor, version) => {
    await updateIssue(db, id, patch, actor, version);
    return getIssue(db, id);
  },
  remove: deleteIssue,
});

export const newsletterIssueOperations = [
  operation({
    method: "get",
    path: "/api/newsletterissue",
    ...common,
    summary: "The newsletters, newest first, with how far each has come",
    query: pagedQuery,
    returns: { newsletterIssueListVm: z.array(newsletterIssueItem), ...totals, mailIsSetUp: z.boolean() },
    handle: async ({ db, config, query: { filterKey, pageNumber, pageSize } }) => {
      const { rows, ...rest } = await listIssues(db, filterKey, { pageNumber, pageSize });
      return { newsletterIssueListVm: rows, ...rest, mailIsSetUp: config.mail.url !== undefined };
    },
  }),
  read,
  create,
  update,
  remove,
  operation({
    method: "get",
    path: "/api/newsletterissue/:id/preview",
    ...common,
    summary: "A newsletter as the mail that a reader gets, in a language",
    query: languageQuery,
    produces: "text/html",
    handle: async ({ c, db, config, log, staff, id, query: { lang: language } }) => {
      const reader = { address: staff.email, name: staff.userName, language, unsubscribeUrl: unsubscribeUrlOf({ config }, language, "0") };
      const { html } = await composeIssue({ db, config, log }, await issues.get(db, id), reader);
      return c.body(html, 200, { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": previewPolicy });
    },
  }),
  operation({
    method: "post",
    path: "/api/newsletterissue/:id/trial",
    ...common,
    summary: "Mail a newsletter to oneself, in both languages",
    handle: async ({ db, config, staff, id }) => {
      await db.transaction(async (tx) => {
        await issues.get(tx, id);
        for (const language of languages) {
          const payload = { newsletterIssueId: id, userId: staff.userId, language };
          await queueMail(tx, trialMail, payload, { domain: mailDomain(config), subject: `staff:${staff.userId}` });
        }
      });
      announceMail();
      return { message: { en: `On its way to ${staff.email}`, es: `En camino a ${staff.email}` } };
    },
  }),
  operation({
    method: "put",
    path: "/api/newsletterissue/:id/sending",
    ...common,
    summary: "Send a newsletter to all subscribers, now or at a time; it goes out once",
    body: sendingInput,
    returns: { newsletterIssueDto: newsletterIssue },
    refuses: ["conflict"],
    handle: async ({ db, config, log, actor, id, body }) => {
      await scheduleSending(db, id, body.sendAt ?? null, actor);
      await runNewsletter({ db, config, log });
      return {
        message: { en: "The newsletter is being sent", es: "El boletín se está enviando" },
        newsletterIssueDto: await getIssue(db, id),
      };
    },
  }),
  operation({
    method: "delete",
    path: "/api/newsletterissue/:id/sending",
    ...common,
    summary: "Stop a newsletter: one that has not begun becomes a draft again",
    refuses: ["conflict"],
    handle: async ({ db, actor, id }) => {
      await stopSending(db, id, actor);
      return { message: { en: "The newsletter was stopped", es: "El envío del boletín se detuvo" } };
    },
  }),
  operation({
    method: "post",
    path: "/api/newsletterissue/:id/retry",
    ...common,
    summary: "Send a newsletter once more to those whom it could not be handed to",
    returns: { newsletterIssueDto: newsletterIssue },
    refuses: ["conflict"],
    handle: async ({ db, actor, id }) => {
      await retrySending(db, id, actor);
      return { message: { en: "Trying again", es: "Se intenta de nuevo" }, newsletterIssueDto: await getIssue(db, id) };
    },
  }),
];
