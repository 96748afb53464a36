import { describe, expect, it } from "vitest";
import { mostBlocks } from "#app/features/pages/blocks/check-block.server.ts";
import { readPage } from "#app/features/pages/sections/page.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import { findDraftKinds } from "#platform/drafts/draft-kinds.server.ts";
import { runDueSchedules } from "#platform/drafts/run-schedules.server.ts";
import { operationsOn } from "#server/api.ts";
import { testApp } from "#test/app.ts";

const { current, stranger, signIn } = testApp();

type Staff = Awaited<ReturnType<typeof signIn>>;
type Part = { part: string; revision: number };
type Item = { id: number; state: string; version: number; record: Record<string, unknown>; parts: Part[] };
type Content = { page: Item; blocks: Array<Item & { items: Item[] }>; changes: number };

const page = { name: "ITIN loans", address: "itin-loans", translations: { es: { name: "Préstamos con ITIN", address: "prestamos-itin" } } };

async function withPage() {
  const staff = await signIn();
  const { body } = await staff("POST", "/api/pagecategory", { json: page });
  return { staff, id: (body.pageCategoryDto as { webPageCategoryId: number }).webPageCategoryId };
}

const read = async (staff: Staff, id: number) => (await staff("GET", `/api/pages/${id}/content`)).body as unknown as Content;
const titles = ({ blocks }: Content) => blocks.map(({ record }) => record.title);
const add = async (staff: Staff, id: number, kind: string, before?: number) =>
  (await staff("POST", `/api/pages/${id}/blocks`, { json: { kind, before } })).body.id as number;
const publicSections = async () =>
  (await stranger("POST", "/api/pagecontent/getpagecontents", { json: { displayAllData: true } })).body.listPageContentListVm as unknown[];

it("adds, moves, copies and removes blocks as drafts, and publishes them together", async () => {
  const { staff, id } = await withPage();
  const text = await add(staff, id, "text");
  const steps = await add(staff, id, "steps", text);
  expect(titles(await read(staff, id))).toEqual(["How it works", "A heading"]);
  expect((await staff("POST", `/api/pageblocks/${steps}/move`, { json: { before: null } })).status).toBe(200);
  const copy = (await staff("POST", `/api/pageblocks/${text}/duplicate`)).body.id as number;
  expect(titles(await read(staff, id))).toEqual(["A heading", "A heading", "How it works"]);
  await staff("POST", `/api/pageblocks/${copy}/remove`);
  await staff("POST", `/api/pageblocks/${steps}/items`);
  expect(await publicSections()).toEqual([]);
  const content = await read(staff, id);
  expect(content).toMatchObject({
    changes: 6,
    blocks: [
      { id: text, state: "new", items: [] },
      { id: steps, items: Array(4).fill({ state: "new" }) },
    ],
  });
  expect((await staff("POST", `/api/pages/${id}/publish`, { json: {} })).body).toMatchObject({ count: 6 });
  expect(await publicSections()).toHaveLength(6);
  expect(await read(staff, id)).toMatchObject({ changes: 0, blocks: [{ state: "published" }, { state: "published" }] });
});

it("has no changes left once a copy and a move of published blocks are undone", async () => {
  const { staff, id } = await withPage();
  const text = await add(staff, id, "text");
  const quote = await add(staff, id, "quote");
  await staff("POST", `/api/pages/${id}/publish`, { json: {} });
  const move = (block: number, before: number | null) => staff("POST", `/api/pageblocks/${block}/move`, { json: { before } });
  const copy = (await staff("POST", `/api/pageblocks/${text}/duplicate`)).body.id as number;
  await move(quote, text);
  await move(quote, null);
  await staff("POST", `/api/pageblocks/${copy}/remove`);
  expect((await read(staff, id)).changes).toBe(0);
  await move(quote, text);
  expect((await read(staff, id)).changes).toBe(1);
  await move(quote, null);
  expect((await read(staff, id)).changes).toBe(0);
});

