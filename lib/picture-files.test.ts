import { expect, it } from "vitest";
import { pictureFormat } from "./picture-files.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ["\xff\xd8\xff\xe0\0\x10JFIF", "jpeg"],
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "png"],
  ["RIFF\x10\0\0\0WEBPVP8 ", "webp"],
  ["\0\0\0\x18ftypheic\0\0\0\0mif1heic", "heic"],
  ["\0\0\0\x18ftypmif1\0\0\0\0mif1heic", "heic"],
  ["\0\0\0\x18ftypisom\0\0\0\0", undefined],
  ["GIF89a", undefined],
  ["<svg xmlns=", undefined],
  ["", undefined],
])("knows %j by its first bytes", (start, format) => {
  expect(pictureFormat(bytes(start))).toBe(format);
});
