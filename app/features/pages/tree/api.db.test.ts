import { beforeEach, describe, expect, it } from "vitest";
import { newsletterIssueDefinition } from "#app/features/newsletter/definition.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { samplePicture } from "#test/pictures.ts";

const { current, signIn } = testApp();
const pages = contentStore(pageCategoryDefinition);
const issues = contentStore(newsletterIssueDefinition);
const sections = contentStore(pageContentDefinition);
const noUser = { userId: null };

type TreePage = Record<string, unknown> & { webPageCategoryId: number; name: string };

let staff: Caller;
beforeEach(async () => {
  staff = await signIn();
});

const list = async () => (await staff("GET", "/api/pages")).body.pageListVm as TreePage[];
const find = async (id: number) => (await list()).find(({ webPageCategoryId }) => webPageCategoryId === id);

async function begin(values: object): Promise<number> {
  const { body, status } = await staff("POST", "/api/pages", { json: values });
  expect([status, body.validationErrors]).toEqual([200, []]);
  return body.webPageCategoryId as number;
}

const fair = { name: "Home-buying fair", address: "fair", translations: { es: { name: "Feria de vivienda", address: "feria" } } };

const publish = (id: number, entity = "pagecategory") => staff("POST", "/api/drafts/publish", { json: { entity, id } });

async function publishedPage(values: object = fair): Promise<number> {
  const { body } = await staff("POST", "/api/pagecategory", { json: values });
  return (body.pageCategoryDto as { webPageCategoryId: number }).webPageCategoryId;
}

const addFixed = async (slug: string, parentId: number | null = null) =>
  (await pages.create(current.platform.db, { slug, name: slug, parentId }, noUser)).webPageCategoryId;

const addSection = async (categoriesId: number, values: object = {}) =>
  (await sections.create(current.platform.db, { title: "Section", categoriesId, ...values }, noUser)).webPageContentId;

const draftOf = async (entity: string, id: number) =>
  (await staff("GET", `/api/drafts/record?entity=${entity}&id=${id}`)).body.draftDto as {
    isNew: boolean;
    record: Record<string, unknown>;
    values: Record<string, unknown>;
  };

const draftIds = async (entity: string) =>
  ((await staff("GET", `/api/drafts?entity=${entity}`)).body.draftListVm as Array<{ id: number }>)
    .map(({ id }) => id)
    .sort((a, b) => a - b);

describe("the list of pages", () => {
  it("has fixed pages, parts and pages that were never published, with their states and addresses", async () => {
    const home = await addFixed("home");
    const part = await addFixed("home-services", home);
    const id = await begin(fair);
    expect(await find(home)).toMatchObject({ kind: "fixed", paths: { en: "/", es: "/" }, state: "published", parts: 1 });
    expect(await find(part)).toMatchObject({ kind: "part", paths: null });
    expect(await find(id)).toMatchObject({
      kind: "built",
      name: "Home-buying fair",
      paths: { en: "/fair", es: "/feria" },
      livePaths: null,
      isNew: true,
      state: "draft",
      menuPlaces: [],
    });
    await publish(id);
    expect(await find(id)).toMatchObject({ isNew: false, state: "published", livePaths: { en: "/fair", es: "/feria" } });
  });

  it("lists changes of a page and of its blocks, missing Spanish, and the number of blocks", async () => {
    const id = await publishedPage();
    const section = await addSection(id, { translations: { es: { title: "Sección" } } });
    await addSection(id, { blockId: section, title: "Item" });
    await addSection(id, { status: "draft", title: "Hidden" });
    expect(await find(id)).toMatchObject({ state: "published", blocks: 1, spanishGaps: 1 });
    const change = { name: "title", value: "Changed", was: "Section" };
    await staff("PUT", "/api/drafts", { json: { entity: "pagecontent", id: section, version: 1, changes: [change] } });
    expect(await find(id)).toMatchObject({ state: "changed", spanishGaps: 2 });
    await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: id, status: "draft" } });
    expect(await find(id)).toMatchObject({ state: "takenDown", isTakenDown: true, hasChanges: true, livePaths: null });
  });

  it("shows the page's own picture, else that of its banner, else the first one", async () => {
    const { body } = await staff("POST", "/api/pagecontent", { form: { title: "First", ImageFile: samplePicture() } });
    const first = (body.pageContentDto as { image: string }).image;
    const id = await publishedPage();
    await addSection(id);
    expect(await find(id)).toMatchObject({ thumbnail: null });
    await addSection(id, { image: first });
    expect(await find(id)).toMatchObject({ thumbnail: first });
  });

  it("tells what is shown where a page is shared: the picture that is drawn for it, that of its banner, or the site's", async () => {
    const { body } = await staff("POST", "/api/pagecontent", { form: { title: "First", ImageFile: samplePicture() } });
    const { image } = body.pageContentDto as { image: string };
    const home = await addFixed("contact-us");
    await pages.update(current.platform.db, home, { name: "Contact Us", translations: { es: { name: "Contáctenos" } } }, noUser);
    expect(await find(home)).toMatchObject({ sharedPictures: { en: "/share/contact-us-en.jpg", es: "/share/contact-us-es.jpg" } });
    const id = await publishedPage();
    await addSection(id, { image, sortOrder: 20 });
    expect(await find(id)).toMatchObject({ sharedPictures: { en: "/og-default.png", es: "/og-default.png" } });
    await addSection(id, { image, kind: "hero", sortOrder: 10 });
    const banner = `/resources/${image.replace(".webp", "-480.webp")}`;
    expect(await find(id)).toMatchObject({ sharedPictures: { en: banner, es: banner } });
  });

  it("survives a draft with values that a save would refuse", async () => {
    const id = await begin(fair);
    const changes = [
      { name: "address", value: "Odd Characters!", was: "fair" },
      { name: "parentId", value: "none", was: null },
    ];
    expect((await staff("PUT", "/api/drafts", { json: { entity: "pagecategory", id, changes } })).status).toBe(200);
    expect(await find(id)).toMatchObject({ parentId: null, address: "Odd Characters!" });
  });
});

