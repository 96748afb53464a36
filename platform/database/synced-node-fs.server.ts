import { fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { ownerOnly } from "#platform/data-folder.server.ts";

type Stream = { nfd: number };
type Attributes = { mode?: number };
type SetAttributes = (target: unknown, node: unknown, attributes: Attributes, ...rest: unknown[]) => void;
type Module = { NODEFS: { stream_ops: Record<string, unknown>; doSetAttr: SetAttributes } };

/**
 * PGlite's file system answers fsync without doing it; this one does it, so that a commit survives a power cut. It also
 * sets every new file's mode to 0666, past the process's umask; here nobody but the owner is ever given one.
 */
export class SyncedNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>) {
    const result = await super.init(...args);
    const preRun = result.emscriptenOpts.preRun;
    if (!Array.isArray(preRun)) throw new Error("PGlite changed how it starts: its fsync cannot be mended");
    preRun.push(({ NODEFS }: Module) => {
      NODEFS.stream_ops.fsync = (stream: Stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
      const setAttributes = NODEFS.doSetAttr;
      if (typeof setAttributes !== "function") throw new Error("PGlite changed how it sets file modes: they cannot be mended");
      NODEFS.doSetAttr = (target, node, attributes, ...rest) => {
        const { mode } = attributes;
        setAttributes(target, node, mode == null ? attributes : { ...attributes, mode: ownerOnly(mode) }, ...rest);
      };
    });
    return result;
  }
}
