import { logUnreadableBlocks } from "#app/features/pages/blocks/unreadable-blocks.server.ts";
import { makeBackup } from "#platform/backup/make-backup.server.ts";
import { ContentCache } from "#platform/content/content-cache.server.ts";
import { onContentChange } from "#platform/content/content-changes.server.ts";
import { attachCache } from "#platform/content/read-through-cache.server.ts";
import { announceScheduleChange, scheduleChannel } from "#platform/drafts/schedule-changes.server.ts";
import { failureText } from "#platform/failure-text.server.ts";
import { limitWaits } from "#platform/images/storage-layers.server.ts";
import type { Log } from "#platform/log.server.ts";
import { collectProcessMetrics } from "#platform/metrics/metrics.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { startBackgroundWork } from "./background-work.ts";
import { createPlatform } from "./create-platform.ts";
import { listen, portOf } from "./listen.ts";
import { listenLocally } from "./local-control.ts";
import { registerMetrics } from "./metrics.ts";
import type { Installation } from "./open-installation.ts";
import { createPageParts } from "./page-parts.ts";
import { prerenderPages } from "./prerender.ts";
import { createRequestHandler } from "./request-handler.ts";
import { shutDownOnSignal } from "./shutdown.ts";
import { startupText } from "./startup-message.ts";
import { staticFiles } from "./static-files.ts";
import { storeViews, ViewCount } from "./view-count.ts";

async function serve(installation: Promise<Installation>) {
  // Loaded while the database opens.
  const build = import("virtual:react-router/server-build");
  const { config, platform, database } = await createPlatform(await installation);
  const { log } = platform;
  const lifecycle = { stopping: false };
  const cache = new ContentCache(config.staleMinutes * 60_000);
  attachCache(platform.db, cache);
  platform.availability.onChange(() => {
    cache.isDatabaseAway = platform.availability.isAway;
  });
  const stopListening = config.databaseUrl ? await followOtherNodes(config.databaseUrl, cache, log) : undefined;
  onContentChange((change) => cache.invalidate(change));
  const stopPolling = config.databaseUrl ? await followDatabase(config.databaseUrl, platform) : async () => {};
  // For an operator who changed rows by hand.
  process.on("SIGHUP", () => cache.invalidate());
  const views = new ViewCount();
  const parts = await createPageParts(platform, () => build, false);
  await logUnreadableBlocks(platform);
  // Only for requests: a backup should rather be late than fail.
  const requestPlatform = { ...platform, storage: limitWaits(platform.storage) };
  const server = await listen(createRequestHandler(requestPlatform, { ...parts, cache, views, files: staticFiles() }, lifecycle), config);
  if (config.metricsToken !== undefined) {
    collectProcessMetrics(platform.metrics);
    registerMetrics(platform, { cache, connections: database.connections });
  }
  const stopWork = startBackgroundWork(platform, database);
  const stopControl =
    database.kind === "embedded" ? listenLocally(config.dataDir, log, (to) => makeBackup(platform, to, new Date())) : async () => {};
  const stopPrerendering = database.kind === "postgres" ? prerenderPages(platform, { ...parts, cache }) : async () => {};
  const steps = [
    { name: "the pages rendered ahead", close: stopPrerendering },
    { name: "the data folder's socket", close: stopControl },
    { name: "mail", close: stopWork },
    { name: "page views", close: storeViews(platform, views) },
    { name: "the watch for other nodes", close: async () => stopListening?.() },
    { name: "the watch over the database", close: stopPolling },
    { name: "the database", close: () => database.close() },
  ];
  shutDownOnSignal({ server, lifecycle, log, steps });
  if (!config.publicUrl)
    log.warn("PUBLIC_URL is not set: fine for trying it out, but production needs it for links, cookies and search engines");
  log.info({ port: portOf(server), database: database.kind }, "Listening");
  process.stdout.write(startupText(config, portOf(server)));
}

/** While this node cannot listen, cached pages are half a second old at most. */
async function followOtherNodes(databaseUrl: string, cache: ContentCache, log: Log) {
  const { listenForChanges } = await import("#platform/content/content-listener.server.ts");
  const setConnected = (isListening: boolean) => {
    cache.isListening = isListening;
    // A schedule may have been set while this node could not listen.
    if (isListening) announceScheduleChange();
  };
  setConnected(false);
  return listenForChanges(databaseUrl, log, {
    changed: (change) => cache.invalidate(change),
    connected: setConnected,
    others: { [scheduleChannel]: announceScheduleChange },
  });
}

async function followDatabase(databaseUrl: string, { availability, log }: Platform) {
  const { pollDatabase } = await import("#platform/database/poll-database.server.ts");
  return pollDatabase(databaseUrl, availability, log);
}

export async function startServer(installation: Promise<Installation>): Promise<void> {
  try {
    await serve(installation);
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`);
    process.exit(1);
  }
}