describe("a new page", () => {
  it("is a draft with the whole input, last below its parent", async () => {
    const parent = await publishedPage();
    const one = await begin({ ...fair, name: "May", address: "may", parentId: parent });
    const two = await begin({ name: "June", address: "june", parentId: parent });
    const { isNew, record } = await draftOf("pagecategory", one);
    expect(isNew).toBe(true);
    expect(record).toMatchObject({
      name: "May",
      address: "may",
      parentId: parent,
      status: "published",
      translations: { es: { name: "Feria de vivienda", address: "feria" } },
    });
    expect((await find(two))?.sortOrder).toBeGreaterThan(Number((await find(one))?.sortOrder));
  });

  it("is refused where its address is taken, also by another draft, reserved or odd, or its parent is no page", async () => {
    await begin(fair);
    const home = await addFixed("home");
    const part = await addFixed("home-services", home);
    const fieldsOf = async (values: object) => {
      const { status, body } = await staff("POST", "/api/pages", { json: { name: "Page", ...values } });
      return [status, ...(body.validationErrors as Array<{ field: string }>).map(({ field }) => field)];
    };
    expect(await fieldsOf({ address: "fair" })).toEqual([400, "address"]);
    expect(await fieldsOf({ address: "market", translations: { es: { address: "feria" } } })).toEqual([400, "es.address"]);
    expect(await fieldsOf({ address: "blog" })).toEqual([400, "address"]);
    expect(await fieldsOf({ address: "A b" })).toEqual([400, "address"]);
    expect(await fieldsOf({ address: "" })).toEqual([400, "address"]);
    expect(await fieldsOf({ address: "market", parentId: 99_999 })).toEqual([400, "parentId"]);
    expect(await fieldsOf({ address: "market", parentId: part })).toEqual([400, "parentId"]);
    expect((await staff("POST", "/api/pages", { json: { name: "Page", address: "market", copyOf: 99_999 } })).status).toBe(404);
    expect(await draftIds("pagecategory")).toHaveLength(1);
  });

  it("as a copy has both languages, settings, props, pictures and items of the blocks, and neither the former addresses nor the source label", async () => {
    const { body } = await staff("POST", "/api/pagecontent", { form: { title: "Other", ImageFile: samplePicture() } });
    const { image } = body.pageContentDto as { image: string };
    const source = await publishedPage({ ...fair, description: "In May.", sourceLabel: "Fair", isListed: false });
    await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: source, address: "fair-in-may" } });
    const spanish = { es: { title: "Pasos" } };
    const props = { numbered: true };
    const block = await addSection(source, { kind: "later-kind", title: "Steps", props, image, translations: spanish, sortOrder: 10 });
    await addSection(source, { blockId: block, title: "First step", translations: { es: { title: "Primer paso" } }, sortOrder: 20 });
    const before = await draftIds("pagecontent");
    const copy = await begin({ name: "Copy", address: "fair-2", copyOf: source });
    expect((await draftOf("pagecategory", copy)).record).toMatchObject({
      name: "Copy",
      address: "fair-2",
      description: "In May.",
      sourceLabel: "",
      isListed: false,
      slug: null,
    });
    const [copiedBlock = 0, copiedItem = 0] = (await draftIds("pagecontent")).filter((id) => !before.includes(id));
    expect((await draftOf("pagecontent", copiedBlock)).record).toMatchObject({
      ...{ kind: "later-kind", title: "Steps", props, image, categoriesId: copy, blockId: null },
      translations: spanish,
    });
    expect((await draftOf("pagecontent", copiedItem)).record).toMatchObject({
      title: "First step",
      categoriesId: copy,
      blockId: copiedBlock,
    });
    expect(await find(copy)).toMatchObject({ blocks: 1, thumbnail: image });
    expect((await publish(copy)).status).toBe(200);
    expect(await find(copy)).toMatchObject({ state: "published", livePaths: { en: "/fair-2" } });
    for (const id of [copiedBlock, copiedItem]) expect((await staff("GET", `/api/pagecontent/${id}`)).status).toBe(200);
    expect((await publish(copiedBlock, "pagecontent")).status).toBe(404);
    expect(await find(source)).toMatchObject({ livePaths: { en: "/fair-in-may" } });
  });
});

