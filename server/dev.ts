import { keepFilesPrivate } from "#platform/data-folder.server.ts";
import { startBackgroundWork } from "./background-work.ts";
import { createPlatform, type StartedPlatform } from "./create-platform.ts";
import { openInstallation } from "./open-installation.ts";
import { createPageParts } from "./page-parts.ts";
import { createRequestHandler } from "./request-handler.ts";
import { startupText } from "./startup-message.ts";

declare global {
  /** Survives reloads of this module, so that a process has one database and one mail worker. */
  var umbralPlatform: Promise<StartedPlatform> | undefined;
}

keepFilesPrivate();

globalThis.umbralPlatform ??= openInstallation(process.env)
  .then(createPlatform)
  .then((started) => {
    startBackgroundWork(started.platform, started.database);
    process.stdout.write(startupText(started.config, started.config.port));
    return started;
  });

const { platform } = await globalThis.umbralPlatform;

/** As in production but without the cache, since every edit changes pages. */
export const requestHandler = createRequestHandler(
  platform,
  await createPageParts(platform, () => import("virtual:react-router/server-build"), true),
);
