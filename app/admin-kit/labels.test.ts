import { expect, it } from "vitest";
import { z } from "zod";
import { optionalText } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { labelsIn } from "./labels.ts";

const text = optionalText("text", 10);
const input = z.object({ title: text, url: text.optional(), translations: translations({ title: text }).optional() });
const title = { en: "Title", es: "Título" };
const url = { en: "Link", es: "Enlace" };
const image = { en: "Image", es: "Imagen" };

it("labels every field of a form in either language, each Spanish one behind its English one", () => {
  const english = labelsIn("en", input, { title, url, image });
  expect(Object.entries(english)).toEqual([
    ["title", "Title"],
    ["es.title", "Title (Spanish)"],
    ["url", "Link"],
    ["image", "Image"],
  ]);
  expect(labelsIn("es", input, { title, url, image })).toMatchObject({ "es.title": "Título (español)", url: "Enlace" });
});

it("does not compile where a field of the input has no label, or a label no Spanish", () => {
  // @ts-expect-error `url` has no label.
  labelsIn("en", input, { title, image });
  // @ts-expect-error The label of `url` has no Spanish.
  labelsIn("en", input, { title, url: { en: "Link" } });
});
