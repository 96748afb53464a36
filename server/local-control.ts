import { rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { failureText } from "#platform/failure-text.server.ts";
import type { Log } from "#platform/log.server.ts";

/** The embedded database belongs to one process, so a backup of a running site is requested through a socket in the data folder, which only its owner can open. */
const socketPath = (dataDir: string) => join(dataDir, "control.sock");

const backupRequest = z.object({ to: z.string().optional() });
const backupResponse = z.object({ text: z.string() });

export function listenLocally(dataDir: string, log: Log, backUp: (to: string | undefined) => Promise<string>): () => Promise<void> {
  const path = socketPath(dataDir);
  // Left by a killed process; the folder's lock excludes another one.
  rmSync(path, { force: true });
  const server = createServer(async (incoming, outgoing) => {
    const respond = (status: number, text: string) => outgoing.writeHead(status).end(JSON.stringify({ text }));
    try {
      const { to } = backupRequest.parse(JSON.parse(await text(incoming)));
      respond(200, await backUp(to));
    } catch (error) {
      log.warn({ err: error }, "A backup that was asked for could not be made");
      respond(500, failureText(error));
    }
  });
  server.on("error", (error) => log.warn({ err: error }, "The data folder's socket cannot be used; stop the site to back it up"));
  server.listen(path);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Undefined if no site is running. */
export function askRunningSite(dataDir: string, to: string | undefined): Promise<{ ok: boolean; text: string } | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath: socketPath(dataDir), method: "POST", path: "/backup" }, async (incoming) => {
      resolve({ ok: incoming.statusCode === 200, text: backupResponse.parse(JSON.parse(await text(incoming))).text });
    });
    outgoing.on("error", (error) => {
      const isAbsent = "code" in error && (error.code === "ENOENT" || error.code === "ECONNREFUSED");
      if (isAbsent) resolve(undefined);
      else reject(error);
    });
    outgoing.end(JSON.stringify({ to }));
  });
}
