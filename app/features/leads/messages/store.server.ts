import { setImmediate } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { cleanCampaign } from "#app/features/leads/campaign.ts";
import { productOfPage } from "#app/features/leads/lead-product.ts";
import type { LeadState } from "#app/features/leads/lead-states.ts";
import { queueArrivalMails } from "#app/features/leads/mails/arrival-mails.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { isOfficerActive } from "#app/features/officers/reads.server.ts";
import { shownConsent } from "#app/features/settings/consent.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { limitConcurrency } from "#lib/concurrency.ts";
import { isSitePath } from "#lib/fields.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import type { Form } from "#platform/pending-forms/pending-forms.server.ts";
import { receiveForm } from "#platform/pending-forms/received-forms.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { waitingFrom } from "./answer-due.server.ts";
import { type ContactValues, fieldsIn } from "./check.ts";
import { contactMessageDefinition } from "./definition.server.ts";
import { type FormToken, formSecret, keepTokensMessage, pruneFormTokens, readFormToken, spendFormToken } from "./form-token.server.ts";
import { recordRouting, routeLead } from "./routing.server.ts";
import type { MessageForm } from "./schema.ts";
import { type Circumstances, suspicion } from "./spam.ts";

const messages = contentStore(contactMessageDefinition);
const visitor = { userId: null };

/** The embedded database works in this thread: between messages, pages get their turn. */
const inTurn = limitConcurrency(2);

type Outcome = { contactMessageId: number; state: LeadState };
type Parts = Pick<Platform, "db" | "config" | "log">;
type ArrivedMessage = Pick<Form, "id" | "arrivedAt"> & { content: MessageForm };

/**
 * Stores a visitor's message and its mails in one commit, once however often it is tried. What looks like spam is stored too, and waits
 * for staff.
 */
export function storeMessage(parts: Parts, form: ArrivedMessage, isOverLimit = false): Promise<void> {
  return inTurn(async () => {
    await setImmediate();
    await store(parts, form, isOverLimit);
  });
}

async function store({ db, config, log }: Parts, { id, arrivedAt, content }: ArrivedMessage, isOverLimit: boolean): Promise<void> {
  const { input, formToken, clientHints } = content;
  const { language } = input;
  const values = fieldsIn(input);
  const settings = await readSettings(db, language, log);
  await pruneFormTokens(db);
  const token = readFormToken(await formSecret(db), formToken, arrivedAt.getTime());
  const consent = await shownConsent(db, input.consentVersion, language, {
    key: "legal.consent",
    today: settings["legal.consent"],
  });
  const outcome = await db.transaction(async (tx) => {
    if (!(await receiveForm(tx, id))) return undefined;
    const earlierMessageId = token && (await spendFormToken(tx, token));
    const repeatedMessage = earlierMessageId ? await findSame(tx, earlierMessageId, values) : undefined;
    if (repeatedMessage) return repeatedMessage;
    const formTokenStanding = tokenStanding(formToken, token, earlierMessageId !== undefined);
    const heldReason = suspicion(values, { honeypot: input.website, token: formTokenStanding, isOverLimit });
    // A lead is never lost over an officer who has left: it goes to the office.
    const loanOfficerId = input.loanOfficerId !== null && (await isOfficerActive(tx, input.loanOfficerId)) ? input.loanOfficerId : null;
    const page = isSitePath(input.page) ? input.page : "";
    const lead = { language, pageOfficerId: loanOfficerId, homeState: input.homeState, product: productOfPage(page) };
    // What looks like spam is given to nobody, and takes nobody's turn, until someone says that it is none.
    const assignment = heldReason === "" ? { ...(await routeLead(tx, lead, new Date())), ...waitingFrom(settings, arrivedAt) } : {};
    const { contactMessageId, state } = await messages.create(
      tx,
      {
        ...values,
        createdAt: arrivedAt,
        service: input.service || "Contact Us",
        language,
        page,
        homeState: lead.homeState,
        product: lead.product,
        callTime: input.callTime,
        campaign: cleanCampaign(input.campaign),
        loanOfficerId,
        ...assignment,
        consent,
        clientHints,
        state: heldReason === "" ? "new" : "held",
        heldReason,
      },
      visitor,
    );
    if (token && earlierMessageId === undefined) await keepTokensMessage(tx, token, contactMessageId);
    await recordRouting(tx, contactMessageId, assignment);
    if (state === "new") await queueArrivalMails(tx, contactMessageId, mailDomain(config));
    return { contactMessageId, state };
  });
  if (!outcome) return;
  announceMail();
  log.info({ ...outcome, language }, "A visitor's message was stored");
}

function tokenStanding(text: string, token: FormToken | undefined, reused: boolean): Circumstances["token"] {
  if (text === "") return { kind: "none" };
  if (!token) return { kind: "forged" };
  return reused ? { kind: "reused" } : { kind: "ours", ageMs: token.ageMs };
}

/** A form that was sent twice, by a double click or a repeated request, is one message. */
async function findSame(tx: Db, contactMessageId: number, { email, message }: ContactValues): Promise<Outcome | undefined> {
  const [sameMessage] = await tx
    .select({ contactMessageId: contactMessages.contactMessageId, state: contactMessages.state })
    .from(contactMessages)
    .where(
      and(eq(contactMessages.contactMessageId, contactMessageId), eq(contactMessages.email, email), eq(contactMessages.message, message)),
    );
  return sameMessage;
}
