import { expect, it } from "vitest";
import { maxPictureBytes } from "#lib/picture-files.ts";
import { checkPicture } from "./check-picture.ts";

const png = "\x89PNG\r\n\x1a\n";
const fileOf = (start: string, length = start.length) => {
  const bytes = new Uint8Array(length);
  bytes.set(Uint8Array.from(start, (letter) => letter.charCodeAt(0)));
  return new File([bytes], "photo.png", { type: "image/png" });
};
const decodes = async () => ({ width: 4000, height: 3000 });
const fails = () => Promise.reject(new Error("EncodingError"));

it("lets a phone photo pass that is larger than the hint says", async () => {
  expect(await checkPicture(fileOf(png, 12_000_000), decodes)).toBeUndefined();
});

it("names what the server would refuse, before anything is sent", async () => {
  expect(await checkPicture(fileOf("\0\0\0\x18ftypheic"), decodes)).toBe("heic");
  expect(await checkPicture(fileOf("<svg xmlns="), decodes)).toBe("format");
  expect(await checkPicture(fileOf(png, maxPictureBytes + 1), decodes)).toBe("tooLarge");
  expect(await checkPicture(fileOf(png), fails)).toBe("broken");
  expect(await checkPicture(fileOf(png), async () => ({ width: 7_000, height: 7_000 }))).toBe("tooManyPixels");
});