async function withNewPage() {
  const staff = await signIn();
  const pageId = (await staff("POST", "/api/pages", { json: page })).body.webPageCategoryId as number;
  const steps = await add(staff, pageId, "steps");
  return { staff, pageId, steps };
}

describe("a page that visitors have never seen", () => {
  const at = new Date(Date.now() + 60 * 60_000);
  const record = (id: number) => ({ entity: "pagecategory", id });
  const schedule = (staff: Staff, target: object) =>
    staff("POST", "/api/schedules", { json: { ...target, action: "publish", at: at.toISOString() } });

  async function runSchedules() {
    const { platform } = current;
    const kinds = findDraftKinds(platform.definitions, operationsOn(platform.definitions));
    await runDueSchedules(platform, kinds, { now: new Date(at.getTime() + 1_000) });
  }

  it("is published with its blocks and their items", async () => {
    const { staff, pageId } = await withNewPage();
    await staff("PUT", "/api/drafts", {
      json: { ...record(pageId), changes: [{ name: "description", value: "For families.", was: "" }] },
    });
    expect((await staff("POST", "/api/drafts/publish", { json: record(pageId) })).status).toBe(200);
    expect(await publicSections()).toHaveLength(4);
    expect(await read(staff, pageId)).toMatchObject({ changes: 0, page: { state: "published" } });
  });

  it("has its blocks when its time comes, as they are then", async () => {
    const { staff, pageId, steps } = await withNewPage();
    expect((await schedule(staff, record(pageId))).status).toBe(200);
    await staff("PUT", "/api/drafts", {
      json: { entity: "pagecontent", id: steps, changes: [{ name: "title", value: "Three steps", was: "How it works" }] },
    });
    expect(await publicSections()).toEqual([]);
    await runSchedules();
    expect(await publicSections()).toEqual(
      expect.arrayContaining([expect.objectContaining({ title: "Three steps", categoriesId: pageId })]),
    );
    expect(await read(staff, pageId)).toMatchObject({ changes: 0 });
  });

  it("takes its blocks along in a set that has only the page", async () => {
    const { staff, pageId } = await withNewPage();
    const { setId } = (await staff("POST", "/api/drafts/sets", { json: { name: "Fair" } })).body as { setId: number };
    await staff("POST", "/api/drafts/sets/add", { json: { setId, ...record(pageId) } });
    expect((await schedule(staff, { setId })).status).toBe(200);
    await runSchedules();
    expect(await publicSections()).toHaveLength(4);
  });

  it("is refused, by name, when one of its blocks is incomplete", async () => {
    const { staff, pageId, steps } = await withNewPage();
    await staff("PUT", "/api/drafts", {
      json: { entity: "pagecontent", id: steps, changes: [{ name: "title", value: "", was: "How it works" }] },
    });
    const refused = { status: 400, body: { message: expect.stringMatching(/^#\d+: /) } };
    expect(await schedule(staff, record(pageId))).toMatchObject(refused);
    expect(await staff("POST", "/api/drafts/publish", { json: record(pageId) })).toMatchObject(refused);
    expect(await read(staff, pageId)).toMatchObject({ changes: 5, page: { state: "new" } });
  });

  it("leaves the drafts of blocks alone once it is public", async () => {
    const { staff, id } = await withPage();
    await add(staff, id, "text");
    const changes = [{ name: "description", value: "For families.", was: "" }];
    await staff("PUT", "/api/drafts", { json: { ...record(id), version: 1, changes } });
    expect((await staff("POST", "/api/drafts/publish", { json: record(id) })).status).toBe(200);
    expect(await publicSections()).toEqual([]);
  });
});

it("takes no more blocks than a page may have, hidden ones apart", async () => {
  const { staff, id } = await withPage();
  const blocks = Array.from({ length: mostBlocks }, (_, index) => ({ title: `Block ${index}`, kind: "text", categoriesId: id }));
  const rows = await current.platform.db.insert(pageContents).values(blocks).returning();
  const refused = { status: 400, body: { message: "A page may have at most 200 blocks" } };
  expect(await staff("POST", `/api/pages/${id}/blocks`, { json: { kind: "text" } })).toMatchObject(refused);
  expect(await staff("POST", "/api/pagecontent", { json: { title: "One more", kind: "text", categoriesId: id } })).toMatchObject(refused);
  const [first] = rows;
  const show = (status: string) => staff("PUT", "/api/pagecontent", { json: { webPageContentId: first?.webPageContentId, status } });
  expect((await show("draft")).status).toBe(200);
  expect((await staff("POST", `/api/pages/${id}/blocks`, { json: { kind: "text" } })).status).toBe(200);
  expect((await staff("POST", `/api/pages/${id}/publish`, { json: {} })).status).toBe(200);
  expect(await show("published")).toMatchObject(refused);
});

it("takes no more items than the kind of block may have, added or copied", async () => {
  const { staff, id } = await withPage();
  const hero = await add(staff, id, "hero");
  const addItem = () => staff("POST", `/api/pageblocks/${hero}/items`);
  const begun = (await read(staff, id)).blocks[0]?.items.length ?? 0;
  for (let count = begun; count < 3; count++) expect((await addItem()).status).toBe(200);
  const refused = { status: 400, body: { message: "This block may have at most 3 items" } };
  expect(await addItem()).toMatchObject(refused);
  const item = (await read(staff, id)).blocks[0]?.items[0]?.id;
  expect(await staff("POST", `/api/pageblocks/${item}/duplicate`)).toMatchObject(refused);
  expect((await read(staff, id)).blocks[0]?.items).toHaveLength(3);
});

it("hides a published block once its removal is published, and shows it again", async () => {
  const { staff, id } = await withPage();
  const text = await add(staff, id, "text");
  await staff("POST", `/api/pages/${id}/publish`, { json: {} });
  await staff("POST", `/api/pageblocks/${text}/remove`);
  expect(await publicSections()).toHaveLength(1);
  await staff("POST", `/api/pages/${id}/publish`, { json: {} });
  expect(await publicSections()).toEqual([]);
  expect(await read(staff, id)).toMatchObject({ blocks: [{ id: text, state: "hidden" }] });
  await staff("POST", `/api/pageblocks/${text}/restore`);
  await staff("POST", `/api/pages/${id}/publish`, { json: {} });
  expect(await publicSections()).toHaveLength(1);
});

it("publishes nothing of a page if one of its drafts is incomplete, and names it", async () => {
  const { staff, id } = await withPage();
  const text = await add(staff, id, "text");
  const steps = await add(staff, id, "steps");
  await staff("PUT", "/api/drafts", {
    json: { entity: "pagecontent", id: steps, changes: [{ name: "title", value: "", was: "How it works" }] },
  });
  expect(await staff("POST", `/api/pages/${id}/publish`, { json: {} })).toMatchObject({ status: 400 });
  expect(await publicSections()).toEqual([]);
  expect(await read(staff, id)).toMatchObject({
    blocks: [
      { id: text, state: "new" },
      { id: steps, state: "new" },
    ],
  });
  await staff("POST", `/api/pages/${id}/discard`, { json: {} });
  expect(await read(staff, id)).toMatchObject({ blocks: [], changes: 0 });
});

it("names the page, and not a block with the same id, if the page is refused", async () => {
  const { staff, id } = await withPage();
  expect(await add(staff, id, "text")).toBe(id);
  await staff("PUT", "/api/drafts", {
    json: { entity: "pagecategory", id, version: 1, changes: [{ name: "address", value: "admin", was: page.address }] },
  });
  const { status, body } = await staff("POST", `/api/pages/${id}/publish`, { json: {} });
  expect({ status, message: body.message }).toEqual({ status: 400, message: expect.stringMatching(/^ITIN loans: /) });
});

it("asks an owner for a reason to publish without an approval", async () => {
  const { staff, id } = await withPage();
  await add(staff, id, "text");
  await staff("POST", "/api/WebResource", { json: { Context: "publish.pagecontent", Value: "approval" } });
  const { status, body } = await staff("POST", `/api/pages/${id}/publish`, { json: {} });
  expect({ status, body }).toMatchObject({ status: 403, body: { validationErrors: [{ field: "reason" }] } });
  expect((await staff("POST", `/api/pages/${id}/publish`, { json: { reason: "The rate changed today" } })).status).toBe(200);
});

it("refuses unknown kinds, settings that a kind does not have, and items of an item", async () => {
  const { staff, id } = await withPage();
  expect(await staff("POST", `/api/pages/${id}/blocks`, { json: { kind: "carousel" } })).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: "kind" }] },
  });
  const section = { title: "A block", categoriesId: id };
  const { body } = await staff("POST", "/api/pagecontent", { json: { ...section, kind: "a-later-kind", props: { any: "thing" } } });
  // Of a later version of the site: kept as it is.
  expect(body).toMatchObject({ pageContentDto: { kind: "a-later-kind", props: { any: "thing" } } });
  const { webPageContentId } = body.pageContentDto as { webPageContentId: number };
  const item = (await staff("POST", "/api/pagecontent", { json: { ...section, blockId: webPageContentId } })).body.pageContentDto as {
    webPageContentId: number;
  };
  expect(await staff("POST", "/api/pagecontent", { json: { ...section, blockId: item.webPageContentId } })).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: "blockId" }] },
  });
  expect((await staff("DELETE", `/api/pagecontent/${webPageContentId}`)).status).toBe(200);
  expect(await publicSections()).toEqual([]);
});

