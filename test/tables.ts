import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";

const modules = import.meta.glob<Record<string, unknown>>("/{app,db,platform}/**/tables/*.server.ts", { eager: true });

/** Every table of the product. */
export const allTables = Object.values(modules).flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
