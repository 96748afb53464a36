import { expect, it } from "vitest";
import { isTextEdit } from "./text-edit.server.ts";

const kind = { translatable: ["title", "body"], internal: ["deputyId"] };
const before = {
  title: "Loans",
  body: '<p>For your <a href="/home">home</a></p>',
  status: "published",
  sortOrder: 1,
  url: null,
  deputyId: 3,
  version: 1,
  translations: { es: { title: "Préstamos" } },
};

it.each([
  ["a text", { title: "Home loans" }, true],
  ["the Spanish of a text", { translations: { es: { title: "Hipotecas" }, stale: ["body"] } }, true],
  ["a text that had none", { translations: { es: { title: "Préstamos", body: "<p>Para su casa</p>" } } }, true],
  ["what no page shows", { deputyId: null, version: 2 }, true],
  ["nothing", {}, true],
  ["a text around a link", { body: '<p>For <a href="/home">you</a></p>' }, true],
  ["a text without a link that it had", { body: "<p>For your home</p>" }, false],
  ["a link that leads elsewhere now", { body: '<p>For your <a href="/homes">home</a></p>' }, false],
  ["a text that it empties", { body: "<p>\u00a0</p>" }, false],
  ["the Spanish of a text that it empties", { translations: { es: { title: " " } } }, false],
  ["the Spanish of what is no text", { translations: { es: { ...before.translations.es, url: "/solicitar" } } }, false],
  ["all Spanish texts, which it removes", { translations: {} }, false],
  ["whether visitors see it", { status: "draft" }, false],
  ["where a link leads", { url: "/apply" }, false],
  ["a text and the order", { title: "Home loans", sortOrder: 2 }, false],
])("tells whether a write is an edit of texts: %s", (_, change, isEdit) => {
  expect(isTextEdit(kind, before, { ...before, ...change })).toBe(isEdit);
});

it("takes a picture that a text no longer has for a withdrawal, also where it had no words", () => {
  const picture = { ...before, body: '<p><img src="/resources/a.webp" alt=""></p>' };
  expect(isTextEdit(kind, picture, { ...picture, body: "" })).toBe(false);
  expect(isTextEdit(kind, picture, { ...picture, body: '<p><img src="/resources/b.webp" alt=""></p>' })).toBe(false);
  expect(isTextEdit(kind, picture, { ...picture, body: `${picture.body}<p>A home</p>` })).toBe(true);
});
