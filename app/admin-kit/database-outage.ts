import { useSyncExternalStore } from "react";

/** Since when the database is away, as far as the server knows. */
export type DatabaseOutage = { since: string | null };

const listeners = new Set<() => void>();
let outage: DatabaseOutage | undefined;

/** What an answer of the API tells of the database; any answer but that one tells that it is there. */
export function noteDatabase(told: DatabaseOutage | undefined): void {
  if (told?.since === outage?.since && (told === undefined) === (outage === undefined)) return;
  outage = told;
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
