import { composeContactMail } from "#app/features/contact-messages/compose-mail.server.ts";
import { readSettings } from "#app/features/web-resources/settings.server.ts";
import { StartError } from "#platform/config.server.ts";
import { startMail } from "#platform/mail/start.server.ts";
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
  const stopMail = startMail(platform, composeContactMail(platform, readSettings), database.kind === "embedded");
  shutDownOnSignal(server, lifecycle, log, async () => {
    await stopMail();
    await database.close();
  });
  if (!config.publicUrl)
    log.warn("PUBLIC_URL is not set: fine for trying it out, but production needs it for links, cookies and search engines");
  log.info({ port: portOf(server), database: database.kind }, "Listening");
  process.stdout.write(greeting(config, portOf(server), firstOwner));
}

start().catch((error: unknown) => {
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
