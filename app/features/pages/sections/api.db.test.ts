import { describe, expect, it } from "vitest";
import { testApp } from "#test/app.ts";
import { samplePicture, storedName } from "#test/pictures.ts";

const { stranger, signIn } = testApp();

const wholeInput = {
  title: "Our Services",
  body: "<p>Tailored to you.</p>",
  imageAlt: "A porch",
  alignImg: "right",
  background: "muted",
  url: "/services/refinance_information",
  isActiveButton: true,
  icon: "medal",
  sortOrder: 20,
  status: "published",
  translations: { es: { title: "Nuestros servicios", body: "<p>A su medida.</p>", imageAlt: "Un porche" } },
};

type Staff = Awaited<ReturnType<typeof signIn>>;
const asAdminAsks = { pageNumber: 1, pageSize: 5, displayAllData: true, webPageCategoryId: 0 };

async function list(caller: Staff, json: object) {
  const { status, body } = await caller("POST", "/api/pagecontent/getpagecontents", { json });
  expect(status).toBe(200);
  return { titles: (body.listPageContentListVm as Array<{ title: string }>).map(({ title }) => title), total: body.total, body };
}

async function sevenSections(staff: Staff) {
  await staff("POST", "/api/pagecategory", { json: { name: "Home" } });
  await staff("POST", "/api/pagecategory", { json: { name: "Contact" } });
  for (const [index, title] of ["A", "B", "C", "D", "E", "F", "G"].entries()) {
    await staff("POST", "/api/pagecontent", { json: { title, categoriesId: index < 5 ? 1 : 2, sortOrder: index } });
  }
}

describe("page contents", () => {
  it("keep the whole input of a create", async () => {
    const staff = await signIn();
    await staff("POST", "/api/pagecategory", { json: { name: "Home" } });
    const { body } = await staff("POST", "/api/pagecontent", { json: { ...wholeInput, categoriesId: 1 } });
    expect(body).toMatchObject({ success: true, pageContentDto: { ...wholeInput, categoriesId: 1, webPageContentId: 1, version: 1 } });
  });

  it("come from a form, where everything is text", async () => {
    const staff = await signIn();
    const form = {
      webPageContentId: "",
      title: "T",
      body: "<p>B</p>",
      categoriesId: "0",
      isActiveButton: "true",
      sortOrder: "",
      alignImg: "",
    };
    const { body } = await staff("POST", "/api/pagecontent", { form: { ...form, ImageFile: samplePicture() } });
    expect(body).toMatchObject({
      success: true,
      validationErrors: [],
      pageContentDto: {
        categoriesId: null,
        isActiveButton: true,
        sortOrder: 10,
        alignImg: "left",
        image: expect.stringMatching(storedName),
      },
    });
  });

  it("are last on their page unless they are given a position", async () => {
    const staff = await signIn();
    const add = async (json: object) =>
      ((await staff("POST", "/api/pagecontent", { json: { title: "T", ...json } })).body.pageContentDto as { sortOrder: number }).sortOrder;
    const page = (await staff("POST", "/api/pagecategory", { json: { name: "A page" } })).body.pageCategoryDto as {
      webPageCategoryId: number;
    };
    const categoriesId = page.webPageCategoryId;
    expect(await add({ categoriesId, sortOrder: 35 })).toBe(35);
    expect(await add({ categoriesId })).toBe(45);
    expect(await add({ categoriesId, sortOrder: 0 })).toBe(0);
    expect(await add({})).toBe(10);
  });

  it("change only in the fields that came", async () => {
    const staff = await signIn();
    await staff("POST", "/api/pagecontent", { json: wholeInput });
    const { body } = await staff("PUT", "/api/pagecontent", { form: { webPageContentId: "1", body: "<p>New</p>" } });
    expect(body).toMatchObject({ success: true, validationErrors: [], pageContentDto: { ...wholeInput, body: "<p>New</p>", version: 2 } });
  });

  it("are listed as the admin asks for them: all in one page", async () => {
    const staff = await signIn();
    await sevenSections(staff);
    expect(await list(staff, asAdminAsks)).toMatchObject({ titles: ["A", "B", "C", "D", "E", "F", "G"], total: 7 });
  });

  it("are listed page by page and by category, with their total", async () => {
    const staff = await signIn();
    await sevenSections(staff);
    const page = { ...asAdminAsks, displayAllData: false };
    expect(await list(staff, page)).toMatchObject({ titles: ["A", "B", "C", "D", "E"], total: 7 });
    expect(await list(staff, { ...page, pageNumber: 2 })).toMatchObject({ titles: ["F", "G"], total: 7 });
    expect(await list(staff, { ...page, webPageCategoryId: 2 })).toMatchObject({ titles: ["F", "G"], total: 2 });
    expect(await list(staff, { ...page, webPageCategoryId: "1", pageSize: "2", displayAllData: "false" })).toMatchObject({
      titles: ["A", "B"],
      total: 5,
    });
    expect(await list(staff, { filterKey: "g" })).toMatchObject({ titles: ["G"] });
    expect(await list(staff, {})).toMatchObject({ total: 7 });
  });

  it("show visitors only what is published, in their language, with what a page shows", async () => {
    const staff = await signIn();
    await staff("POST", "/api/pagecontent", { json: wholeInput });
    await staff("POST", "/api/pagecontent", { json: { ...wholeInput, status: "draft" } });
    const { titles, total, body } = await list(stranger, { ...asAdminAsks, lang: "es" });
    expect({ titles, total }).toEqual({ titles: ["Nuestros servicios"], total: 1 });
    expect(JSON.stringify(body)).not.toMatch(/updatedBy|translations|version|status/);
    expect((await stranger("GET", "/api/pagecontent/1")).body).toMatchObject({ pageContentDto: { title: wholeInput.title } });
    expect((await stranger("GET", "/api/pagecontent/2")).status).toBe(404);
    expect((await staff("GET", "/api/pagecontent/2")).body).toMatchObject({ pageContentDto: { status: "draft" } });
  });

  it("are refused by name of the field, and nothing is written", async () => {
    const staff = await signIn();
    const json = { title: "", url: "javascript:alert(1)", alignImg: "top", background: "red", isActiveButton: "perhaps", sortOrder: 1.5 };
    const { status, body } = await staff("POST", "/api/pagecontent", { json });
    expect(status).toBe(400);
    const fields = (body.validationErrors as Array<{ field: string }>).map(({ field }) => field);
    expect(fields).toEqual(["title", "alignImg", "background", "url", "isActiveButton", "sortOrder"]);
    expect(await list(staff, asAdminAsks)).toMatchObject({ total: 0 });
  });

  it.each([{ pageNumber: 0 }, { pageSize: 100_000 }, { webPageCategoryId: -1 }, { displayAllData: "maybe" }, { filterKey: 5 }])(
    "are not listed for %j",
    async (json) => {
      expect((await stranger("POST", "/api/pagecontent/getpagecontents", { json })).status).toBe(400);
    },
  );

  it("are written by staff only", async () => {
    expect((await stranger("POST", "/api/pagecontent", { json: wholeInput })).status).toBe(401);
    expect((await stranger("PUT", "/api/pagecontent", { json: wholeInput })).status).toBe(401);
    expect((await stranger("DELETE", "/api/pagecontent/1")).status).toBe(401);
  });

  it("are deleted", async () => {
    const staff = await signIn();
    await staff("POST", "/api/pagecontent", { json: wholeInput });
    expect((await staff("DELETE", "/api/pagecontent/1")).body).toMatchObject({ success: true });
    expect((await staff("GET", "/api/pagecontent/1")).status).toBe(404);
  });
});
