import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import { shownConsent } from "#app/features/web-resources/consent.server.ts";
import { readSettings } from "#app/features/web-resources/settings.server.ts";
import { newsletterTexts } from "#app/messages/newsletter.ts";
import { newsletterSubscribers } from "#db/tables/newsletter-subscribers.server.ts";
import { AppError } from "#lib/errors.ts";
import { isSitePath } from "#lib/fields.ts";
import { searchTextOf } from "#lib/search-text.ts";
import { languages } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { LimitReached } from "#platform/limits/limits.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail, queueMail } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { receiveForm } from "#platform/spool/received-forms.server.ts";
import { type Form, SpoolRefusal } from "#platform/spool/spool.server.ts";
import { storeOrSpool } from "#platform/spool/store-or-spool.server.ts";
import { addressIn } from "./address.ts";
import { countMail, countSignUp, countSpooledSignUp } from "./limits.server.ts";
import { confirmationMail, subscribedAlreadyMail } from "./mail-kinds.server.ts";
import { subscriberSubject } from "./noun.ts";

const text = (max: number) => z.string().max(max).catch("");

/** The form as it arrives. */
export const signUpInput = z.object({
  email: text(2_000),
  language: z.enum(languages).catch("en"),
  page: text(300),
  /** Names the wording beside the button when the visitor pressed it. */
  consentVersion: text(40),
  /** A field that people do not see and leave empty. */
  homepage: text(2_000),
});

export type SignUp = z.infer<typeof signUpInput>;

const dayMs = 24 * 60 * 60 * 1000;

/** Names these forms in the spool, where a version to come may find them. */
export const signUpFormKind = "newsletterSignUp";

const signUpForm = z.object({ input: signUpInput, clientAddress: z.string() });

type Parts = Pick<Platform, "db" | "config" | "log">;

/**
 * Takes note of who wants the newsletter and asks them by mail whether they do; while the database is away, later. Nobody learns from
 * the answer whether an address was known before.
 */
export async function signUp(
  parts: Parts & Pick<Platform, "availability" | "spool">,
  input: SignUp,
  clientAddress: string,
  now = new Date(),
): Promise<void> {
  const { language } = input;
  const email = addressIn(input.email);
  if (email === undefined) {
    const message = newsletterTexts[language].invalidEmail;
    throw AppError.withText("invalid", message, { fields: [{ field: "email", message }] });
  }
  // Whoever fills in what nobody sees is a program; it is told the same as everyone.
  if (input.homepage !== "") return;
  const form = { id: randomUUID(), kind: signUpFormKind, arrivedAt: now, content: { input, clientAddress } };
  await storeOrSpool(parts, form, {
    store: async () => {
      await countSignUp(parts.db, clientAddress, email, language, now);
      await storeSignUp(parts, form, email);
    },
    admit: () => countSpooledSignUp(clientAddress, email, language, now),
  }).catch((error: unknown) => {
    if (!(error instanceof SpoolRefusal)) throw error;
    parts.log.error({ err: error }, "A sign-up could not be taken");
    throw AppError.withText("unavailable", newsletterTexts[language].cannotTake, { retryAfter: 60 });
  });
}

/** Stores what this node took while the database was away. */
export async function storeSpooledSignUp(parts: Parts, { id, arrivedAt, content }: Form): Promise<void> {
  const { input, clientAddress } = signUpForm.parse(content);
  const email = addressIn(input.email);
  if (email === undefined) throw new Error("A sign-up without an address");
  const arrivedSignUp = { id, arrivedAt, content: { input, clientAddress } };
  // Counted with what it stores or not at all: an attempt that the database gave up at must not use up the mails of an address.
  await storeSignUp(parts, arrivedSignUp, email, (tx) => countMail(tx, email, arrivedAt)).catch((error: unknown) => {
    if (!(error instanceof LimitReached)) throw error;
  });
}

type ArrivedSignUp = Pick<Form, "id" | "arrivedAt"> & { content: z.infer<typeof signUpForm> };

async function storeSignUp(
  { db, config, log }: Parts,
  { id: formId, arrivedAt: now, content }: ArrivedSignUp,
  email: string,
  admit: (tx: Db) => Promise<void> = async () => {},
) {
  const { input, clientAddress } = content;
  const { language } = input;
  const settings = await readSettings(db, language, log);
  const wording = { key: "newsletter.consent", today: settings["newsletter.consent"] } as const;
  const consent = {
    language,
    consent: await shownConsent(db, input.consentVersion, language, wording),
    consentAt: now,
    consentAddress: clientAddress,
    consentPage: isSitePath(input.page) ? input.page : "",
  };
  const domain = mailDomain(config);
  const newsletterSubscriberId = await db.transaction(async (tx) => {
    if (!(await receiveForm(tx, formId))) return undefined;
    await admit(tx);
    const values = { email, ...consent, searchText: searchTextOf([email]) };
    const [added] = await tx.insert(newsletterSubscribers).values(values).onConflictDoNothing().returning();
    const subscriber = added ?? (await lockSubscriber(tx, email));
    // Erased between the two statements: nobody is left to write to.
    if (!subscriber) return undefined;
    const id = subscriber.newsletterSubscriberId;
    if (subscriber.state === "subscribed") await remindOnce(tx, id, domain, now);
    else {
      // An address that was unsubscribed or bounced stays so until its owner confirms.
      if (!added) await tx.update(newsletterSubscribers).set(consent).where(eq(newsletterSubscribers.newsletterSubscriberId, id));
      await queueMail(tx, confirmationMail, { newsletterSubscriberId: id }, { domain, subject: subscriberSubject(id) });
    }
    return id;
  });
  announceMail();
  log.info({ newsletterSubscriberId, language }, "Someone signed up for the newsletter");
}

async function lockSubscriber(tx: Db, email: string) {
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(sql`lower(${newsletterSubscribers.email})`, email))
    .for("update");
  return row;
}

/** At most one mail a day says that there is no need to sign up again. */
async function remindOnce(tx: Db, id: number, domain: string, now: Date): Promise<void> {
  const { newsletterSubscriberId, remindedAt } = newsletterSubscribers;
  const [reminded] = await tx
    .update(newsletterSubscribers)
    .set({ remindedAt: now })
    .where(and(eq(newsletterSubscriberId, id), or(isNull(remindedAt), lt(remindedAt, new Date(now.getTime() - dayMs)))))
    .returning({ id: newsletterSubscriberId });
  if (reminded) await queueMail(tx, subscribedAlreadyMail, { newsletterSubscriberId: id }, { domain, subject: subscriberSubject(id) });
}
