import { randomBytes } from "node:crypto";
import { limitConcurrency } from "#lib/concurrency.ts";
import { AppError } from "#lib/errors.ts";

/** A 50-megapixel phone photo passes; a small file that unfolds into gigabytes does not. */
const maxPixels = 60_000_000;
const maxEdge = 2560;
const accepted = new Set(["jpeg", "png", "webp"]);

/** Decoding takes memory in proportion to pixels: two at a time. */
const oneOfTwo = limitConcurrency(2);

async function load() {
  const { default: sharp } = await import("sharp");
  // Only the three formats that are accepted may reach a decoder.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
  sharp.cache(false);
  return sharp;
}

let loading: ReturnType<typeof load> | undefined;

/** Loaded with the first picture that is worked on: a start has none, and is sooner done without. */
function loaded(): ReturnType<typeof load> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export type Picture = { name: string; width: number; height: number; bytes: Buffer };

const refusal = AppError.field("ImageFile", "The image could not be read: use a PNG, JPG or WebP picture");

/** Decides by decoding; turns it upright, strips what the camera wrote into it, and bounds its size. */
export function readPicture(input: Uint8Array): Promise<Picture> {
  return oneOfTwo(async () => {
    if (input.length === 0) throw refusal;
    const sharp = await loaded();
    const source = sharp(input, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true });
    const facts = await source.metadata().catch((cause: unknown) => {
      if (cause instanceof Error && /pixel limit/i.test(cause.message)) throw tooManyPixels();
      throw refusal;
    });
    if (!accepted.has(facts.format)) throw refusal;
    if (facts.width * facts.height > maxPixels) throw tooManyPixels();
    const { data, info } = await source
      .autoOrient()
      .resize({ width: maxEdge, height: maxEdge, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 86, effort: 3 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw refusal;
      });
    return { name: newName(), width: info.width, height: info.height, bytes: data };
  });
}

/** A WebP master of our own, taken as it is. */
export async function trustedPicture(bytes: Buffer): Promise<Picture> {
  const sharp = await loaded();
  const { width, height } = await sharp(bytes).metadata();
  return { name: newName(), width, height, bytes };
}

const newName = () => `${randomBytes(12).toString("hex")}.webp`;

function tooManyPixels() {
  return AppError.field("ImageFile", `The image has more than ${maxPixels / 1_000_000} million pixels`);
}

export const variantFormats = ["avif", "webp"] as const;
export type VariantFormat = (typeof variantFormats)[number];

export function makeVariant(master: Uint8Array, width: number, format: VariantFormat): Promise<Buffer> {
  return oneOfTwo(async () => {
    const sharp = await loaded();
    const scaled = sharp(master, { limitInputPixels: maxPixels }).resize({ width, withoutEnlargement: true });
    return (
      format === "avif" ? scaled.avif({ quality: 40, effort: 3, chromaSubsampling: "4:2:0" }) : scaled.webp({ quality: 78, effort: 4 })
    ).toBuffer();
  });
}
