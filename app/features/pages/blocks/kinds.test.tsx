import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { takeLanguageFrom } from "#lib/localize.ts";
import { languages } from "#lib/translations.ts";
import type { BlockExample } from "./block-kind.ts";
import { blockKinds, kindNames } from "./kinds.ts";
import { readProps } from "./read-props.ts";

const folder = import.meta.dirname;
const kinds = [...blockKinds];
const examples = import.meta.glob<BlockExample>("./*/example.ts", { eager: true, import: "example" });
const thumbnails = import.meta.glob<ComponentType>("./*/thumbnail.tsx", { eager: true, import: "Thumbnail" });
const fields = import.meta.glob<ComponentType>("./*/fields.tsx", { eager: true, import: "Fields" });

const exampleOf = (name: string): BlockExample => {
  const example = examples[`./${name}/example.ts`];
  if (!example) throw new Error(`${name} has no example`);
  return example;
};

it("a kind is a folder and a line in the list", () => {
  const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(folders.sort()).toEqual([...kindNames].sort());
  expect(kinds.map(([name]) => name)).toEqual([...kindNames]);
});

describe.each(kinds)("the kind %s", (name, kind) => {
  const example = exampleOf(name);
  const texts = [example, ...(example.items ?? [])];

  it("accepts the settings of its example, and of a block that has none yet", () => {
    expect(kind.props.safeParse(example.props ?? {}).error).toBeUndefined();
    const missing = kind.props.safeParse({}).error?.issues.map(({ message }) => message) ?? [];
    for (const message of missing) expect(message).toMatch(/ is required$/);
  });

  it("has an example in both languages with fields that it shows", () => {
    for (const { title, body } of texts)
      for (const text of [title, body].filter((one) => one !== undefined)) {
        expect(text.en.trim()).not.toBe("");
        expect(text.es.trim()).not.toBe("");
      }
    expect(texts.some(({ title, body }) => title.en !== title.es || body?.en !== body?.es)).toBe(true);
    const shown = (values: object = {}, allowed: readonly string[] = []) => Object.keys(values).filter((field) => !allowed.includes(field));
    expect(shown(example.values, kind.fields)).toEqual([]);
    for (const item of example.items ?? []) expect(shown(item.values, kind.items?.fields)).toEqual([]);
    expect(example.items?.length ?? 0).toBeLessThanOrEqual(kind.items?.most ?? 0);
  });

  it("has a view, a thumbnail in the color of its text, and fields if it has settings", () => {
    expect(existsSync(`${folder}/${name}/view.tsx`)).toBe(true);
    const Thumbnail = thumbnails[`./${name}/thumbnail.tsx`];
    const svg = Thumbnail ? renderToStaticMarkup(<Thumbnail />) : "";
    expect(svg).toMatch(/^<svg viewBox="0 0 96 64" aria-hidden="true"/);
    expect(svg).toContain("currentColor");
    expect(svg).not.toMatch(/#[0-9a-f]{3}|rgb/i);
    expect(fields[`./${name}/fields.tsx`] !== undefined).toBe(Object.keys(kind.props.shape).length > 0);
  });

  it("loads a script only for an island and to count uses of the ways to our people", () => {
    const view = readFileSync(`${folder}/${name}/view.tsx`, "utf8");
    expect(kind.hasScript === true).toBe(/<Island|<WayTiles|<LoanOfficerCard|data-way=/.test(view));
  });
});

const sentences: Array<[string, object, RegExp, RegExp]> = [
  ["quote", {}, /^Source is required$/, /«Fuente»/],
  ["quote", { source: "Letter", date: "yesterday" }, /^Date must be a date/, /«Fecha»/],
  [
    "quote",
    { source: "x", date: "2026-01-31", sourceUrl: "javascript:alert(1)" },
    /^Address of the source must/,
    /«Dirección de la fuente»/,
  ],
  ["numbers", { source: "x".repeat(201) }, /^Source may have at most 200/, /«Fuente»/],
  ["officers", { language: "klingon" }, /^Language they speak must be one of/, /«Idioma que hablan»/],
  ["officers", { most: 13 }, /^At most must be at most 12/, /«Como máximo»/],
  ["posts", { count: "many" }, /^Number of articles must be a whole number/, /«Cantidad de artículos»/],
  ["calculator", { calculator: "abacus" }, /^Calculator must be one of/, /«Calculadora»/],
  ["video", { video: "https://example.com/film.mp4" }, /^Address of the video must be/, /«Dirección del video»/],
  ["documents", { documents: ["x"] }, /^Documents must be a whole number/, /«Documentos»/],
  ["glossary", { terms: "all" }, /^Terms must be a list/, /«Términos»/],
  ["slideshow", { seconds: 0 }, /^Seconds per slide must be at least 4/, /«Segundos por diapositiva»/],
];

test.each(sentences)("%s refuses %j with a sentence that names the setting, in both languages", (name, props, english, spanish) => {
  const [en = "", es = ""] = languages.map((language) => {
    const restore = takeLanguageFrom(() => language);
    try {
      return blockKinds.get(name)?.props.safeParse(props).error?.issues[0]?.message;
    } finally {
      restore();
    }
  });
  expect(en).toMatch(english);
  expect(es).toMatch(spanish);
});

it("reads no settings of an unknown kind, nor of another version of one", () => {
  expect(readProps({ kind: "hologram", props: {} })).toBeUndefined();
  expect(readProps({ kind: "officers", props: { most: "all of them" } })).toBeUndefined();
});
