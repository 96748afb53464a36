import { keepFilesPrivate } from "#platform/data-folder.server.ts";
import { startBackgroundWork } from "./background-work.ts";
import { boot, type StartedPlatform } from "./boot.ts";
import { createFrontDoor } from "./front-door.ts";
import { writeGreeting } from "./greeting.ts";
import { open } from "./open.ts";
import { createPageParts } from "./page-parts.ts";

declare global {
  /** Survives the reload of this module, so that one process keeps one database and one mail worker. */
  var umbralBooted: Promise<StartedPlatform> | undefined;
}

keepFilesPrivate();

globalThis.umbralBooted ??= open(process.env)
  .then(boot)
  .then((booted) => {
    startBackgroundWork(booted.platform, booted.database);
    process.stdout.write(writeGreeting(booted.config, booted.config.port, booted.firstOwner));
    return booted;
  });

const { platform } = await globalThis.umbralBooted;

/** The same way in as in production, without the cache: what pages are made of changes with every edit. */
export const door = createFrontDoor(platform, await createPageParts(platform, () => import("virtual:react-router/server-build"), true));
