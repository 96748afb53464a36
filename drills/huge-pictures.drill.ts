import { readFileSync } from "node:fs";
import sharp from "sharp";
import { startSite } from "#e2e/site-process.ts";
import { onPreparedFolder } from "./folders.ts";
import { worstLatencyDuring } from "./latency.ts";
import type { Drill } from "./run.ts";
import { signedIn } from "./staff-client.ts";

const allowedMegabytes = 700;

/** Four at once: of 59 megapixels, which are refused, and the worst of those that are taken, which must be held whole. */
export const drill: Drill = {
  name: "four huge pictures at once",
  run: () =>
    onPreparedFolder(async (folder) => {
      const [hugePicture, largePicture] = [await png(7_680), await png(6_300)];
      const site = await startSite(folder);
      const call = await signedIn(site.url);
      const before = peakMegabytes(site.pid);
      const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
        const body = new FormData();
        body.set("title", "T");
        body.set("ImageFile", new Blob([bytes]), "a.png");
        return (await call("/api/blog", { method: "POST", body })).status;
      };
      const four = (bytes: Uint8Array<ArrayBuffer>) => Promise.all([1, 2, 3, 4].map(() => upload(bytes)));
      const { result, worstMs } = await worstLatencyDuring(site.url, async () => [
        ...(await four(hugePicture)),
        ...(await four(largePicture)),
      ]);
      const growth = peakMegabytes(site.pid) - before;
      await site.stop();
      return {
        figure: `${growth.toFixed(0)} MB more at the peak; answers ${result.join(", ")}; others waited ${worstMs.toFixed(0)} ms at most`,
        ok: growth < allowedMegabytes && result.join() === "400,400,400,400,200,200,200,200" && worstMs <= 250,
      };
    }),
};

async function png(edge: number): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: edge, height: edge, channels: 4, background: { r: 200, g: 80, b: 20, alpha: 0.5 } } });
  return new Uint8Array(await image.png({ compressionLevel: 1, progressive: true }).toBuffer());
}

/** The most that the process ever had in memory. */
function peakMegabytes(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