type Section = { webPageContentId: number };
const section = async (staff: Staff, values: object) =>
  (await staff("POST", "/api/pagecontent", { json: { title: "A section", ...values } })).body.pageContentDto as Section;
const change = (staff: Staff, values: object) => staff("PUT", "/api/pagecontent", { json: values });
const isPublic = async ({ webPageContentId }: Section) => (await stranger("GET", `/api/pagecontent/${webPageContentId}`)).status === 200;

it("shows visitors neither the sections of a page that is taken down nor the items of a hidden block", async () => {
  const { staff, id } = await withPage();
  const block = await section(staff, { categoriesId: id, kind: "steps" });
  const item = await section(staff, { categoriesId: id, blockId: block.webPageContentId, background: "hero" });
  const isOnPage = async ({ webPageContentId }: Section) =>
    JSON.stringify(await readPage(current.platform.db, id, "en")).includes(`"webPageContentId":${webPageContentId},`);
  const seen = async () => [await isPublic(block), await isPublic(item), await isOnPage(block), await isOnPage(item)];
  expect(await seen()).toEqual([true, true, true, true]);
  await change(staff, { ...block, status: "draft" });
  expect(await seen()).toEqual([false, false, false, false]);
  await change(staff, { ...block, status: "published" });
  await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: id, status: "draft" } });
  expect(await seen()).toEqual([false, false, false, false]);
  expect(await publicSections()).toEqual([]);
});

