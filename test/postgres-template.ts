/** The migrated database that test files on Postgres are copied from. */
export const postgresTemplate = "umbral_template";
