import { features } from "#app/features/features.server.ts";
import { auditMetrics } from "#platform/audit/audit-metrics.server.ts";
import { backupMetrics } from "#platform/backup/backup-metrics.server.ts";
import type { ContentCache } from "#platform/content/content-cache.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import { mailMetrics } from "#platform/mail/mail-metrics.server.ts";
import { registerCount, registerGauge } from "#platform/metrics/live-metrics.server.ts";
import { registerStoredMetrics } from "#platform/metrics/stored-metrics.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { waitingForCompression } from "./background-compression.ts";

type Parts = { cache: ContentCache; connections: Database["connections"] };

/** Metrics beyond those counted on the way; only if they are read. */
export function registerMetrics(
  { metrics, db, config, pendingForms }: Pick<Platform, "metrics" | "db" | "config" | "pendingForms">,
  { cache, connections }: Parts,
): void {
  const { registry } = metrics;
  const featureMetrics = features.flatMap(({ metrics: stored = [] }) => stored);
  registerStoredMetrics(registry, db, [mailMetrics, backupMetrics(config), ...featureMetrics, auditMetrics]);
  const count = (name: string, help: string, read: () => number) => registerCount(registry, { name: `umbral_${name}`, help }, read);
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    registerGauge(registry, { name: `umbral_${name}`, help }, read);
  count("cache_hits_total", "Pages, and what pages read, that came from memory.", () => cache.counts.hits);
  count("cache_misses_total", "Pages, and what pages read, that had to be made.", () => cache.counts.misses);
  count("cache_last_known_total", "Answers from what was known before the database went away.", () => cache.counts.lastKnown);
  count("cache_invalidations_total", "Content changes that reached this node.", () => cache.counts.invalidations);
  gauge("cache_entries", "What the memory of pages holds.", () => cache.size);
  gauge("cache_bytes", "How much that is, about.", () => cache.bytes);
  gauge(
    "listener_down",
    "1 while this node cannot listen for changes of other nodes and renders everything again after a second, else 0.",
    () => Number(!cache.isListening),
  );
  gauge("compressions_waiting", "Pages that wait to be compressed with all effort.", waitingForCompression);
  gauge("pending_forms", "Messages that wait on this node's disk for the database.", async () => (await pendingForms.list()).length);
  gauge("rejected_forms", "Messages on this node's disk that could not be stored.", () => pendingForms.countRejected());
  if (!connections) return;
  gauge("database_connections_open", "Connections to the database, in use or idle.", () => connections().open);
  gauge("database_connections_in_use", "Connections in use.", () => connections().open - connections().idle);
  gauge("database_connections_waiting", "Requests that wait for a connection.", () => connections().waiting);
}
