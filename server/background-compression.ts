import { compressFully } from "#platform/compression.server.ts";

/** On top of these, pages keep their quick compression. */
const maxWaiting = 30;

type Bodies = { identity: Buffer; br?: Buffer | Promise<Buffer>; gzip?: Buffer | Promise<Buffer> };

const queue: Bodies[] = [];
let isRunning = false;

/** Compresses a page that is requested again as well as possible, one at a time. */
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
      // Keeps the quick compression.
    }
  }
  isRunning = false;
}
