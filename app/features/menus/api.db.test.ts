import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { documents } from "#app/features/documents/tables/documents.server.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { defaultItems } from "./default-menus.ts";
import { listItems, type MenuItem, type MenuTarget } from "./menu-item.ts";
import { readMenuPlaces, readMenus } from "./reads.server.ts";
import { linksOf } from "./shown-menu.ts";
import { menus } from "./tables/menus.server.ts";
import { writeMissingMenus } from "./write-missing.server.ts";

const { current, stranger, signIn } = testApp();
const now = new Date("2027-03-01T18:00:00Z");
const [menuId, headerId] = [1, 2];

const link = (id: string, target: MenuTarget): MenuItem => ({ id, label: { en: id, es: `${id} es` }, target });
const home = link("home", { url: "/" });

/** With its three menus, as after the start of the program. */
async function startOffice() {
  await current.platform.db.transaction(writeMissingMenus);
  return signIn();
}

async function addPage(staff: Caller, values: object = {}): Promise<number> {
  const json = { name: "ITIN loans", address: "itin-families", status: "published", ...values };
  const { status, body } = await staff("POST", "/api/pagecategory", { json });
  expect(status).toBe(200);
  return (body.pageCategoryDto as { webPageCategoryId: number }).webPageCategoryId;
}

const save = (staff: Caller, items: unknown, id = menuId) => staff("PUT", "/api/menu", { json: { menuId: id, items } });
const saveDraft = (staff: Caller, items: unknown) =>
  staff("PUT", "/api/drafts", { json: { entity: "menu", id: menuId, changes: [{ name: "items", value: items }] } });
const hrefs = async (language: "en" | "es" = "en", place: "menu" | "header" | "footer" = "menu") =>
  linksOf((await readMenus(current.platform.db, language, now))[place]).map(({ href }) => href);
const fieldOf = ({ body }: Awaited<ReturnType<Caller>>) => (body.validationErrors as Array<{ field: string }>)[0]?.field;

describe("the menus that every installation has", () => {
  it("are added once, with today's links, and a start that finds them changes nothing", async () => {
    const { db } = current.platform;
    await startOffice();
    await db.delete(menus).where(eq(menus.place, "footer"));
    await db.transaction(writeMissingMenus);
    await db.transaction(writeMissingMenus);
    const rows = await db.select().from(menus).orderBy(menus.menuId);
    expect(rows.map(({ place, version }) => [place, version])).toEqual([
      ["menu", 1],
      ["header", 1],
      ["footer", 1],
    ]);
    for (const { place, items } of rows) expect(items).toEqual(defaultItems(place));
    expect(await db.$count(revisions, eq(revisions.entity, "menu"))).toBe(4);
  });

  it("lead to the site's own pages by id", async () => {
    const { db } = current.platform;
    const [page] = await db.insert(pageCategories).values({ slug: "loans", name: "Loans" }).returning();
    await startOffice();
    const [menu] = await db.select().from(menus).where(eq(menus.place, "menu"));
    expect(listItems(menu?.items ?? []).find(({ id }) => id === "our-loans")?.target).toEqual({ page: page?.webPageCategoryId });
    expect(await hrefs("es")).toContain("/es/loans");
  });

  it("show the default links also before they have records", async () => {
    expect(await hrefs("es", "header")).toEqual([
      "/es/loans",
      "/es/loans/itin",
      "/es/can-i-buy",
      "/es/assistance",
      "/es/calculators",
      "/es/services/find-a-loan-officer",
      "/es/questions",
      "/es/contact-us",
    ]);
  });

  it("cannot be added or deleted, and are not for visitors to read as records", async () => {
    const staff = await startOffice();
    expect((await staff("POST", "/api/menu", { json: { items: [] } })).status).toBe(404);
    expect((await staff("DELETE", "/api/menu/1")).status).toBe(404);
    const { status, body } = await staff("PUT", "/api/drafts", { json: { entity: "menu", changes: [{ name: "items", value: [] }] } });
    expect({ status, message: body.message }).toEqual({ status: 400, message: expect.stringContaining("not added") });
    expect((await stranger("GET", "/api/menu")).status).toBe(401);
    expect((await stranger("GET", "/api/menutargets")).status).toBe(401);
    expect((await (await signIn("reviewer"))("PUT", "/api/menu", { json: { menuId, items: [] } })).status).toBe(403);
  });
});

describe("a change of a menu", () => {
  it("is stored as it was given, with a revision that can be restored", async () => {
    const staff = await startOffice();
    const items = [home, { id: "more", label: { en: "More", es: "Más" }, children: [link("site", { url: "https://example.com/" })] }];
    expect((await save(staff, items)).body).toMatchObject({ menuDto: { menuId, version: 2, items } });
    expect((await staff("GET", "/api/menu/1")).body).toMatchObject({ menuDto: { place: "menu", items } });
    expect(await hrefs()).toEqual(["/", "https://example.com/"]);
    const history = (await staff("GET", "/api/revisions?entity=menu&id=1")).body.revisionListVm as Array<{ revisionId: number }>;
    expect((await staff("POST", "/api/revisions/restore", { json: { revisionId: history.at(-1)?.revisionId } })).status).toBe(200);
    expect(await hrefs()).toContain("/services/find-a-loan-officer");
  });

  it("waits as a draft, of which visitors see nothing, until it is published", async () => {
    const staff = await startOffice();
    const before = await hrefs();
    expect((await saveDraft(staff, [home])).status).toBe(200);
    expect(await hrefs()).toEqual(before);
    expect((await staff("POST", "/api/drafts/publish", { json: { entity: "menu", id: menuId } })).status).toBe(200);
    expect(await hrefs()).toEqual(["/"]);
  });

  it("may be unfinished as a draft, which is refused with its field when it is published", async () => {
    const staff = await startOffice();
    await saveDraft(staff, [home, link("half", { page: 0 })]);
    const answer = await staff("POST", "/api/drafts/publish", { json: { entity: "menu", id: menuId } });
    expect([answer.status, fieldOf(answer)]).toEqual([400, "items.1.target.page"]);
  });

  it.each<[string, number, unknown, string]>([
    ["a page that does not exist", menuId, [home, link("a", { page: 99 })], "items.1.target.page"],
    ["a document that does not exist", menuId, [link("a", { document: 99 })], "items.0.target.document"],
    ["no Spanish", menuId, [{ ...home, label: { en: "Home", es: "" } }], "items.0.label.es"],
    ["a group in the header row", headerId, [home, { id: "g", label: home.label, children: [] }], "items.1.target"],
  ])("with %s is refused with its field, and nothing is stored", async (_, id, items, field) => {
    const staff = await startOffice();
    const answer = await save(staff, items, id);
    expect([answer.status, fieldOf(answer)]).toEqual([400, field]);
    expect((await staff("GET", `/api/menu/${id}`)).body).toMatchObject({ menuDto: { version: 1 } });
  });
});

