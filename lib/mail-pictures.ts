import { slugOf } from "./slug.ts";

/** Twice the width of a mail's text, for high-density screens. */
export const mailPictureWidth = 1280;

/** A JPEG, because many mail programs show neither WebP nor AVIF. */
export const mailPictureFile = (name: string): string => `${name.replace(/\.webp$/, "")}-mail.jpg`;

/** The description is part of the address for people who read it there. */
export function mailPicturePath(name: string, description: string): string {
  const words = slugOf(description.slice(0, 60), "");
  return `/resources/${mailPictureFile(name).replace(/\.jpg$/, words === "" ? ".jpg" : `-${words}.jpg`)}`;
}

/** The stored name, or undefined if the file is not a mail picture. */
export function parseMailPicture(file: string): string | undefined {
  const [, stem] = /^([0-9a-f]{24})-mail(?:-[a-z0-9-]{1,80})?\.jpg$/.exec(file) ?? [];
  return stem && `${stem}.webp`;
}
