import { useSyncExternalStore } from "react";

type DatabaseOutage = { since: string | null };

const listeners = new Set<() => void>();
let outage: DatabaseOutage | undefined;

/** Updates the notice from an API response: any response but "databaseAway" means that the database is there. */
export function noteDatabase(current: DatabaseOutage | undefined): void {
  if (current?.since === outage?.since && (current === undefined) === (outage === undefined)) return;
  outage = current;
  for (const listener of listeners) listener();
}

export const currentOutage = (): DatabaseOutage | undefined => outage;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDatabaseOutage = (): DatabaseOutage | undefined => useSyncExternalStore(subscribe, currentOutage, () => undefined);

export async function isDatabaseBack(): Promise<boolean> {
  try {
    const readiness: { database?: string } = await (await fetch("/readyz")).json();
    return readiness.database === "available";
  } catch {
    return false;
  }
}