it("keeps the items of a block on its page, and refuses those of another page", async () => {
  const { staff, id } = await withPage();
  const other = (await staff("POST", "/api/pagecategory", { json: { name: "Other", address: "other" } })).body.pageCategoryDto as {
    webPageCategoryId: number;
  };
  const block = await section(staff, { categoriesId: id, kind: "steps" });
  const item = await section(staff, { categoriesId: id, blockId: block.webPageContentId });
  const stray = { title: "Stray", categoriesId: other.webPageCategoryId, blockId: block.webPageContentId };
  const refused = { status: 400, body: { validationErrors: [{ field: "blockId" }] } };
  expect(await staff("POST", "/api/pagecontent", { json: stray })).toMatchObject(refused);
  const second = await section(staff, { categoriesId: id, kind: "steps" });
  expect(await change(staff, { ...block, kind: "", blockId: second.webPageContentId })).toMatchObject(refused);
  expect((await change(staff, { ...block, categoriesId: other.webPageCategoryId })).status).toBe(200);
  expect(await read(staff, other.webPageCategoryId)).toMatchObject({
    blocks: [{ id: block.webPageContentId, items: [{ id: item.webPageContentId }] }],
  });
});

it("answers a draft that names no page with a refusal", async () => {
  const { staff, id } = await withPage();
  const block = await add(staff, id, "text");
  for (const categoriesId of [99_999_999_999, "abc"]) {
    const [before] = [
      (await staff("GET", `/api/drafts/record?entity=pagecontent&id=${block}`)).body.draftDto as { values: { categoriesId: unknown } },
    ];
    const changes = [{ name: "categoriesId", value: categoriesId, was: before.values.categoriesId }];
    await staff("PUT", "/api/drafts", { json: { entity: "pagecontent", id: block, changes } });
    for (const call of ["items", "duplicate", "remove", "restore"])
      expect((await staff("POST", `/api/pageblocks/${block}/${call}`)).status, `${call} ${categoriesId}`).toBe(404);
  }
});

