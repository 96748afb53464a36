import { pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** Which forms have been stored, so that none is stored twice. */
export const receivedForms = pgTable("received_forms", { formId: uuid().primaryKey(), storedAt: instant().notNull().defaultNow() });
