import { formCookies } from "#app/features/contact-messages/form-cookie.server.ts";
import { StartError } from "#platform/config.server.ts";
import { onContentChange } from "#platform/content/content-changes.server.ts";
import { rememberReads } from "#platform/content/content-memory.server.ts";
import type { Log } from "#platform/log.server.ts";
import { startMail } from "#platform/mail/start.server.ts";
import { createApp } from "./app.ts";
import { boot } from "./boot.ts";
import { answerFromCache } from "./cached-answer.ts";
import { greeting } from "./greeting.ts";
import { listen, portOf } from "./listen.ts";
import { mailComposers } from "./mail-composers.ts";
import type { Opened } from "./open.ts";
import { PageCache } from "./page-cache.ts";
import { pages } from "./pages.ts";
import { shutDownOnSignal } from "./shutdown.ts";
import { staticFiles } from "./static-files.ts";
import { everyDay, tidy } from "./tidy.ts";

async function start(opening: Promise<Opened>) {
  // The pages too are loaded while the database opens.
  const build = import("virtual:react-router/server-build");
  const { config, platform, database, firstOwner } = await boot(await opening);
  const { log } = platform;
  const lifecycle = { stopping: false };
  const cache = new PageCache();
  const memories: Kept[] = [rememberReads(platform.db), cache];
  onContentChange(() => forget(memories));
  const stopWatching = config.databaseUrl ? await followOtherNodes(config.databaseUrl, memories, log) : async () => {};
  const site = pages(() => build, { development: false, cache });
  const app = createApp(platform, staticFiles().route("/", site), lifecycle, cache);
  const kept = { cache, lifecycle, formCookie: await formCookies(platform) };
  const server = await listen(app.fetch, (request, response) => answerFromCache(kept, request, response), config);
  const stopMail = startMail(platform, mailComposers(platform), database.kind === "embedded");
  shutDownOnSignal(server, lifecycle, log, async () => {
    await stopMail();
    await stopWatching();
    await database.close();
  });
  if (!config.publicUrl)
    log.warn("PUBLIC_URL is not set: fine for trying it out, but production needs it for links, cookies and search engines");
  log.info({ port: portOf(server), database: database.kind }, "Listening");
  everyDay(() => tidy(platform, database.kind), log);
  process.stdout.write(greeting(config, portOf(server), firstOwner));
}

/** What is kept of content in memory, and must go when content changes. */
type Kept = { enabled: boolean; clear: () => void };

function forget(kept: Kept[]): void {
  for (const one of kept) one.clear();
}

async function followOtherNodes(databaseUrl: string, kept: Kept[], log: Log) {
  const { watchContent } = await import("#platform/content/content-watch.server.ts");
  const enable = (enabled: boolean) => {
    forget(kept);
    for (const one of kept) one.enabled = enabled;
  };
  enable(false);
  return watchContent(databaseUrl, log, { changed: () => forget(kept), connected: enable });
}

export async function startOn(opening: Promise<Opened>): Promise<void> {
  try {
    await start(opening);
  } catch (error) {
    process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  }
}