it("refuses an address whose whole path is too long", async () => {
  const { staff } = await withPage();
  let parentId: number | null = null;
  const statuses: number[] = [];
  for (let depth = 0; depth < 5; depth++) {
    const json = { name: "Deep", address: "a".repeat(80), parentId };
    const { status, body } = await staff("POST", "/api/pagecategory", { json });
    statuses.push(status);
    if (status === 200) parentId = (body.pageCategoryDto as { webPageCategoryId: number }).webPageCategoryId;
  }
  expect(statuses).toEqual([200, 200, 200, 400, 400]);
});

/** Every change of the page, as the editor has read it. */
function readParts({ page: own, blocks }: Content) {
  const sections = blocks.flatMap((block) => [block, ...block.items]);
  const of = (entity: string) => (item: Item) => item.parts.map(({ part, revision }) => `${entity}:${item.id}:${part}:${revision}`);
  return [own].flatMap(of("pagecategory")).concat(sections.flatMap(of("pagecontent")));
}

const setTitle = (staff: Staff, id: number, name: string, was: string, value: string) =>
  staff("PUT", "/api/drafts", { json: { entity: "pagecontent", id, version: 1, changes: [{ name, value, was }] } });

it("takes the changes of a page with hundreds of blocks, and refuses what names none", async () => {
  const { staff, id } = await withPage();
  const hundreds = Array.from({ length: 1500 }, (_, index) => `pagecontent:${index + 1}:en:1`);
  expect((await staff("POST", `/api/pages/${id}/publish`, { json: { read: hundreds } })).status).toBe(404);
  for (const odd of ["pagecontent:1:en", "pagecontent:1:fr:1", "pagecontent:0:en:1"])
    expect((await staff("POST", `/api/pages/${id}/publish`, { json: { read: [odd] } })).status).toBe(400);
});

it.each(["publish", "discard"])("does not %s what was changed since the page was read", async (call) => {
  const { staff, id } = await withPage();
  const text = await add(staff, id, "text");
  const seen = readParts(await read(staff, id));
  await setTitle(staff, text, "title", "A heading", "Unread");
  const refused = await staff("POST", `/api/pages/${id}/${call}`, { json: { read: seen } });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining("since you read it (Unread)") } });
  const added = await add(staff, id, "text");
  expect((await staff("POST", `/api/pages/${id}/${call}`, { json: { read: seen } })).status).toBe(409);
  expect(await read(staff, id)).toMatchObject({ blocks: [{ id: text, state: "new" }, { id: added }] });
  const now = readParts(await read(staff, id));
  expect((await staff("POST", `/api/pages/${id}/${call}`, { json: { read: now } })).status).toBe(200);
  expect((await read(staff, id)).changes).toBe(0);
});

