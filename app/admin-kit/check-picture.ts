import { formatBytes, maxJpegPixels, maxPictureBytes, maxPixelsHeld, pictureFormat } from "#lib/picture-files.ts";

export type PictureProblem = "tooLarge" | "heic" | "format" | "broken" | "tooManyPixels";

type Size = { width: number; height: number };

/** Why the server would refuse a chosen picture; undefined if it may be sent. */
export async function checkPicture(file: File, decode: (file: File) => Promise<Size> = decodePicture): Promise<PictureProblem | undefined> {
  const format = pictureFormat(new Uint8Array(await file.slice(0, formatBytes).arrayBuffer()));
  if (format === "heic") return "heic";
  if (!format) return "format";
  if (file.size > maxPictureBytes) return "tooLarge";
  const size = await decode(file).catch(() => undefined);
  if (!size) return "broken";
  const maxPixels = format === "jpeg" ? maxJpegPixels : maxPixelsHeld;
  return size.width * size.height > maxPixels ? "tooManyPixels" : undefined;
}

/** The preview needs it decoded anyway. */
async function decodePicture(file: File): Promise<Size> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}