describe("moving a page", () => {
  const place = (id: number, json: object) => staff("PUT", `/api/pages/${id}/place`, { json });

  it("is a draft: the page stays where it is until that is published", async () => {
    const [parent, child] = [await publishedPage(), await publishedPage({ name: "May", address: "may" })];
    expect((await place(child, { parentId: parent })).status).toBe(200);
    expect(await find(child)).toMatchObject({ state: "changed", paths: { en: "/fair/may" }, livePaths: { en: "/may" }, parentId: parent });
    await publish(child);
    expect(await find(child)).toMatchObject({ state: "published", livePaths: { en: "/fair/may", es: "/feria/may" } });
  });

  it("changes the order with a draft of the moved page alone, however often it is moved", async () => {
    const ids = [await begin(fair), await begin({ name: "Two", address: "two" }), await begin({ name: "Three", address: "three" })];
    const order = async () =>
      (await list()).toSorted((a, b) => Number(a.sortOrder) - Number(b.sortOrder)).map(({ webPageCategoryId }) => webPageCategoryId);
    const [one = 0, two = 0, three = 0] = ids;
    await place(three, { before: one });
    expect(await order()).toEqual([three, one, two]);
    await place(three, { before: two });
    expect(await order()).toEqual([one, three, two]);
    await place(one, {});
    expect(await order()).toEqual([three, two, one]);
  });

  it("refuses circles, taken addresses, unknown pages, and another parent for a fixed page", async () => {
    const loans = await addFixed("loans");
    const parent = await publishedPage();
    const child = await publishedPage({ name: "May", address: "may", parentId: parent });
    await publishedPage({ name: "Other", address: "may" });
    const refused = async (id: number, json: object) => {
      const { status, body } = await place(id, json);
      return [status, ...((body.validationErrors as Array<{ field: string }>) ?? []).map(({ field }) => field)];
    };
    expect(await refused(parent, { parentId: child })).toEqual([400, "parentId"]);
    expect(await refused(parent, { parentId: parent })).toEqual([400, "parentId"]);
    expect(await refused(child, { parentId: null })).toEqual([400, "address"]);
    expect(await refused(child, { parentId: 99_999 })).toEqual([400, "parentId"]);
    expect(await refused(loans, { parentId: parent })).toEqual([400, "parentId"]);
    expect((await place(99_999, {})).status).toBe(404);
    expect(await draftIds("pagecategory")).toEqual([]);
  });

  it("refuses a circle that two drafts would close together", async () => {
    const [one, two] = [await publishedPage(), await publishedPage({ name: "Two", address: "two" })];
    await place(one, { parentId: two });
    expect((await place(two, { parentId: one })).status).toBe(400);
  });
});

