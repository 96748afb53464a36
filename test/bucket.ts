import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { Config } from "#platform/config.server.ts";

export type TestBucket = { s3: NonNullable<Config["s3"]>; stop: () => Promise<void> };

/** A bucket on a server of its own that speaks S3. */
export async function startBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), "umbral-bucket-"));
  const bucket = "pictures";
  const server = new S3rver({
    directory,
    address: "127.0.0.1",
    port: 0,
    silent: true,
    // It reckons without the slash after the bucket, which today's clients sign when they list.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    s3: { bucket, access: { key: "S3RVER", secret: "S3RVER" }, region: "us-east-1", endpoint: `http://127.0.0.1:${port}` },
    stop: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
