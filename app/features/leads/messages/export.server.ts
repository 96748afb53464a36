import { setImmediate } from "node:timers/promises";
import { and, eq, lt } from "drizzle-orm";
import { campaignLine } from "#app/features/leads/campaign.ts";
import { channelsAgreedTo } from "#app/features/leads/consent-channels.ts";
import type { ContactChannel } from "#app/features/leads/opt-outs.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { officerNames } from "#app/features/officers/reads.server.ts";
import { csvHeader, csvRow } from "#lib/csv.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import type { Db } from "#platform/database/db.server.ts";
import { messages } from "./definition.server.ts";
import { addOptOuts, byNewest, messageCondition } from "./inbox.server.ts";
import { listLaterTexts } from "./later-texts.server.ts";
import type { InboxFilter } from "./schema.ts";

type ExportedMessage = Awaited<ReturnType<typeof readPage>>[number] & { optOuts: ContactChannel[]; laterTexts: string };

const columns: Array<[LocalizedText, (message: ExportedMessage) => string]> = [
  [{ en: "Id", es: "Id" }, ({ contactMessageId }) => String(contactMessageId)],
  [{ en: "Received", es: "Recibido" }, ({ createdAt }) => createdAt.toISOString()],
  [{ en: "Name", es: "Nombre" }, ({ name }) => name],
  [{ en: "Email", es: "Correo electrónico" }, ({ email }) => email],
  [{ en: "Phone", es: "Teléfono" }, ({ phone }) => phone],
  [{ en: "Service", es: "Servicio" }, ({ service }) => service],
  [{ en: "Message", es: "Mensaje" }, ({ message }) => message],
  [{ en: "Later messages", es: "Mensajes posteriores" }, ({ laterTexts }) => laterTexts],
  [{ en: "Call", es: "Llamada" }, ({ callTime }) => callTime],
  [{ en: "Kind", es: "Tipo" }, ({ kind }) => kind],
  [{ en: "Answer by", es: "Responder por" }, ({ replyBy }) => replyBy ?? ""],
  [{ en: "Language", es: "Idioma" }, ({ language }) => language],
  [{ en: "Page", es: "Página" }, ({ page }) => page],
  [{ en: "Campaign", es: "Campaña" }, ({ campaign }) => campaignLine(campaign)],
  [{ en: "Stage", es: "Etapa" }, ({ state }) => state],
  [{ en: "Officer", es: "Oficial" }, ({ officerName }) => officerName ?? ""],
  [{ en: "Notes", es: "Notas" }, ({ notes }) => notes],
  [{ en: "Agreed to", es: "Aceptó" }, ({ consent }) => channelsAgreedTo(consent).join(" ")],
  [{ en: "Consent shown", es: "Consentimiento mostrado" }, ({ consent }) => consent?.text ?? ""],
  [{ en: "Do not", es: "No contactar por" }, ({ optOuts }) => optOuts.join(" ")],
];

const exportLimit = 20_000;

/** Small, because the embedded database shares its thread with the pages. */
const pageSize = 200;

export async function exportMessages(db: Db, filter: InboxFilter): Promise<{ csv: string; ids: number[] }> {
  let csv = csvHeader(columns.map(([header]) => localize(header)));
  const ids: number[] = [];
  for await (const rows of messagesForExport(db, filter)) {
    csv += rows.map((message) => csvRow(columns.map(([, cellOf]) => cellOf(message)))).join("");
    ids.push(...rows.flatMap(({ contactMessageId, mergedIds }) => [contactMessageId, ...mergedIds]));
  }
  return { csv, ids };
}

export async function* messagesForExport(db: Db, filter: InboxFilter) {
  let before: number | undefined;
  for (let count = 0; count < exportLimit; count += pageSize) {
    const rows = await addLaterTexts(db, await addOptOuts(db, await readPage(db, filter, before)));
    yield rows;
    before = rows.at(-1)?.contactMessageId;
    if (rows.length < pageSize) return;
    await setImmediate();
  }
}

async function addLaterTexts<Row extends { contactMessageId: number }>(db: Db, rows: Row[]) {
  const texts = Map.groupBy(
    await listLaterTexts(
      db,
      rows.map(({ contactMessageId }) => contactMessageId),
    ),
    ({ threadId }) => threadId,
  );
  return rows.map((row) => {
    const later = texts.get(row.contactMessageId) ?? [];
    const mergedIds = [...new Set(later.map(({ messageId }) => messageId))].filter((id) => id !== row.contactMessageId);
    return { ...row, laterTexts: later.map(({ text }) => text).join("\n\n"), mergedIds };
  });
}

function readPage(db: Db, filter: InboxFilter, before: number | undefined) {
  const officers = officerNames(db);
  return db
    .select({ ...messages.columns, officerName: officers.officerName })
    .from(contactMessages)
    .leftJoin(officers, eq(officers.loanOfficerId, contactMessages.assignedOfficerId))
    .where(and(messageCondition(db, filter, "all"), before === undefined ? undefined : lt(contactMessages.contactMessageId, before)))
    .orderBy(byNewest)
    .limit(pageSize);
}
