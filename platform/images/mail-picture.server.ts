import { mailPictureFile, mailPictureWidth } from "#lib/mail-pictures.ts";
import { makeVariant } from "./picture.server.ts";
import type { ImageStorage } from "./storage.server.ts";

const underWay = new Map<string, Promise<Uint8Array | undefined>>();

/** The JPEG of a stored picture for mails. It is made when the first reader asks for it, once, and kept. */
export async function readMailPicture(storage: ImageStorage, name: string): Promise<Uint8Array | undefined> {
  const file = mailPictureFile(name);
  const stored = await storage.read(file);
  if (stored) return stored;
  const current = underWay.get(file) ?? makeMailPicture(storage, name, file).finally(() => underWay.delete(file));
  underWay.set(file, current);
  return current;
}

async function makeMailPicture(storage: ImageStorage, name: string, file: string): Promise<Uint8Array | undefined> {
  const bytes = await makeVariant(() => storage.read(name), mailPictureWidth, "jpg");
  if (bytes) await storage.write(file, bytes);
  return bytes;
}
