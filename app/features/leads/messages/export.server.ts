import { campaignLine } from "#app/features/leads/campaign.ts";
import { channelsAgreedTo } from "#app/features/leads/consent-channels.ts";
import { csvHeader, csvRow } from "#lib/csv.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import type { Db } from "#platform/database/db.server.ts";
import { messagesForExport } from "./inbox.server.ts";
import type { InboxFilter } from "./schema.ts";

const header: LocalizedText[] = [
  { en: "Id", es: "Id" },
  { en: "Received", es: "Recibido" },
  { en: "Name", es: "Nombre" },
  { en: "Email", es: "Correo electrónico" },
  { en: "Phone", es: "Teléfono" },
  { en: "Service", es: "Servicio" },
  { en: "Message", es: "Mensaje" },
  { en: "Call", es: "Llamada" },
  { en: "Language", es: "Idioma" },
  { en: "Page", es: "Página" },
  { en: "Campaign", es: "Campaña" },
  { en: "Stage", es: "Etapa" },
  { en: "Officer", es: "Oficial" },
  { en: "Notes", es: "Notas" },
  { en: "Agreed to", es: "Aceptó" },
  { en: "Consent shown", es: "Consentimiento mostrado" },
  { en: "Do not", es: "No contactar por" },
];

export async function exportMessages(db: Db, filter: InboxFilter): Promise<{ csv: string; ids: number[] }> {
  let csv = csvHeader(header.map(localize));
  const ids: number[] = [];
  for await (const messages of messagesForExport(db, filter)) {
    csv += messages.map((message) => csvRow(cellsOf(message))).join("");
    ids.push(...messages.map(({ contactMessageId }) => contactMessageId));
  }
  return { csv, ids };
}

type ExportedMessage = ReturnType<typeof messagesForExport> extends AsyncGenerator<Array<infer Message>> ? Message : never;

function cellsOf(message: ExportedMessage): string[] {
  return [
    String(message.contactMessageId),
    message.createdAt.toISOString(),
    message.name,
    message.email,
    message.phone,
    message.service,
    message.message,
    message.callTime,
    message.language,
    message.page,
    campaignLine(message.campaign),
    message.state,
    message.officerName ?? "",
    message.notes,
    channelsAgreedTo(message.consent).join(" "),
    message.consent?.text ?? "",
    message.optOuts.join(" "),
  ];
}
