import { toCsv } from "#lib/csv.ts";
import type { Db } from "#platform/database/db.server.ts";
import { messagesForExport } from "./inbox.server.ts";
import type { InboxFilter } from "./schema.ts";

const header = ["Id", "Received", "Name", "Email", "Phone", "Service", "Message", "Language", "Page", "State", "Officer", "Notes"];

export async function exportMessages(db: Db, filter: InboxFilter): Promise<{ csv: string; count: number }> {
  const messages = await messagesForExport(db, filter);
  const rows = messages.map((message) => [
    String(message.contactMessageId),
    message.createdAt.toISOString(),
    message.name,
    message.email,
    message.phone,
    message.service,
    message.message,
    message.language,
    message.page,
    message.state,
    message.officerName ?? "",
    message.notes,
  ]);
  return { csv: toCsv(header, rows), count: rows.length };
}
