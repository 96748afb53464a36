export type TemporaryPostgres = { url: string; crash: () => Promise<void>; restart: () => Promise<void>; stop: () => Promise<void> };

export function startPostgres(options?: { durable?: boolean }): Promise<TemporaryPostgres | undefined>;
