import { StartError } from "#platform/config.server.ts";
import { createApp } from "./app.ts";
import { boot } from "./boot.ts";
import { greeting } from "./greeting.ts";
import { listen, portOf } from "./listen.ts";
import { pages } from "./pages.ts";
import { shutDownOnSignal } from "./shutdown.ts";
import { staticFiles } from "./static-files.ts";

async function start() {
  const { config, platform, database, firstOwner } = await boot(process.env);
  const { log } = platform;
  const lifecycle = { stopping: false };
  const site = pages(() => import("virtual:react-router/server-build"), false);
  const app = createApp(platform, staticFiles().route("/", site), lifecycle);
  const server = await listen(app.fetch, config);
  shutDownOnSignal(server, lifecycle, log, database.close);
  if (!config.publicUrl)
    log.warn("PUBLIC_URL is not set: fine for trying it out, but production needs it for links, cookies and search engines");
  if (!config.mail.url) log.warn("SMTP_URL is not set: messages wait in the inbox and are not mailed");
  log.info({ port: portOf(server), database: database.kind }, "Listening");
  process.stdout.write(greeting(config, portOf(server), firstOwner));
}

start().catch((error: unknown) => {
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
