import { compressFully } from "#platform/compression.server.ts";

/** As many pages as are asked for again within a moment on a busy site; what comes on top stays as it is. */
const maxWaiting = 30;

type Bodies = { identity: Buffer; br?: Buffer | Promise<Buffer>; gzip?: Buffer | Promise<Buffer> };

const queue: Bodies[] = [];
let isRunning = false;

/** Makes a page that is asked for again as small as it can be, one at a time, while nobody waits for it. */
export function compressInBackground(bodies: Bodies): void {
  if (queue.length >= maxWaiting) return;
  queue.push(bodies);
  if (!isRunning) void run();
}

export const waitingForCompression = () => queue.length;

async function run(): Promise<void> {
  isRunning = true;
  for (let bodies = queue.shift(); bodies; bodies = queue.shift()) {
    try {
      if (bodies.gzip) bodies.gzip = await compressFully(bodies.identity, "gzip");
      bodies.br = await compressFully(bodies.identity, "br");
    } catch {
      // It stays as it was compressed in a hurry.
    }
  }
  isRunning = false;
}
