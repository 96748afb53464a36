import { csvHeader, csvRow } from "#lib/csv.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import type { Db } from "#platform/database/db.server.ts";
import { describeFacts } from "./audit-facts.ts";
import type { AuditFilter } from "./schema.ts";
import { type DescribedEvent, streamAuditEvents } from "./service.server.ts";

const header: LocalizedText[] = [
  { en: "Id", es: "Id" },
  { en: "When (UTC)", es: "Cuándo (UTC)" },
  { en: "Who", es: "Quién" },
  { en: "User id", es: "Id de la cuenta" },
  { en: "What", es: "Qué" },
  { en: "Action", es: "Acción" },
  { en: "Subject", es: "Objeto" },
  { en: "From where", es: "Desde dónde" },
  { en: "Detail", es: "Detalle" },
];

const cellsOf = (event: DescribedEvent) => [
  String(event.auditEventId),
  event.at.toISOString(),
  event.who,
  String(event.userId ?? ""),
  event.sentence,
  event.action,
  event.subject ?? "",
  event.clientAddress ?? "",
  describeFacts(event.detail),
];

/** Streams the events, reading from the database only as fast as the client takes them. */
export function auditCsv(db: Db, filter: AuditFilter): ReadableStream<Uint8Array> {
  const batches = streamAuditEvents(db, filter);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvHeader(header.map(localize)))),
    pull: async (controller) => {
      const { value: events, done } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(events.map((event) => csvRow(cellsOf(event))).join("")));
    },
    cancel: async () => {
      await batches.return(undefined);
    },
  });
}
