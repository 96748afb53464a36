import { describe, expect, it } from "vitest";
import { testApp } from "#test/app.ts";
import { cacheReads } from "#test/content-cache.ts";

const { current, stranger, signIn } = testApp();

const wholeInput = { name: "Crédito", body: "<p>Credit</p>", translations: { es: { name: "Crédito", body: "<p>Crédito</p>" } } };

describe("blog categories", () => {
  it("keep the whole input of a create", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blogcategory", { json: { name: "Top" } });
    const { body } = await staff("POST", "/api/blogcategory", { json: { ...wholeInput, parentId: 1, blogCategoryId: "" } });
    expect(body).toMatchObject({
      success: true,
      blogCategoryDto: { ...wholeInput, parentId: 1, blogCategoryId: 2, slug: "credito", version: 1, updatedBy: 1 },
    });
  });

  it("change only in the fields that came", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blogcategory", { json: wholeInput });
    const { body } = await staff("PUT", "/api/blogcategory", { json: { blogCategoryId: 1, name: "Credit", parentId: null } });
    expect(body).toMatchObject({ success: true, blogCategoryDto: { ...wholeInput, name: "Credit", slug: "credito", version: 2 } });
  });

  it("are read by visitors", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blogcategory", { json: wholeInput });
    const { body } = await stranger("GET", "/api/blogcategory?filterKey=CREDITO");
    expect(body).toMatchObject({ blogCategoryListVm: [{ blogCategoryId: 1, name: "Crédito", body: "<p>Credit</p>" }] });
    expect((await stranger("GET", "/api/blogcategory/1")).body).toMatchObject({ blogCategoryDto: { slug: "credito" } });
    expect((await stranger("GET", "/api/blogcategory/2")).status).toBe(404);
  });

  it("come to visitors from memory, and are new there as soon as they have changed", async () => {
    const cache = cacheReads(current.platform.db);
    const staff = await signIn();
    await staff("POST", "/api/blogcategory", { json: wholeInput });
    const nameIn = async (lang: string) => {
      const { body } = await stranger("GET", `/api/blogcategory?lang=${lang}`);
      return (body.blogCategoryListVm as Array<{ name: string }>)[0]?.name;
    };
    expect([await nameIn("en"), await nameIn("es"), cache.counts]).toMatchObject(["Crédito", "Crédito", { hits: 1, misses: 1 }]);
    const { hits, misses } = cache.counts;
    const search = () => stranger("GET", "/api/blogcategory?filterKey=credito").then(({ body }) => body.blogCategoryListVm);
    expect([await search(), cache.counts]).toMatchObject([[{ name: "Crédito" }], { hits: hits + 1, misses }]);
    await staff("PUT", "/api/blogcategory", { json: { blogCategoryId: 1, name: "Credit" } });
    expect([await nameIn("en"), await nameIn("es"), await search()]).toMatchObject(["Credit", "Crédito", [{ name: "Credit" }]]);
  });

  it("answer 409 with the current record when someone else saved first", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blogcategory", { json: wholeInput });
    const change = (name: string) => staff("PUT", "/api/blogcategory", { json: { blogCategoryId: 1, version: 1, name } });
    const answers = await Promise.all([change("One"), change("Two")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
