import { fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Stream = { nfd: number };

/** PGlite's file system answers fsync without doing it; this one does it, so that a commit survives a power cut. */
export class SyncedNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>) {
    const result = await super.init(...args);
    const preRun = result.emscriptenOpts.preRun;
    if (!Array.isArray(preRun)) throw new Error("PGlite changed how it starts: its fsync cannot be mended");
    preRun.push((module: { NODEFS: { stream_ops: Record<string, unknown> } }) => {
      module.NODEFS.stream_ops.fsync = (stream: Stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
    });
    return result;
  }
}
