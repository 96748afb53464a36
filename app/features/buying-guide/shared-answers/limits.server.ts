import { oncePerObject } from "#lib/once-per-object.ts";
import type { Db } from "#platform/database/db.server.ts";
import { createAddressLimit } from "#platform/limits/address-limits.server.ts";
import { createLimiter } from "#platform/limits/limits.server.ts";
import { fixedWindow } from "#platform/limits/policy.server.ts";
import { takeOrRefuse } from "#platform/limits/refusal.server.ts";

const second = 1_000;
const minute = 60 * second;

const perClient = createAddressLimit("sharedAnswers.client", 10, (scope, points) => fixedWindow(scope, points, 60 * minute));
const overall = fixedWindow("sharedAnswers.all", 30, 10 * second);
const perReader = fixedWindow("sharedAnswers.reader", 20, 15 * minute);

const limiterOf = oncePerObject(createLimiter);

/** After the form's token is checked. The overall limit comes second, so that one address cannot use it up for all. */
export async function countShare(db: Db, clientAddress: string, now: Date): Promise<void> {
  await takeOrRefuse(limiterOf(db), perClient.limitsOf(clientAddress), now, {
    en: "Several codes were made from your connection in a short time. Please try again in an hour, or print the page without a code.",
    es: "Desde su conexión se pidieron varios códigos en poco tiempo. Inténtelo de nuevo en una hora o imprima la hoja sin código.",
  });
  await takeOrRefuse(limiterOf(db), [{ policy: overall, by: [] }], now, {
    en: "Many people are asking for codes right now. Please try again in a minute, or print the page without a code.",
    es: "En este momento muchas personas están pidiendo códigos. Inténtelo de nuevo en un minuto o imprima la hoja sin código.",
  });
}

/** Before the code is looked up, per person, regardless of the address. */
export const countLookup = (db: Db, userId: number, now: Date) =>
  takeOrRefuse(limiterOf(db), [{ policy: perReader, by: [String(userId)] }], now, {
    en: "Too many codes in a short time. Please wait a few minutes.",
    es: "Demasiados códigos en poco tiempo. Espere unos minutos.",
  });
