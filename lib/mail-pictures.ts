import { slugOf } from "./slug.ts";

/** Twice the width of a mail's text, for dense screens. */
export const mailPictureWidth = 1280;

/** Under which the JPEG of a stored picture is kept. Mails name no other: many mail programs show neither WebP nor AVIF. */
export const mailPictureFile = (name: string): string => `${name.replace(/\.webp$/, "")}-mail.jpg`;

/** Where a mail finds the JPEG of a stored picture. Its description is part of the address, for people who read it there. */
export function mailPicturePath(name: string, description: string): string {
  const words = slugOf(description.slice(0, 60), "");
  return `/resources/${mailPictureFile(name).replace(/\.jpg$/, words === "" ? ".jpg" : `-${words}.jpg`)}`;
}

/** The stored picture that a mail asks for; undefined where the address is no mail's. */
export function parseMailPicture(file: string): string | undefined {
  const [, stem] = /^([0-9a-f]{24})-mail(?:-[a-z0-9-]{1,80})?\.jpg$/.exec(file) ?? [];
  return stem && `${stem}.webp`;
}
