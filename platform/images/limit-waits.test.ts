import { createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ImageStorage, openBucket, StorageError } from "./storage.server.ts";
import { limitWaits } from "./storage-layers.server.ts";

const sockets = new Set<Socket>();
const silentServer = createServer((socket) => void sockets.add(socket.on("error", () => {})));
let silentBucket: ImageStorage;

beforeAll(async () => {
  await new Promise<void>((resolve) => silentServer.listen(0, "127.0.0.1", resolve));
  const { port } = silentServer.address() as { port: number };
  const access = { key: "key", secret: "secret" };
  silentBucket = await openBucket({ bucket: "pictures", access, region: "us-east-1", endpoint: `http://127.0.0.1:${port}` });
});
afterAll(() => {
  silentServer.close();
  for (const socket of sockets) socket.destroy();
});

it("a bucket that takes connections and never answers is a fault of the storage when the time is up, whatever is asked of it", async () => {
  const storage = limitWaits(silentBucket, 50);
  const fault = new StorageError(new Error("No answer within 50 ms"), silentBucket.label);
  await expect(storage.read("a.webp")).rejects.toThrow(fault);
  await expect(storage.write("a.webp", Uint8Array.of(1))).rejects.toThrow(fault);
  await expect(storage.remove("a.webp")).rejects.toThrow(fault);
  expect(fault.message).toMatch(
    /^The bucket pictures at http:\/\/127\.0\.0\.1:\d+ \(S3_ENDPOINT\) does not do its work: No answer within 50 ms$/,
  );
});

it("what answers in time is handed on as it is, and so are its faults", async () => {
  const bytes = Uint8Array.of(1, 2);
  const fault = new StorageError("the disk is full", "folder /srv");
  const storage = limitWaits({ ...silentBucket, read: async () => bytes, write: () => Promise.reject(fault) });
  expect(await storage.read("a.webp")).toBe(bytes);
  await expect(storage.write("a.webp", bytes)).rejects.toBe(fault);
});

it("a large file gets a second for each megabyte that is written", async () => {
  const storage = limitWaits(silentBucket, 20);
  await expect(storage.write("files/a.pdf", new Uint8Array(30_000))).rejects.toThrow("No answer within 50 ms");
});
