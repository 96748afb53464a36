type Server = {
  port: number;
  url: string;
  crash: () => Promise<void>;
  kill: () => Promise<void>;
  freeze: () => () => void;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

export type TemporaryStandby = Server & { promote: () => Promise<void> };
export type TemporaryPostgres = Server & { startStandby: () => Promise<TemporaryStandby> };

export function startPostgres(options?: { durable?: boolean }): Promise<TemporaryPostgres | undefined>;

/** The user that root lends to programs which refuse to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined;

export function freePort(): Promise<number>;
