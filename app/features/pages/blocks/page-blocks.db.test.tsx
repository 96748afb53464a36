import { describe, expect, it } from "vitest";
import * as builtPage from "#app/features/pages/public/built-page.tsx";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { type Language, languages } from "#lib/translations.ts";
import { frameSourcesMark, visitorCookieMark } from "#platform/page-context.server.ts";
import { testDatabase } from "#test/database.ts";
import { loadPage, renderPage } from "#test/render-page.tsx";
import type { BlockExample, ExampleTexts } from "./block-kind.ts";
import { blockKinds, kindNames } from "./kinds.ts";
import { EditedPage } from "./words.tsx";

const examples = import.meta.glob<BlockExample>("./*/example.ts", { eager: true, import: "example" });
const current = testDatabase();

type Row = typeof pageContents.$inferInsert;
type Added = { kind: string; example: BlockExample };

const exampleOf = (kind: string): Added => ({ kind, example: examples[`./${kind}/example.ts`] ?? { title: { en: kind, es: kind } } });

const textsOf = ({ title, body }: ExampleTexts) => ({
  title: title.en,
  body: body?.en ?? "",
  translations: { es: { title: title.es, ...(body && { body: body.es }) } },
});

/** A page of blocks at `/fair`. Returns the ids of blocks and items. */
async function addPage(blocks: Added[]) {
  const { db } = current;
  const { webPageContentId: id } = pageContents;
  const [page] = await db.insert(pageCategories).values({ name: "The fair", address: "fair" }).returning();
  const categoriesId = page?.webPageCategoryId;
  const rows = blocks.map(({ kind, example: { values, props, ...texts } }, sortOrder) => ({
    ...textsOf(texts),
    ...(values as Partial<Row>),
    categoriesId,
    kind,
    props,
    sortOrder,
  }));
  const ids = (await db.insert(pageContents).values(rows).returning({ id })).map((row) => row.id);
  const items = blocks.flatMap(({ example }, index) =>
    (example.items ?? []).map(({ values, ...item }) => ({
      ...textsOf(item),
      ...(values as Partial<Row>),
      categoriesId,
      blockId: ids[index],
    })),
  );
  const itemIds = items.length === 0 ? [] : await db.insert(pageContents).values(items).returning({ id });
  return { blocks: ids, items: itemIds.map((row) => row.id) };
}

const pathIn = { en: "/fair", es: "/es/fair" };
const show = (language: Language = "en") => renderPage(current.db, builtPage, pathIn[language]);
const count = (html: string, part: string | RegExp) => html.split(part).length - 1;
const editorMarks = /data-(text|html|block|blocks|item|kind)=/;

/** Kinds that show nothing before staff have chosen something, or before there is anything to choose from. */
const emptyAtFirst = ["officers", "posts", "documents", "glossary", "video"];
const shownKinds = kindNames.filter((kind) => !emptyAtFirst.includes(kind));

describe("a page with a block of each kind", () => {
  it.each(languages)("shows them in %s, without a mark of the editor", async (language) => {
    await addPage(kindNames.map(exampleOf));
    const html = await show(language);
    expect(html).not.toMatch(editorMarks);
    expect(count(html, "<h1")).toBe(1);
    for (const kind of shownKinds) {
      const { title, items = [] } = exampleOf(kind).example;
      for (const text of [title, ...items.map((item) => item.title)])
        expect(html, kind).toContain(text[language].replaceAll("'", "&#x27;"));
    }
    for (const kind of emptyAtFirst) expect(html, kind).not.toContain(`>${exampleOf(kind).example.title[language]}<`);
  });

  it("is marked in the editor: every block, every item and its title", async () => {
    const ids = await addPage(kindNames.map(exampleOf));
    const html = await renderPage(current.db, { ...builtPage, default: EditedBuiltPage }, "/fair");
    for (const id of ids.blocks) expect(html).toContain(`data-block="${id}"`);
    for (const id of ids.items) {
      expect(html).toContain(`data-item="${id}"`);
      expect(html).toContain(`data-text="pagecontent:${id}:title"`);
    }
    expect(html).not.toContain('data-island="slideshow"');
  });

  it("can have blocks without items, and with the most of them and very long words", async () => {
    const word = "Supercalifragilistic".repeat(9);
    const long = { title: { en: word, es: word }, body: { en: `<p>${word}</p>`, es: "" } };
    const extremes = shownKinds.map((kind) => {
      const { example } = exampleOf(kind);
      const most = blockKinds.get(kind)?.items?.most ?? 0;
      const items = Array.from({ length: most }, () => ({ ...long, values: { url: "https://example.com/" } }));
      return { kind, example, items };
    });
    await addPage(extremes.map(({ kind, example }) => ({ kind, example: { ...example, items: [] } })));
    expect(count(await show(), "<h1")).toBe(1);
    await current.db.delete(pageContents);
    await current.db.delete(pageCategories);
    await addPage(extremes.map(({ kind, example, items }) => ({ kind, example: { ...example, ...long, items } })));
    const html = await show();
    expect(count(html, "<h1")).toBe(1);
    expect(count(html, word)).toBeGreaterThan(extremes.flatMap(({ items }) => items).length);
  });
});

