import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

type Progress = { done: number; all: number };
export type FailedUpload = { name: string; reason: string };

type Options = { send: (file: File) => Promise<unknown>; refresh: QueryKey; onDone: (count: number) => void };

/** Sends files one after the other; one that fails does not stop the others. */
export function useUploads({ send, refresh, onDone }: Options) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<FailedUpload[]>([]);

  async function upload(files: File[]) {
    if (files.length === 0 || progress) return;
    const failed: FailedUpload[] = [];
    for (const [done, file] of files.entries()) {
      setProgress({ done, all: files.length });
      await send(file).catch((error: Error) => failed.push({ name: file.name, reason: error.message }));
    }
    setProgress(undefined);
    setFailures(failed);
    await client.invalidateQueries({ queryKey: refresh });
    if (failed.length < files.length) onDone(files.length - failed.length);
  }

  return { upload, progress, failures };
}
