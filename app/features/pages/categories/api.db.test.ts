import { describe, expect, it } from "vitest";
import { testApp } from "#test/app.ts";
import { samplePicture, storedName } from "#test/pictures.ts";

const { stranger, signIn } = testApp();

const wholeInput = {
  name: "Services",
  body: "<p>What we do</p>",
  description: "Home loans in Utah.",
  translations: { es: { name: "Servicios", body: "<p>Qué hacemos</p>", description: "Préstamos en Utah." } },
};

describe("page categories", () => {
  it("keep the whole input of a create", async () => {
    const staff = await signIn();
    const { body } = await staff("POST", "/api/pagecategory", { json: { ...wholeInput, parentId: 0, webPageCategoryId: 0 } });
    expect(body).toMatchObject({
      success: true,
      validationErrors: [],
      pageCategoryDto: { ...wholeInput, parentId: null, slug: null, webPageCategoryId: 1, version: 1 },
    });
  });

  it("change only in the fields that came, and never in the name by which the site finds them", async () => {
    const staff = await signIn();
    await staff("POST", "/api/pagecategory", { json: wholeInput });
    const { body } = await staff("PUT", "/api/pagecategory", { json: { webPageCategoryId: "1", name: "All services", slug: "home" } });
    expect(body).toMatchObject({ success: true, pageCategoryDto: { ...wholeInput, name: "All services", slug: null, version: 2 } });
  });

  it("are read by visitors in their language", async () => {
    const staff = await signIn();
    await staff("POST", "/api/pagecategory", { json: wholeInput });
    const { body } = await stranger("GET", "/api/PageCategory?lang=es&filterKey=servicios");
    expect(body).toMatchObject({ listPageCategoryListVm: [{ webPageCategoryId: 1, name: "Servicios", parentId: null }] });
    expect(JSON.stringify(body)).not.toMatch(/updatedBy|translations|version/);
    expect((await stranger("GET", "/api/pagecategory/1")).body).toMatchObject({ pageCategoryDto: { name: "Services" } });
  });

  it("are refused with validationErrors that name the field", async () => {
    const staff = await signIn();
    const { status, body } = await staff("POST", "/api/pagecategory", { json: { name: "", parentId: 9.5 } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, validationErrors: [{ field: "name" }, { field: "parentId" }] });
  });

  it("take a picture to share with the page", async () => {
    const staff = await signIn();
    const { body } = await staff("POST", "/api/pagecategory", { form: { name: "A", ImageFile: samplePicture() } });
    expect(body).toMatchObject({ pageCategoryDto: { image: expect.stringMatching(storedName), isListed: true, status: "published" } });
  });
});
