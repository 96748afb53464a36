import { createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { limitWaits } from "./limit-waits.server.ts";
import { type ImageStorage, openBucket, StorageError } from "./storage.server.ts";

const sockets = new Set<Socket>();
const deafServer = createServer((socket) => void sockets.add(socket.on("error", () => {})));
let deafBucket: ImageStorage;

beforeAll(async () => {
  await new Promise<void>((resolve) => deafServer.listen(0, "127.0.0.1", resolve));
  const { port } = deafServer.address() as { port: number };
  const access = { key: "key", secret: "secret" };
  deafBucket = await openBucket({ bucket: "pictures", access, region: "us-east-1", endpoint: `http://127.0.0.1:${port}` });
});
afterAll(() => {
  deafServer.close();
  for (const socket of sockets) socket.destroy();
});

it("a bucket that takes connections and never answers is a fault of the storage when the time is up, whatever is asked of it", async () => {
  const storage = limitWaits(deafBucket, 50);
  await expect(storage.read("a.webp")).rejects.toThrow(StorageError);
  await expect(storage.write("a.webp", Uint8Array.of(1))).rejects.toThrow(StorageError);
  await expect(storage.remove("a.webp")).rejects.toThrow(StorageError);
});

it("what answers in time is handed on as it is, and so are its faults", async () => {
  const bytes = Uint8Array.of(1, 2);
  const fault = new StorageError("the disk is full");
  const storage = limitWaits({ ...deafBucket, read: async () => bytes, write: () => Promise.reject(fault) });
  expect(await storage.read("a.webp")).toBe(bytes);
  await expect(storage.write("a.webp", bytes)).rejects.toBe(fault);
});
