import { setImmediate } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { shownConsent } from "#app/features/web-resources/consent.server.ts";
import { readSettings } from "#app/features/web-resources/settings.server.ts";
import { contactMessages } from "#db/tables/contact-messages.server.ts";
import { loanOfficers } from "#db/tables/loan-officers.server.ts";
import { cleanCampaign } from "#lib/campaign.ts";
import { limitConcurrency } from "#lib/concurrency.ts";
import { AppError } from "#lib/errors.ts";
import { isSitePath } from "#lib/fields.ts";
import { productOfPage } from "#lib/lead-product.ts";
import type { LeadState } from "#lib/lead-states.ts";
import { trimBlanks } from "#lib/trim-blanks.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { waitingFrom } from "./answer-due.server.ts";
import { queueArrivalMails } from "./arrival-mails.server.ts";
import { type ContactValues, checkContact } from "./check.ts";
import { contactMessageDefinition } from "./definition.server.ts";
import { formTokenIn } from "./form-cookie.server.ts";
import { type FormToken, formSecret, keepTokensMessage, pruneFormTokens, readFormToken, spendFormToken } from "./form-token.server.ts";
import { countMessage } from "./limits.server.ts";
import { recordRouting, routeLead } from "./routing.server.ts";
import type { ContactMessageInput } from "./schema.ts";
import { type Circumstances, suspicion } from "./spam.ts";

const messages = contentStore(contactMessageDefinition);
const visitor = { userId: null };

/** The embedded database works in this thread: between messages, pages get their turn. */
const inTurn = limitConcurrency(2);

type Arrival = { clientAddress: string; headers: Headers };
type Outcome = { contactMessageId: number; state: LeadState };

/** Stores a visitor's message and its mails in one commit. What looks like spam is stored too, and waits for staff. */
export async function sendContactMessage(
  { db, config, log }: Pick<Platform, "db" | "config" | "log">,
  input: ContactMessageInput,
  { clientAddress, headers }: Arrival,
): Promise<Outcome> {
  const { language } = input;
  const values = trimFields(input);
  const mistakes = checkContact(values, language);
  if (mistakes) throw AppError.withText("invalid", mistakes.message, { fields: mistakes.fields });
  // Before anything else asks the database: a flood must not reach it.
  await countMessage(db, clientAddress, values.email, language);
  return inTurn(async () => {
    await setImmediate();
    return store({ db, config, log }, input, values, { clientAddress, headers });
  });
}

async function store(
  { db, config, log }: Pick<Platform, "db" | "config" | "log">,
  input: ContactMessageInput,
  values: ContactValues,
  { clientAddress, headers }: Arrival,
): Promise<Outcome> {
  const { language } = input;
  const settings = await readSettings(db, language, log);
  await pruneFormTokens(db);
  const tokenText = formTokenIn(headers.get("cookie"));
  const token = readFormToken(await formSecret(db), tokenText);
  const consent = await shownConsent(db, input.consentVersion, language, {
    key: "legal.consent",
    today: settings["legal.consent"],
  });
  const outcome = await db.transaction(async (tx) => {
    const earlierMessageId = token && (await spendFormToken(tx, token));
    const repeatedMessage = earlierMessageId ? await findSame(tx, earlierMessageId, values) : undefined;
    if (repeatedMessage) return repeatedMessage;
    const circumstances = { honeypot: input.website, token: tokenStanding(tokenText, token, earlierMessageId !== undefined) };
    const heldReason = suspicion(values, circumstances);
    const loanOfficerId = await activeOfficer(tx, input.loanOfficerId);
    const page = isSitePath(input.page) ? input.page : "";
    const lead = { language, pageOfficerId: loanOfficerId, homeState: input.homeState, product: productOfPage(page) };
    // What looks like spam is given to nobody, and takes nobody's turn, until someone says that it is none.
    const now = new Date();
    const assignment = heldReason === "" ? { ...(await routeLead(tx, lead, now)), ...waitingFrom(settings, now) } : {};
    const { contactMessageId, state } = await messages.create(
      tx,
      {
        ...values,
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
        clientHints: clientHints(headers, clientAddress),
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
  announceMail();
  log.info({ ...outcome, language }, "A visitor's message was stored");
  return outcome;
}

function trimFields({ name, email, phone, message }: ContactMessageInput): ContactValues {
  // Line breaks in these are an attack, not a slip: they stay, to be refused.
  return {
    name: trimBlanks(name),
    email: trimBlanks(email),
    phone: trimBlanks(phone),
    message: message.replaceAll("\r\n", "\n").trim(),
  };
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

/** A lead is never lost over an officer who has left: it goes to the office. */
async function activeOfficer(tx: Db, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const [officer] = await tx
    .select({ id: loanOfficers.loanOfficerId })
    .from(loanOfficers)
    .where(and(eq(loanOfficers.loanOfficerId, id), eq(loanOfficers.isActive, true)));
  return officer?.id ?? null;
}

function clientHints(headers: Headers, address: string): Record<string, string> {
  const names = { userAgent: "user-agent", languages: "accept-language", platform: "sec-ch-ua-platform", mobile: "sec-ch-ua-mobile" };
  const hints = Object.entries(names).map(([name, header]) => [name, (headers.get(header) ?? "").slice(0, 300)]);
  return Object.fromEntries([...hints, ["address", address]].filter(([, value]) => value !== ""));
}
