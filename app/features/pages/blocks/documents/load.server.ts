import { listDocuments } from "#app/features/documents/reads.server.ts";
import { loadEach } from "#app/features/pages/blocks/load-each.server.ts";
import { officeDay } from "#lib/dates.ts";
import { kind } from "./schema.ts";

export const load = loadEach(kind, ({ db }, { documents }, { language }) => listDocuments(db, documents, language, officeDay(new Date())));
