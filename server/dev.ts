import { keepFilesPrivate } from "#platform/data-folder.server.ts";
import { createApp } from "./app.ts";
import { type Booted, boot } from "./boot.ts";
import { greeting } from "./greeting.ts";
import { open } from "./open.ts";
import { pages } from "./pages.ts";

declare global {
  /** Survives the reload of this module, so that one process keeps one database. */
  var umbralBooted: Promise<Booted> | undefined;
}

keepFilesPrivate();

globalThis.umbralBooted ??= open(process.env)
  .then(boot)
  .then((booted) => {
    process.stdout.write(greeting(booted.config, booted.config.port, booted.firstOwner));
    return booted;
  });

const { platform } = await globalThis.umbralBooted;

export const app = createApp(
  platform,
  pages(() => import("virtual:react-router/server-build"), { development: true }),
);
