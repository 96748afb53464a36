import { rmSync } from "node:fs";
import sharp from "sharp";
import { startSite } from "#e2e/site-process.ts";
import { limitConcurrency } from "#lib/concurrency.ts";
import { temporaryFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { signedIn } from "./staff-client.ts";

const atOnce = 5;
const allowedMs = 1_000;
const photoCount = 4;

type Visit = { path: string; method: string; status: number; ms: number };

/** As a link checker does it: everything that a page names, each address once, and pictures by HEAD as well. */
export const drill: Drill = {
  name: `a link checker, ${atOnce} at a time, right after the first start and after uploads of ${photoCount} photos`,
  run: async () => {
    const folder = temporaryFolder();
    const photos = await Promise.all(Array.from({ length: photoCount }, takePhoto));
    try {
      const site = await startSite(folder);
      const freshVisits = await crawl(site.url);
      const staff = await signedIn(site.url);
      const names = await Promise.all(photos.map((photo, index) => publishPhoto(staff, photo, index)));
      const visits = await crawl(site.url);
      await site.stop();
      const [fresh, afterUploads] = [reportOf(freshVisits), reportOf(visits)];
      const seenCount = names.filter((name) => visits.some(({ path }) => path.includes(name))).length;
      return {
        figure: `fresh: ${fresh.figure}; with ${seenCount} new photos: ${afterUploads.figure}`,
        ok: fresh.ok && afterUploads.ok && seenCount === photoCount,
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function reportOf(visits: Visit[]) {
  const slowest = visits.toSorted((one, other) => other.ms - one.ms)[0];
  const lateCount = visits.filter(({ ms }) => ms > allowedMs).length;
  const failedVisits = visits.filter(({ status }) => status >= 400);
  const failures = failedVisits.slice(0, 3).map(({ status, path }) => `, ${status} ${path}`);
  const figure = `${visits.length} requests, slowest ${slowest?.ms.toFixed(0)} ms (${slowest?.path}), ${lateCount} over ${allowedMs} ms${failures.join("")}`;
  return { figure, ok: visits.length > 1_000 && lateCount === 0 && failedVisits.length === 0 };
}

async function crawl(url: string): Promise<Visit[]> {
  const visits: Visit[] = [];
  const seenPaths = new Set<string>();
  const inTurn = limitConcurrency(atOnce);

  async function follow(path: string): Promise<void> {
    if (seenPaths.has(path)) return;
    seenPaths.add(path);
    if (path.startsWith("/resources/")) await inTurn(() => visit(path, "HEAD"));
    const html = await inTurn(() => visit(path, "GET"));
    await Promise.all(pathsIn(html, url).map(follow));
  }

  async function visit(path: string, method: string): Promise<string> {
    const startTime = performance.now();
    const answer = await fetch(url + path, { method });
    const body = await answer.text();
    visits.push({ path, method, status: answer.status, ms: performance.now() - startTime });
    return answer.headers.get("content-type")?.startsWith("text/html") ? body : "";
  }

  await follow("/");
  return visits;
}

/** Of this site, without the part after the hash; forms for staff are none of a link checker's business. */
function pathsIn(html: string, url: string): string[] {
  const values = [...html.matchAll(/\s(?:href|src|content)="([^"]+)"/g)].map(([, value = ""]) => value);
  const candidates = [...html.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, list = ""]) =>
    list.split(/,\s*/).map((one) => one.split(" ")[0]),
  );
  return [...values, ...candidates].flatMap((value) => {
    const text = value?.replaceAll("&amp;", "&") ?? "";
    const address = /^(\/(?!\/)|https?:)/.test(text) ? URL.parse(text, url) : null;
    const isOurs = address !== null && (address.origin === url || address.hostname === "localhost");
    return isOurs && !/^\/(admin|api)\b/.test(address.pathname) ? [address.pathname + address.search] : [];
  });
}

/** Twelve megapixels with as much detail as a camera brings. */
async function takePhoto(_: unknown, index: number): Promise<Blob> {
  const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
  const grain = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: "white", noise } })
    .png()
    .toBuffer();
  const scene = sharp("db/sample/images/valley.webp")
    .resize(4_000, 3_000, { fit: "cover" })
    .modulate({ hue: index * 40 });
  const photo = await scene
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 90 })
    .toBuffer();
  return new Blob([new Uint8Array(photo)]);
}

/** Answers the name of its file without the ending. */
async function publishPhoto(staff: Awaited<ReturnType<typeof signedIn>>, photo: Blob, index: number): Promise<string> {
  const form = new FormData();
  const fields = { title: `Photo ${index}`, postContents: "<p>A photo</p>", status: "published" };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("ImageFile", photo, "photo.jpg");
  const answer = await staff("/api/blog", { method: "POST", body: form });
  if (!answer.ok) throw new Error(`A photo was refused with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).blogDto.image.replace(".webp", "");
}
