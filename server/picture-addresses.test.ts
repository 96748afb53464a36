import { expect, it } from "vitest";
import { picturePlacer } from "./picture-addresses.ts";

const name = "0123456789abcdef01234567";
const page = (own: string, absolute: string) =>
  [
    `<source srcset="${own}/resources/${name}-320.avif 320w, ${own}/resources/${name}-640.avif 640w">`,
    `<img src="${own}/resources/${name}.webp"><meta property="og:image" content="${absolute}/resources/${name}-1280.webp">`,
    `<script type="application/ld+json">{"image":"${absolute}/resources/${name}.webp"}</script>`,
  ].join("");
const others = `<a href="https://other.example/resources/${name}.webp"><a href="/resources/list"><a href="https://umbral.example/about">`;

it("names stored pictures at the other address wherever a page does, and nothing else there", () => {
  const place = picturePlacer("https://umbral.example", "https://cdn.example/umbral");
  const cdn = "https://cdn.example/umbral";
  expect(place(page("", "https://umbral.example") + others)).toBe(page(cdn, cdn) + others);
  expect(place('<html lang="es">')).toBe(`<html data-pictures="${cdn}" lang="es">`);
});

it("leaves a page as it is without such an address", () => {
  const html = `<html lang="en">${page("", "https://umbral.example")}`;
  expect(picturePlacer("https://umbral.example", undefined)(html)).toBe(html);
});