function EditedBuiltPage(props: Parameters<typeof builtPage.default>[0]) {
  return (
    <EditedPage value={true}>
      <builtPage.default {...props} />
    </EditedPage>
  );
}

describe("the heading of a page", () => {
  it("is the title of the banner that begins it; a banner further down has a lower one", async () => {
    await addPage([exampleOf("hero"), exampleOf("text"), exampleOf("hero")]);
    const html = await show();
    const { title } = exampleOf("hero").example;
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title.en}</h1>`));
    expect(html).toMatch(new RegExp(`<h2[^>]*>${title.en}</h2>`));
    expect(html).not.toContain(">The fair</h1>");
  });

  it("is its name otherwise", async () => {
    await addPage([exampleOf("text"), exampleOf("hero")]);
    expect(await show()).toMatch(/<h1[^>]*>The fair<\/h1>/);
  });
});

it("describes all questions of a page to search engines at once", async () => {
  await addPage([exampleOf("questions"), exampleOf("text"), exampleOf("questions")]);
  const html = await show();
  expect(count(html, '"FAQPage"')).toBe(1);
  expect(count(html, '"@type":"Question"')).toBe(2 * (exampleOf("questions").example.items?.length ?? 0));
});

it("an unknown kind shows nothing, and the rest of the page stays", async () => {
  const title = { en: "From the future", es: "Del futuro" };
  await addPage([{ kind: "hologram", example: { title, props: { depth: 3 } } }, exampleOf("text")]);
  const html = await show();
  expect(html).not.toContain(title.en);
  expect(html).toContain(exampleOf("text").example.title.en);
});

it("has one contact form, however many blocks ask for it", async () => {
  await addPage([exampleOf("contact-form"), exampleOf("contact-form")]);
  const html = await show();
  expect(count(html, "<form")).toBe(1);
  for (const name of ["name", "phone", "email", "message"]) expect(count(html, new RegExp(`name="${name}"`))).toBe(1);
  expect(count(html, 'id="message"')).toBe(1);
  expect(html).toContain('href="#message"');
});

it("loads nothing of a video or a map before a tap", async () => {
  const video = { title: { en: "A film", es: "Un video" }, props: { video: "https://youtu.be/abcDEF12345" } };
  await addPage([{ kind: "video", example: video }, exampleOf("map")]);
  const html = await show();
  expect(html).not.toMatch(/<(iframe|img|script|link|video)[^>]* src="https?:/);
  expect(html).toContain("&lt;a href=&quot;https://www.youtube-nocookie.com/embed/abcDEF12345");
});

describe("a page has only what its blocks need:", () => {
  const needsOf = async (...kinds: string[]) => {
    await addPage(kinds.map(exampleOf));
    const loaded = (await loadPage(current.db, builtPage.loader, "/fair")) as unknown as {
      data: { hasScripts: boolean };
      init: { headers: Record<string, string> };
    };
    return { hasScripts: loaded.data.hasScripts, ...loaded.init.headers };
  };

  it("text needs nothing", async () => expect(await needsOf("text", "questions", "hours")).toEqual({ hasScripts: false }));

  it("ways to our people need the script that counts them", async () =>
    expect(await needsOf("text", "ways")).toEqual({ hasScripts: true }));

  it("a video needs the sites of videos, and no script", async () =>
    expect(await needsOf("video")).toEqual({
      hasScripts: false,
      [frameSourcesMark]: "https://www.youtube-nocookie.com https://player.vimeo.com",
    }));

  it("a form needs a script and the visitor's cookie", async () =>
    expect(await needsOf("contact-form")).toEqual({ hasScripts: true, [visitorCookieMark]: "1" }));
});
