import { randomBytes } from "node:crypto";
import { boundQueue, limitConcurrency } from "#lib/concurrency.ts";
import { AppError } from "#lib/errors.ts";
import type { SizeFormat } from "#lib/image-widths.ts";
import { maxJpegPixels, maxPixelsHeld } from "#lib/picture-files.ts";

const million = 1_000_000;

const maxEdge = 2560;
const acceptedFormats = new Set(["jpeg", "png", "webp"]);

/** Decoding takes memory in proportion to pixels: one at a time for all callers. */
const oneAtATime = limitConcurrency(1);

const busyError = () =>
  new AppError(
    "unavailable",
    {
      en: "Many pictures are being worked on; please try again in a moment",
      es: "Se están procesando muchas imágenes; inténtelo de nuevo en un momento",
    },
    { retryAfter: 5 },
  );

/** An upload waits with all its bytes in memory. Sizes wait elsewhere, with nothing but their names, and come here one by one. */
const decodeUpload = boundQueue(oneAtATime, 6, busyError);

/** No picture within the limits takes a tenth of it, and everyone else waits. */
const patience = { seconds: 30 };

async function load() {
  const { default: sharp } = await import("sharp");
  // Only the three formats that are accepted may reach a decoder.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
  sharp.cache(false);
  // Each further thread of a decoder holds lines of its own, and takes a core from those who answer requests.
  sharp.concurrency(1);
  return sharp;
}

let sharpImport: ReturnType<typeof load> | undefined;

/** Loaded with the first picture that is worked on: a start has none, and is sooner done without. */
function loadSharpOnce(): ReturnType<typeof load> {
  sharpImport ??= load().catch((error: unknown) => {
    sharpImport = undefined;
    throw error;
  });
  return sharpImport;
}

export type Picture = { name: string; width: number; height: number; bytes: Buffer };

const refusal = () =>
  AppError.field("ImageFile", {
    en: "The image could not be read: use a PNG, JPG or WebP picture",
    es: "No se pudo leer la imagen: use una imagen PNG, JPG o WebP",
  });

/** Decides by decoding; turns it upright, strips what the camera wrote into it, and bounds its size. */
export function readPicture(input: Uint8Array): Promise<Picture> {
  return decodeUpload(async () => {
    if (input.length === 0) throw refusal();
    const sharp = await loadSharpOnce();
    const source = sharp(input, { limitInputPixels: maxJpegPixels, failOn: "error", sequentialRead: true });
    const facts = await source.metadata().catch((cause: unknown) => {
      if (cause instanceof Error && /pixel limit/i.test(cause.message)) throw tooManyPixels(maxJpegPixels);
      throw refusal();
    });
    if (!acceptedFormats.has(facts.format)) throw refusal();
    const most = pixelLimit(facts);
    if (facts.width * facts.height > most) throw tooManyPixels(most);
    const { data, info } = await source
      .autoOrient()
      .resize({ width: maxEdge, height: maxEdge, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 86, effort: 3 })
      .timeout(patience)
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw refusal();
      });
    return { name: newName(), width: info.width, height: info.height, bytes: data };
  });
}

/** A WebP master of our own, taken as it is. */
export async function trustedPicture(bytes: Buffer): Promise<Picture> {
  const sharp = await loadSharpOnce();
  const { width, height } = await sharp(bytes).metadata();
  return { name: newName(), width, height, bytes };
}

const newName = () => `${randomBytes(12).toString("hex")}.webp`;

type Facts = { format: string; isProgressive?: boolean; depth?: string };

/** With 16 bits a channel a picture takes twice the memory. */
function pixelLimit({ format, isProgressive, depth }: Facts): number {
  if (format === "jpeg" && !isProgressive) return maxJpegPixels;
  return depth === "ushort" ? maxPixelsHeld / 2 : maxPixelsHeld;
}

function tooManyPixels(most: number) {
  return AppError.field("ImageFile", {
    en: `The image has more than ${most / million} million pixels`,
    es: `La imagen tiene más de ${most / million} millones de píxeles`,
  });
}

/** One size of a stored picture; `readMaster` is asked for it when its turn has come. */
export function makeVariant(
  readMaster: () => Promise<Uint8Array | undefined>,
  width: number,
  format: SizeFormat | "jpg",
): Promise<Buffer | undefined> {
  return oneAtATime(async () => {
    const master = await readMaster();
    if (!master) return undefined;
    const sharp = await loadSharpOnce();
    const scaledPicture = sharp(master, { limitInputPixels: maxJpegPixels, sequentialRead: true }).resize({
      width,
      withoutEnlargement: true,
    });
    // A JPEG knows no transparency; mails are white.
    if (format === "jpg")
      return scaledPicture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }).timeout(patience).toBuffer();
    const encodedPicture =
      format === "avif"
        ? scaledPicture.avif({ quality: 40, effort: 3, chromaSubsampling: "4:2:0" })
        : scaledPicture.webp({ quality: 78, effort: 4 });
    return encodedPicture.timeout(patience).toBuffer();
  });
}
