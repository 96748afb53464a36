import type { Platform } from "#platform/platform.server.ts";
import { announceNewPosts } from "./new-posts.server.ts";
import { fillQueue, finishSendings, startDueSendings } from "./queue.server.ts";

/** Often enough that a newsletter leaves evenly over the minute, and that one which is to go now does. */
export const newsletterIntervalMs = 10_000;

type Tools = Pick<Platform, "db" | "config" | "log">;

/** One look at what there is to do. Every step is whole by itself, so that a process may end between any two. */
export async function runNewsletter(tools: Tools, now = new Date(), share = newsletterIntervalMs / 60_000): Promise<void> {
  await announceNewPosts(tools, now);
  await startDueSendings(tools, now);
  await fillQueue(tools, share, now);
  await finishSendings(tools, now);
}
