const megabyte = 1024 * 1024;

/** Enough for a phone photo. */
export const maxPictureBytes = 24 * megabyte;
/** Enough for a 50-megapixel phone photo; a decoder holds a few lines at a time. */
export const maxJpegPixels = 60_000_000;
/** For formats that a decoder may hold entirely: PNG, WebP and progressive JPEG. */
export const maxPixelsHeld = 40_000_000;

type PictureFormat = "jpeg" | "png" | "webp" | "heic";

export const formatBytes = 32;

/** HEIF files, which iPhones write and only Safari shows. */
const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** By content, regardless of name and type. */
export function pictureFormat(start: Uint8Array): PictureFormat | undefined {
  const text = String.fromCharCode(...start.subarray(0, formatBytes));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.slice(4, 8) === "ftyp" && heicBrands.test(text.slice(8, 12))) return "heic";
  return undefined;
}
