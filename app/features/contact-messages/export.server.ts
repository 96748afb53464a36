import { campaignLine } from "#lib/campaign.ts";
import { csvHeader, csvRow } from "#lib/csv.ts";
import type { Db } from "#platform/database/db.server.ts";
import { messagesForExport } from "./inbox.server.ts";
import type { InboxFilter } from "./schema.ts";

const header = [
  "Id",
  "Received",
  "Name",
  "Email",
  "Phone",
  "Service",
  "Message",
  "Call",
  "Language",
  "Page",
  "Campaign",
  "State",
  "Officer",
  "Notes",
  "Consent to calls and texts",
  "Do not",
];

export async function exportMessages(db: Db, filter: InboxFilter): Promise<{ csv: string; count: number }> {
  let csv = csvHeader(header);
  let count = 0;
  for await (const messages of messagesForExport(db, filter)) {
    csv += messages.map((message) => csvRow(cellsOf(message))).join("");
    count += messages.length;
  }
  return { csv, count };
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
    message.consent ? "yes" : "no",
    message.optOuts.join(" "),
  ];
}