describe("deleting a page", () => {
  const remove = (id: number) => staff("DELETE", `/api/pages/${id}`);

  it("moves it to the Trash with its blocks, and brings them back together", async () => {
    const id = await publishedPage();
    const block = await addSection(id, { kind: "steps", title: "Steps" });
    const item = await addSection(id, { blockId: block, title: "First step" });
    const earlier = await addSection(id, { title: "Deleted before" });
    await staff("DELETE", `/api/pagecontent/${earlier}`);
    expect((await remove(id)).status).toBe(200);
    expect(await find(id)).toBeUndefined();
    expect((await staff("GET", `/api/pagecontent/${block}`)).status).toBe(404);
    const { body } = await staff("GET", "/api/revisions/deleted?entity=pagecategory");
    const [deletion] = body.revisionListVm as Array<{ revisionId: number }>;
    await staff("POST", "/api/revisions/restore", { json: { revisionId: deletion?.revisionId } });
    expect(await find(id)).toMatchObject({ state: "published", blocks: 1, livePaths: { en: "/fair" } });
    expect((await staff("GET", `/api/pagecontent/${item}`)).body).toMatchObject({
      pageContentDto: { blockId: block, title: "First step" },
    });
    expect((await staff("GET", `/api/pagecontent/${earlier}`)).status).toBe(404);
  });

  it("discards what was never published", async () => {
    const source = await publishedPage();
    await addSection(source);
    const copy = await begin({ name: "Copy", address: "copy", copyOf: source });
    expect(await draftIds("pagecontent")).toHaveLength(1);
    expect((await remove(copy)).status).toBe(200);
    expect([await draftIds("pagecategory"), await draftIds("pagecontent")]).toEqual([[], []]);
    expect(await find(source)).toMatchObject({ blocks: 1 });
  });

  it("refuses fixed pages, pages with others below them, and unknown ones", async () => {
    const home = await addFixed("home");
    const parent = await publishedPage();
    await begin({ name: "May", address: "may", parentId: parent });
    expect((await remove(home)).status).toBe(409);
    expect((await remove(parent)).status).toBe(409);
    expect((await remove(99_999)).status).toBe(404);
    expect((await list()).length).toBe(3);
  });

  it("refuses pages with a part below them, or one that only a draft moves away", async () => {
    const [parent, other] = [await publishedPage(), await publishedPage({ name: "Classes", address: "classes" })];
    const part = await addFixed("a-part", parent);
    const { status, body } = await remove(parent);
    expect({ status, message: body.message }).toEqual({ status: 409, message: expect.stringContaining("a-part") });
    await staff("PUT", "/api/drafts", {
      json: { entity: "pagecategory", id: part, version: 1, changes: [{ name: "parentId", value: other, was: parent }] },
    });
    expect((await remove(parent)).body.message).toContain("a-part");
    expect((await remove(other)).status).toBe(409);
  });

  it("leaves a section on the page that shows it, though a draft moves it to the deleted one", async () => {
    const [shown, deleted] = [await publishedPage(), await publishedPage({ name: "Classes", address: "classes" })];
    const section = await addSection(shown);
    await staff("PUT", "/api/drafts", {
      json: { entity: "pagecontent", id: section, version: 1, changes: [{ name: "categoriesId", value: deleted, was: shown }] },
    });
    expect((await remove(deleted)).status).toBe(200);
    expect((await staff("GET", `/api/pagecontent/${section}`)).body).toMatchObject({ pageContentDto: { categoriesId: shown } });
    expect(await publish(section, "pagecontent")).toMatchObject({ status: 400 });
  });
});

