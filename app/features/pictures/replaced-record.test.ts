import { expect, it } from "vitest";
import { patchForPicture, replaceInHtml } from "./replaced-record.ts";

const [from, to] = ["a".repeat(24), "b".repeat(24)];
const replacement = { from, to, alt: 'A "porch"', spanishAlt: "Un porche" };
const fields = { pictures: ["image"], html: ["body"], pictureTexts: ["value"], pictureAlts: { image: "imageAlt" } };

it("puts the picture and its description into a text, and leaves other pictures alone", () => {
  const other = `<img src="/resources/${"c".repeat(24)}.webp" alt="Other" />`;
  const html = `<p><img src="/resources/${from}-640.webp" alt="Old" width="9" height="9" /> ${other} <a href="/resources/${from}.webp">large</a></p>`;
  expect(replaceInHtml(html, from, to, replacement.alt)).toBe(
    `<p><img alt="A &quot;porch&quot;" src="/resources/${to}-640.webp" /> ${other} <a href="/resources/${to}.webp">large</a></p>`,
  );
});

it("changes the picture of a record with its description in both languages, and no other Spanish", () => {
  const row = {
    image: `${from}.webp`,
    imageAlt: "Old",
    body: "<p>Text</p>",
    translations: { es: { imageAlt: "Vieja", body: "<p>Texto</p>" }, stale: ["imageAlt", "body"] },
  };
  expect(patchForPicture(fields, row, replacement)).toEqual({
    image: `${to}.webp`,
    imageAlt: 'A "porch"',
    translations: { es: { imageAlt: "Un porche", body: "<p>Texto</p>" }, stale: ["body"] },
  });
  expect(patchForPicture(fields, row, { ...replacement, spanishAlt: "" })).toMatchObject({ translations: { es: { imageAlt: "" } } });
});

it("finds the picture in Spanish texts and in values, and nothing where it is not", () => {
  const spanishOnly = { body: "", translations: { es: { body: `<img src="/resources/${from}.webp">` } } };
  expect(patchForPicture(fields, spanishOnly, replacement)).toEqual({
    translations: { es: { body: `<img alt="Un porche" src="/resources/${to}.webp">` }, stale: [] },
  });
  expect(patchForPicture(fields, { value: `/resources/${from}.webp` }, replacement)).toEqual({ value: `/resources/${to}.webp` });
  expect(patchForPicture(fields, { image: null, value: null, body: "", translations: {} }, replacement)).toBeUndefined();
});