describe("a link to a page", () => {
  it("has the page's address in each language, and follows it", async () => {
    const staff = await startOffice();
    const page = await addPage(staff, { translations: { es: { name: "Préstamos", address: "prestamos-familias" } } });
    await save(staff, [link("itin", { page })]);
    expect([await hrefs("en"), await hrefs("es")]).toEqual([["/itin-families"], ["/es/prestamos-familias"]]);
    await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: page, address: "itin-homes" } });
    expect(await hrefs("en")).toEqual(["/itin-homes"]);
  });

  it("is hidden while the page is taken down and after it was deleted, with a group that is empty then; the rest can still be changed", async () => {
    const staff = await startOffice();
    const page = await addPage(staff);
    const items = [home, { id: "g", label: home.label, children: [link("itin", { page })] }];
    await save(staff, items);
    await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: page, status: "draft" } });
    expect((await readMenus(current.platform.db, "en", now)).menu.map(({ id }) => id)).toEqual(["home"]);
    expect((await staff("GET", "/api/menutargets")).body.pages).toMatchObject([{ id: page, state: "down", name: { es: "" } }]);
    expect((await staff("DELETE", `/api/pagecategory/${page}`)).status).toBe(200);
    expect(await hrefs()).toEqual(["/"]);
    expect((await save(staff, [...items, link("more", { url: "/loans" })])).status).toBe(200);
    expect((await save(staff, [...items, link("same", { page: page + 1 })])).status).toBe(400);
  });

  it("goes live together with its page in a set", async () => {
    const staff = await startOffice();
    const changes = Object.entries({ name: "Fair in May", address: "fair", status: "published" }).map(([name, value]) => ({ name, value }));
    const { body } = await staff("PUT", "/api/drafts", { json: { entity: "pagecategory", changes } });
    const page = (body.draftDto as { id: number }).id;
    await saveDraft(staff, [home, link("fair", { page })]);
    const setId = (await staff("POST", "/api/drafts/sets", { json: { name: "Fair" } })).body.setId;
    for (const [entity, id] of [
      ["menu", menuId],
      ["pagecategory", page],
    ])
      expect((await staff("POST", "/api/drafts/sets/add", { json: { setId, entity, id } })).status).toBe(200);
    const { draftSetDto } = (await staff("GET", `/api/drafts/sets/${setId}`)).body as { draftSetDto: { records: object[] } };
    expect(draftSetDto.records).toMatchObject([{ problem: null }, { problem: null }]);
    expect(await hrefs()).not.toContain("/fair");
    expect((await staff("POST", "/api/drafts/sets/publish", { json: { setId } })).status).toBe(200);
    expect(await hrefs()).toEqual(["/", "/fair"]);
    expect((await staff("POST", "/api/drafts/sets/revert", { json: { setId } })).status).toBe(200);
    expect(await hrefs()).not.toContain("/fair");
  });

  it("is listed for its page, and as unpublished where only a draft has it", async () => {
    const staff = await startOffice();
    const [one, other] = [await addPage(staff), await addPage(staff, { address: "fair" })];
    await save(staff, [link("one", { page: one })]);
    await saveDraft(staff, [link("one", { page: one }), { id: "g", label: home.label, children: [link("other", { page: other })] }]);
    const { db } = current.platform;
    expect((await readMenuPlaces(db)).get(one)).toEqual([
      { menuId, place: "menu", name: "Menu", label: { en: "one", es: "one es" }, isDraft: false },
    ]);
    expect((await readMenuPlaces(db)).get(other)).toMatchObject([{ place: "menu", label: { en: "other" }, isDraft: true }]);
    expect((await readMenuPlaces(db)).get(99)).toBeUndefined();
  });
});

it("a link to a document is hidden after its last day, and once it is gone", async () => {
  const staff = await startOffice();
  const { db } = current.platform;
  const file = { name: "Guide", file: "a.pdf", mediaType: "application/pdf", bytes: 1, expiresOn: "2027-03-01" };
  const [document] = await db.insert(documents).values(file).returning();
  await save(staff, [home, link("guide", { document: document?.documentId ?? 0 })]);
  const open = async (moment: string) => linksOf((await readMenus(db, "en", new Date(moment))).menu).length;
  expect([await open("2027-03-02T06:00:00Z"), await open("2027-03-02T18:00:00Z")]).toEqual([2, 1]);
  await db.delete(documents);
  expect(await open("2027-03-01T18:00:00Z")).toBe(1);
});
