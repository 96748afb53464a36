import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import { shownConsent } from "#app/features/settings/consent.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { AppError } from "#lib/errors.ts";
import { isSitePath } from "#lib/fields.ts";
import { searchTextOf } from "#lib/search-text.ts";
import { languages } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isUnavailable } from "#platform/database/errors.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail, queueMail } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { addressIn } from "./address.ts";
import { countSignUp } from "./limits.server.ts";
import { confirmationMail, subscribedAlreadyMail } from "./mails/mail-kinds.server.ts";
import { subscriberSubject } from "./noun.ts";
import { subscribers } from "./tables/newsletter.server.ts";
import { newsletterTexts } from "./texts/newsletter.ts";

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

type Parts = Pick<Platform, "db" | "config" | "log" | "availability">;

/**
 * Stores an unconfirmed subscriber and mails a confirmation link; refuses while the database is unavailable. The response never reveals
 * whether the address was known before.
 */
export async function signUp(parts: Parts, input: SignUp, clientAddress: string, now = new Date()): Promise<void> {
  const { language } = input;
  const email = addressIn(input.email);
  if (email === undefined) {
    const message = newsletterTexts[language].invalidEmail;
    throw AppError.withText("invalid", message, { fields: [{ field: "email", message }] });
  }
  // Only programs fill in the hidden field; they get the same response as people.
  if (input.homepage !== "") return;
  const refusal = () => AppError.withText("unavailable", newsletterTexts[language].cannotTake, { retryAfter: 60 });
  if (parts.availability.condition !== "available") throw refusal();
  try {
    await countSignUp(parts.db, clientAddress, email, language, now);
    await storeSignUp(parts, input, { email, clientAddress, now });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    parts.log.warn({ err: error }, "A newsletter sign-up was refused because the database is unavailable");
    throw refusal();
  }
}

type Arrival = { email: string; clientAddress: string; now: Date };

async function storeSignUp({ db, config, log }: Parts, input: SignUp, { email, clientAddress, now }: Arrival): Promise<void> {
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
    const values = { email, ...consent, searchText: searchTextOf([email]) };
    const [added] = await tx.insert(subscribers).values(values).onConflictDoNothing().returning();
    const subscriber = added ?? (await lockSubscriber(tx, email));
    // Erased between the two statements.
    if (!subscriber) return undefined;
    const id = subscriber.newsletterSubscriberId;
    if (subscriber.state === "subscribed") await remindOnce(tx, id, domain, now);
    else {
      // An address that was unsubscribed or bounced stays so until its owner confirms.
      if (!added) await tx.update(subscribers).set(consent).where(eq(subscribers.newsletterSubscriberId, id));
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
    .from(subscribers)
    .where(eq(sql`lower(${subscribers.email})`, email))
    .for("update");
  return row;
}

/** At most one mail a day says that there is no need to sign up again. */
async function remindOnce(tx: Db, id: number, domain: string, now: Date): Promise<void> {
  const { newsletterSubscriberId, remindedAt } = subscribers;
  const [reminded] = await tx
    .update(subscribers)
    .set({ remindedAt: now })
    .where(and(eq(newsletterSubscriberId, id), or(isNull(remindedAt), lt(remindedAt, new Date(now.getTime() - dayMs)))))
    .returning({ id: newsletterSubscriberId });
  if (reminded) await queueMail(tx, subscribedAlreadyMail, { newsletterSubscriberId: id }, { domain, subject: subscriberSubject(id) });
}
