import { expect, test } from "vitest";
import { contentPath, englishPath, languageOf, localLinks, localPath, preferredLanguage } from "./languages.ts";

test.each([
  ["/", "/es"],
  ["/contact-us", "/es/contact-us"],
  ["/?ref=mail", "/es?ref=mail"],
  ["/contact-us#form", "/es/contact-us#form"],
  ["/estimates", "/es/estimates"],
])("%s is %s in Spanish, and back", (english, spanish) => {
  expect(localPath(english, "es")).toBe(spanish);
  expect(localPath(english, "en")).toBe(english);
  expect(languageOf(new URL(spanish, "http://x").pathname)).toBe("es");
  expect(englishPath(new URL(spanish, "http://x").pathname)).toBe(new URL(english, "http://x").pathname);
});

test.each(["/es", "/es/contact-us", "/admin", "/api/blog", "/resources/ab.webp", "/default-person.svg", "//other.example/x", "#top"])(
  "%s has no Spanish twin",
  (path) => expect(localPath(path, "es")).toBe(path),
);

test.each([
  ["services/refinance_information", "/es/services/refinance_information"],
  ["/contact-us", "/es/contact-us"],
  ["https://apply.example.com/register", "https://apply.example.com/register"],
  ["mailto:hello@example.com", "mailto:hello@example.com"],
  ["#steps", "#steps"],
])("content that links to %s leads to %s on a Spanish page", (url, expected) => {
  expect(contentPath(url, "es")).toBe(expected);
});

test("links inside content follow the language, pictures and other sites do not", () => {
  const html =
    '<p><a href="/contact-us">A</a> <a title="x" href="/es/blog">B</a> <a href="https://x.example/">C</a><img src="/resources/a.webp"></p>';
  expect(localLinks(html, "es")).toBe(html.replace('"/contact-us"', '"/es/contact-us"'));
  expect(localLinks(html, "en")).toBe(html);
});

test.each([
  ["es", "es"],
  ["es-MX,es;q=0.9,en;q=0.8", "es"],
  ["en-US,en;q=0.9,es;q=0.8", "en"],
  ["fr, es;q=0.5, en;q=0.7", "en"],
  ["fr, ES-419 ; q=0.5", "es"],
  ["est, esperanto", "en"],
  ["es;q=0", "en"],
  ["*", "en"],
  ["", "en"],
  [undefined, "en"],
] as const)("a browser that asks for %j is answered in %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
