import { setImmediate } from "node:timers/promises";
import { and, desc, eq, lt, type SQL } from "drizzle-orm";
import { csvHeader, csvRow } from "#lib/csv.ts";
import { AppError } from "#lib/errors.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import { offsetOf, type Paging, totalsOf } from "#platform/api/paging.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { deleteMailAbout } from "#platform/mail/outbox.server.ts";
import { countStates } from "./newsletter-metrics.server.ts";
import { subscriberSubject } from "./noun.ts";
import { subscriberStates } from "./states.ts";
import type { SubscriberFilter } from "./subscriber-list.ts";
import { subscribers } from "./tables/newsletter.server.ts";
import { unsubscribe } from "./unsubscription.server.ts";

type Filter = { filterKey: string; state: SubscriberFilter };
type Author = { userId: number; clientAddress?: string };

const { newsletterSubscriberId: id, state } = subscribers;

function subscriberCondition(filter: Filter): SQL | undefined {
  return and(filter.state === "all" ? undefined : eq(state, filter.state), hasWords(subscribers.searchText, filter.filterKey));
}

export async function listSubscribers(db: Db, filter: Filter, paging: Paging) {
  const condition = subscriberCondition(filter);
  const rows = await db.select().from(subscribers).where(condition).orderBy(desc(id)).limit(paging.pageSize).offset(offsetOf(paging));
  const listed = rows.map(({ searchText: _, confirmTokenHashes: _hashes, confirmExpiresAt: _expires, ...subscriber }) => subscriber);
  return { rows: listed, ...(await totalsOf(db, subscribers, condition, paging, rows.length)) };
}

export const countSubscribers = (db: Db) => countStates(db, subscribers, state, subscriberStates);

async function lockSubscriber(tx: Db, subscriberId: number) {
  const [row] = await tx.select().from(subscribers).where(eq(id, subscriberId)).for("update");
  if (!row)
    throw new AppError("notFound", { en: `Subscriber ${subscriberId} does not exist`, es: `No se encontró el suscriptor ${subscriberId}` });
}

/** For people who ask by phone. */
export async function unsubscribeByStaff(db: Db, subscriberId: number, { userId, clientAddress }: Author): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSubscriber(tx, subscriberId);
    await unsubscribe(tx, subscriberId);
    await recordAudit(tx, { action: "newsletter.unsubscribe", userId, clientAddress, subject: subscriberSubject(subscriberId) });
  });
}

export async function deleteSubscriber(db: Db, subscriberId: number, { userId, clientAddress }: Author): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSubscriber(tx, subscriberId);
    await tx.delete(subscribers).where(eq(id, subscriberId));
    await deleteMailAbout(tx, subscriberSubject(subscriberId));
    await recordAudit(tx, { action: "newsletter.delete", userId, clientAddress, subject: subscriberSubject(subscriberId) });
  });
}

const exportLimit = 50_000;
/** The embedded database works in this thread: so many at once, and others get their turn in between. */
const exportedAtOnce = 500;
const header: LocalizedText[] = [
  { en: "Email", es: "Correo electrónico" },
  { en: "Name", es: "Nombre" },
  { en: "Language", es: "Idioma" },
  { en: "Status", es: "Estado" },
  { en: "Agreed", es: "Fecha del consentimiento" },
  { en: "Agreed to", es: "Consentimiento" },
  { en: "Page", es: "Página" },
  { en: "Confirmed", es: "Confirmado" },
  { en: "Unsubscribed", es: "Suscripción cancelada" },
  { en: "Bounces", es: "Rebotes" },
  { en: "Imported from", es: "Importado de" },
];

export async function exportSubscribers(db: Db, filter: Filter): Promise<{ csv: string; ids: number[] }> {
  let csv = csvHeader(header.map(localize));
  const ids: number[] = [];
  let before: number | undefined;
  while (ids.length < exportLimit) {
    const rows = await db
      .select()
      .from(subscribers)
      .where(and(subscriberCondition(filter), before === undefined ? undefined : lt(id, before)))
      .orderBy(desc(id))
      .limit(exportedAtOnce);
    csv += rows.map((row) => csvRow(cellsOf(row))).join("");
    ids.push(...rows.map((row) => row.newsletterSubscriberId));
    before = rows.at(-1)?.newsletterSubscriberId;
    if (rows.length < exportedAtOnce) break;
    await setImmediate();
  }
  return { csv, ids };
}

const instantOf = (at: Date | null) => at?.toISOString() ?? "";

function cellsOf(row: typeof subscribers.$inferSelect): string[] {
  return [
    row.email,
    row.name,
    row.language,
    row.state,
    instantOf(row.consentAt),
    row.consent?.text ?? "",
    row.consentPage,
    instantOf(row.confirmedAt),
    instantOf(row.unsubscribedAt),
    String(row.bounceCount),
    row.importSource,
  ];
}
