const megabyte = 1024 * 1024;

/** A phone photo passes, a film does not. */
export const maxPictureBytes = 24 * megabyte;
/** A 50-megapixel phone photo passes, of which a decoder holds a few lines at a time. */
export const maxJpegPixels = 60_000_000;
/** What a decoder may have to hold whole: PNG, WebP, and JPEG that sharpens as it loads. */
export const maxPixelsHeld = 40_000_000;

export type PictureFormat = "jpeg" | "png" | "webp" | "heic";

/** How many bytes `pictureFormat` needs from the beginning of a file. */
export const formatBytes = 32;

/** The brands of HEIF files, which iPhones write and no browser but Safari shows. */
const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** The format that a file begins as, whatever its name and type say. */
export function pictureFormat(start: Uint8Array): PictureFormat | undefined {
  const text = String.fromCharCode(...start.subarray(0, formatBytes));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.slice(4, 8) === "ftyp" && heicBrands.test(text.slice(8, 12))) return "heic";
  return undefined;
}
