import { setImmediate } from "node:timers/promises";
import { cleanCampaign } from "#app/features/leads/campaign.ts";
import { visitor } from "#app/features/leads/conversations/events.server.ts";
import { productOfPage } from "#app/features/leads/lead-product.ts";
import { queueArrivalMails } from "#app/features/leads/mails/mail-kinds.server.ts";
import { addCode } from "#app/features/leads/questions/codes.server.ts";
import { countQuestion } from "#app/features/leads/questions/count-question.server.ts";
import type { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { dueTimes } from "#app/features/leads/working-time.ts";
import { isOfficerActive } from "#app/features/officers/reads.server.ts";
import { findSourceLabel } from "#app/features/pages/reads.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { limitConcurrency } from "#lib/concurrency.ts";
import { isSitePath } from "#lib/fields.ts";
import { englishPath, languageOf } from "#lib/languages.ts";
import { pick } from "#lib/pick.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import type { Form } from "#platform/pending-forms/pending-forms.server.ts";
import { receiveForm } from "#platform/pending-forms/received-forms.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { trimFields } from "./check.ts";
import { findConsent } from "./consent.server.ts";
import { messages } from "./definition.server.ts";
import { type FormToken, findMessageOfToken, formSecret, linkTokenToMessage, readFormToken, spendFormToken } from "./form-token.server.ts";
import { recordRouting, routeLead } from "./routing.server.ts";
import type { MessageForm } from "./schema.ts";
import { type Circumstances, findSpamSigns } from "./spam.ts";

/** The embedded database shares its thread with the pages. */
const limit = limitConcurrency(2);

type Parts = Pick<Platform, "db" | "config" | "log">;
type ArrivedMessage = Pick<Form, "id" | "arrivedAt"> & { content: MessageForm };

/** If routing decided on one. */
type AssignedOfficerId = number | null;

/** Stores a message and its mails in one commit, once however often it is retried. Suspected spam is stored too, as held. */
export function storeMessage(parts: Parts, form: ArrivedMessage, isOverLimit = false): Promise<AssignedOfficerId> {
  return limit(async () => {
    await setImmediate();
    return store(parts, form, isOverLimit);
  });
}

async function store(parts: Parts, { id, arrivedAt, content }: ArrivedMessage, isOverLimit: boolean): Promise<AssignedOfficerId> {
  const { db, config, log } = parts;
  const { input, formToken, clientHints } = content;
  const { language, kind, replyBy, pageLanguage = language } = input;
  const values = trimFields(input);
  const settings = await readSettings(db, pageLanguage, log);
  const token = readFormToken(await formSecret(db), formToken, arrivedAt.getTime());
  const consent = await findConsent(db, { kind, replyBy, consentVersion: input.consentVersion, language: pageLanguage }, settings);
  const page = isSitePath(input.page) ? input.page : "";
  const label = await findSourceLabel(db, englishPath(page), languageOf(page));
  const outcome = await db.transaction(async (tx) => {
    if (!(await receiveForm(tx, id))) return undefined;
    const earlierMessageId = token && (await spendFormToken(tx, token));
    const repeated = token && (await findRepeated(tx, token, earlierMessageId, { ...values, kind, replyBy }));
    if (repeated) {
      // The code that the first response showed may not have been seen.
      if (input.codeHash !== "") await addCode(tx, input.codeHash, repeated.contactMessageId, arrivedAt);
      if (earlierMessageId === undefined) await linkTokenToMessage(tx, token, repeated.contactMessageId);
      return { ...pick(repeated, ["contactMessageId", "state", "assignedOfficerId"]), isRepeated: true };
    }
    const tokenState = judgeToken(formToken, token, earlierMessageId !== undefined);
    const asksForPhone = kind === "form";
    const heldReason = findSpamSigns(values, { honeypot: input.website, token: tokenState, isOverLimit, asksForPhone });
    // A lead for an officer who has left goes to the office.
    const loanOfficerId = input.loanOfficerId !== null && (await isOfficerActive(tx, input.loanOfficerId)) ? input.loanOfficerId : null;
    const lead = { language, pageOfficerId: loanOfficerId, homeState: input.homeState, product: productOfPage(page) };
    // Suspected spam is not assigned, and uses up no officer's turn, until staff release it.
    const assignment = heldReason === "" ? { ...(await routeLead(tx, lead, new Date())), ...dueTimes(settings, arrivedAt) } : {};
    const { contactMessageId, state, assignedOfficerId } = await messages.create(
      tx,
      {
        ...values,
        kind,
        replyBy,
        createdAt: arrivedAt,
        service: input.service || "Contact Us",
        language,
        page,
        homeState: lead.homeState,
        product: lead.product,
        callTime: input.callTime,
        campaign: { ...(label && { label }), ...cleanCampaign(input.campaign) },
        loanOfficerId,
        ...assignment,
        consent,
        clientHints,
        state: heldReason === "" ? "new" : "held",
        heldReason,
      },
      visitor,
    );
    if (input.codeHash !== "") await addCode(tx, input.codeHash, contactMessageId, arrivedAt);
    if (token && earlierMessageId === undefined) await linkTokenToMessage(tx, token, contactMessageId);
    await recordRouting(tx, contactMessageId, assignment);
    if (state === "new") await queueArrivalMails(tx, contactMessageId, mailDomain(config));
    return { contactMessageId, state, assignedOfficerId, isRepeated: false };
  });
  if (!outcome) return null;
  announceMail();
  const { contactMessageId, state, assignedOfficerId, isRepeated } = outcome;
  log.info({ contactMessageId, state, language }, "A visitor's message was stored");
  if (kind !== "form" && state === "new" && !isRepeated) await countQuestion({ db, log }, input, arrivedAt);
  return assignedOfficerId;
}

type Compared = Pick<typeof contactMessages.$inferSelect, "email" | "phone" | "message" | "kind" | "replyBy">;

/**
 * A form that was sent twice is one message: by a double click or a repeated request, with the same token; by reloading the
 * response, with the token that the response gave out.
 */
async function findRepeated(tx: Db, { previousNonce }: FormToken, earlierMessageId: number | undefined, sent: Compared) {
  const id = earlierMessageId ?? (previousNonce && (await findMessageOfToken(tx, previousNonce)));
  const earlier = id ? await messages.find(tx, id) : undefined;
  const isSame = (name: keyof Compared) => earlier?.[name] === sent[name];
  return isSame("email") && isSame("phone") && isSame("message") && isSame("kind") && isSame("replyBy") ? earlier : undefined;
}

function judgeToken(text: string, token: FormToken | undefined, reused: boolean): Circumstances["token"] {
  if (text === "") return { kind: "none" };
  if (!token) return { kind: "forged" };
  return reused ? { kind: "reused" } : { kind: "ours", ageMs: token.ageMs };
}