it("leaves changes in a set and scheduled ones alone, and says so", async () => {
  const { staff, id } = await withPage();
  const [one, two, three] = [await add(staff, id, "text"), await add(staff, id, "text"), await add(staff, id, "text")];
  await staff("POST", `/api/pages/${id}/publish`, { json: {} });
  await setTitle(staff, one, "title", "A heading", "In a set");
  await setTitle(staff, two, "es.title", "Un encabezado", "Programado");
  await setTitle(staff, two, "title", "A heading", "Now");
  const { setId } = (await staff("POST", "/api/drafts/sets", { json: { name: "Spring" } })).body;
  await staff("POST", "/api/drafts/sets/add", { json: { setId, entity: "pagecontent", id: one } });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const schedule = { entity: "pagecontent", id: two, parts: ["es"], action: "publish", at };
  expect((await staff("POST", "/api/schedules", { json: schedule })).status).toBe(200);
  const seen = readParts(await read(staff, id));
  const { body } = await staff("POST", `/api/pages/${id}/publish`, { json: { read: seen } });
  expect(body).toMatchObject({ count: 1, waiting: 2, message: expect.stringContaining("in a set or scheduled") });
  expect(await read(staff, id)).toMatchObject({
    changes: 2,
    blocks: [
      { id: one, parts: [{ part: "en" }] },
      { id: two, record: { title: "Now" }, parts: [{ part: "es" }] },
      { id: three, parts: [] },
    ],
  });
  await setTitle(staff, three, "title", "A heading", "Discarded");
  expect((await staff("POST", `/api/pages/${id}/discard`, { json: {} })).body).toMatchObject({ waiting: 2 });
  expect((await read(staff, id)).changes).toBe(2);
  expect(await staff("POST", `/api/pages/${id}/publish`, { json: {} })).toMatchObject({ status: 409 });
});

it("puts a new block on the page, also before a section of a part of it", async () => {
  const { staff, id } = await withPage();
  const part = (await staff("POST", "/api/pagecategory", { json: { name: "Slides", parentId: id } })).body.pageCategoryDto as {
    webPageCategoryId: number;
  };
  const slide = await section(staff, { categoriesId: part.webPageCategoryId });
  const steps = await add(staff, id, "steps", slide.webPageContentId);
  const { blocks } = await read(staff, id);
  const added = blocks.find((block) => block.id === steps);
  expect([added, ...(added?.items ?? [])].map((each) => each?.record.categoriesId)).toEqual(Array(4).fill(id));
});

it("asks for approval of all changes of a page that are not approved yet, once", async () => {
  const { staff, id } = await withPage();
  const text = await add(staff, id, "text");
  const steps = await add(staff, id, "steps");
  await staff("POST", "/api/drafts/ask", { json: { entity: "pagecontent", id: steps, note: "Steps first" } });
  expect(await staff("POST", `/api/pages/${id}/ask`, { json: { note: "Please read" } })).toMatchObject({ status: 200, body: { count: 4 } });
  const noteOf = async (section: number) => {
    const { body } = await staff("GET", `/api/drafts/approval?entity=pagecontent&id=${section}`);
    return (body.approvalDto as { parts: Array<{ asked: { text: string } }> }).parts.map(({ asked }) => asked.text);
  };
  expect(await noteOf(text)).toEqual(["Please read", "Please read", "Please read"]);
  expect(await noteOf(steps)).toEqual(["Steps first", "Steps first", "Steps first"]);
  expect((await staff("POST", `/api/pages/${id}/ask`, { json: { note: "" } })).status).toBe(409);
});
