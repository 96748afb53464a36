/** The folder of a Postgres server's programs, where one is installed. */
export function postgresPrograms(): string | undefined;
