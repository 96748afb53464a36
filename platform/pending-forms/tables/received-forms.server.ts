import { pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** Which forms have been stored, so that one that waited on a node's disk, or was given up on half way, is not stored again. */
export const receivedForms = pgTable("received_forms", { formId: uuid().primaryKey(), storedAt: instant().notNull().defaultNow() });
