import { expect, it } from "vitest";
import { isTextEdit } from "./text-edit.server.ts";

const kind = { translatable: ["title", "body"], internal: ["deputyId"] };
const before = {
  title: "Loans",
  body: "<p>For your home</p>",
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
  ["a text that it empties", { body: "<p>\u00a0</p>" }, false],
  ["the Spanish of a text that it empties", { translations: { es: { title: " " } } }, false],
  ["all Spanish texts, which it removes", { translations: {} }, false],
  ["whether visitors see it", { status: "draft" }, false],
  ["where a link leads", { url: "/apply" }, false],
  ["a text and the order", { title: "Home loans", sortOrder: 2 }, false],
])("tells whether a write is an edit of texts: %s", (_, change, isEdit) => {
  expect(isTextEdit(kind, before, { ...before, ...change })).toBe(isEdit);
});