describe("the uses of a page", () => {
  const usesOf = async (id: number) =>
    ((await staff("GET", `/api/pages/${id}/uses`)).body.pageUseListVm as Array<{ kind: string; title: string }>).map(
      ({ kind, title }) => `${kind}: ${title}`,
    );

  it("are links in texts of both languages and in drafts, buttons, pages below it and sets", async () => {
    const id = await publishedPage();
    await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: id, address: "fair-in-may" } });
    await addSection(await addFixed("home"), { title: "Banner", url: "/fair-in-may" });
    await staff("POST", "/api/blog", { json: { title: "News", postContents: '<p><a href="/fair#when">Come</a></p>' } });
    const spanish = { es: { postContents: '<p><a href="/es/feria">Venga</a></p>' } };
    await staff("POST", "/api/blog", { json: { title: "Spanish news", translations: spanish } });
    await staff("POST", "/api/blog", { json: { title: "Other", postContents: '<p><a href="/fair-in-may-2">No</a> /fair</p>' } });
    const changes = [
      { name: "title", value: "Draft" },
      { name: "postContents", value: '<p><a href="/fair-in-may">x</a></p>' },
    ];
    await staff("PUT", "/api/drafts", { json: { entity: "blog", changes } });
    await begin({ name: "May", address: "may", parentId: id });
    const { body } = await staff("POST", "/api/drafts/sets", { json: { name: "Spring" } });
    const { setId } = body;
    const title = [{ name: "name", value: "New name", was: fair.name }];
    await staff("PUT", "/api/drafts", { json: { entity: "pagecategory", id, version: 2, changes: title } });
    await staff("POST", "/api/drafts/sets/add", { json: { setId, entity: "pagecategory", id } });
    expect((await usesOf(id)).sort()).toEqual([
      "link: Draft",
      "link: News",
      "link: Spanish news",
      "link: home: Banner",
      "page: May",
      "set: Spring",
    ]);
  });

  it("are settings, menus and redirects too, with a query, for posts and officers as well", async () => {
    const officer = { firstName: "Ana", lastName: "Ruiz", title: "Loan Officer", licenseNumber: "1", isActive: true };
    await staff("POST", "/api/loanofficer", { json: officer });
    await staff("POST", "/api/blog", { json: { title: "News", postContents: '<p><a href="/blog/news">Here</a></p>' } });
    await staff("POST", "/api/redirect", { json: { path: "/ana", target: "/services/loan-officer/1/Ana?from=card" } });
    const links =
      '<p><a href="/es/blog/news?x=1">News</a> <a href="/services/loan-officer/1">Ana</a> <a href="/services/loan-officer/11">No</a></p>';
    await staff("POST", "/api/blog", { json: { title: "Links", postContents: links } });
    const ask = (entity: string, ids: string) => staff("GET", `/api/recorduses?entity=${entity}&ids=${ids}`);
    const uses = async (entity: string, ids: string) =>
      ((await ask(entity, ids)).body.useListVm as Array<{ kind: string; title: string }>)
        .map(({ kind, title }) => `${kind}: ${title}`)
        .sort();
    expect(await uses("blog", "1")).toEqual(["link: Links"]);
    expect(await uses("blog", "1,2")).toEqual([]);
    expect(await uses("loanofficer", "1")).toEqual(["link: Links", expect.stringMatching(/^redirect: \/ana/)]);
    const page = await publishedPage();
    const fairPath = `/${fair.address}`;
    await staff("POST", "/api/redirect", { json: { path: "/old-fair", target: `${fairPath}?from=radio` } });
    expect(await uses("pagecategory", String(page))).toEqual([expect.stringMatching(/^redirect: \/old-fair/)]);
    expect((await ask("blog", "1;2")).status).toBe(400);
  });

  it("lists the sets that a section is in, for the question before it is deleted", async () => {
    const section = await addSection(await publishedPage());
    const setId = (await staff("POST", "/api/drafts/sets", { json: { name: "Spring" } })).body.setId;
    const uses = async (id: number) => (await staff("GET", `/api/recorduses?entity=pagecontent&ids=${id}`)).body.useListVm;
    const changes = [{ name: "title", value: "Changed", was: "Section" }];
    await staff("PUT", "/api/drafts", { json: { entity: "pagecontent", id: section, version: 1, changes } });
    expect(await uses(section)).toEqual([]);
    await staff("POST", "/api/drafts/sets/add", { json: { setId, entity: "pagecontent", id: section } });
    expect(await uses(section)).toEqual([{ kind: "set", title: "Spring", to: `/admin/sets/${setId}` }]);
  });

  it("are named only to those who may read them", async () => {
    const id = await publishedPage();
    const letter = { subject: "Spring letter", body: '<p><a href="/fair">Come</a></p>', translations: {} };
    await issues.create(current.platform.db, letter, noUser);
    expect(await usesOf(id)).toEqual(["link: Spring letter"]);
    const reviewer = await signIn("reviewer");
    expect((await reviewer("GET", `/api/pages/${id}/uses`)).body.pageUseListVm).toEqual([]);
  });

  it("is nothing for a page that is used nowhere, and 404 for none", async () => {
    expect(await usesOf(await publishedPage())).toEqual([]);
    expect((await staff("GET", "/api/pages/99999/uses")).status).toBe(404);
  });
});

it("shows pages to those who may read content, and lets only writers change them", async () => {
  const id = await publishedPage();
  const officer = await signIn("officer");
  expect((await officer("GET", "/api/pages")).status).toBe(403);
  expect((await officer("POST", "/api/pages", { json: fair })).status).toBe(403);
  expect((await officer("DELETE", `/api/pages/${id}`)).status).toBe(403);
});
