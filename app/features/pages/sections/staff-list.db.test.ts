import { expect, it } from "vitest";
import { testApp } from "#test/app.ts";

const { stranger, signIn } = testApp();

it("staff page, sort, search and narrow their list of sections, which carries the beginning of each text", async () => {
  const staff = await signIn();
  const list = async (query = "") => {
    const json = Object.fromEntries(new URLSearchParams(query));
    const { status, body } = await staff("POST", "/api/pagecontent/getpagecontents", { json });
    expect(status, query).toBe(200);
    const items = body.listPageContentListVm as Array<{ title: string; body: string }>;
    return { titles: items.map(({ title }) => title), items, total: body.total };
  };
  for (const name of ["Home", "Contáctenos"]) await staff("POST", "/api/pagecategory", { json: { name } });
  const longBody = `<p>${"long ".repeat(1000)}</p>`;
  for (const json of [
    { title: "beta", body: "<b>z</b>", categoriesId: 2 },
    { title: "Álamo", body: "<p>a</p>", categoriesId: 2, translations: { es: { body: "<p>Préstamo</p>" } } },
    { title: "Gamma", body: longBody, categoriesId: 1 },
  ])
    expect((await staff("POST", "/api/pagecontent", { json })).status).toBe(200);
  expect((await list()).titles).toEqual(["Gamma", "beta", "Álamo"]);
  expect((await list("sortBy=title")).titles).toEqual(["Álamo", "beta", "Gamma"]);
  expect((await list("sortBy=body&sortDirection=desc")).titles).toEqual(["beta", "Gamma", "Álamo"]);
  expect(await list("pageSize=2&pageNumber=2")).toMatchObject({ titles: ["Álamo"], total: 3 });
  expect((await list("webPageCategoryId=2")).titles).toEqual(["beta", "Álamo"]);
  await staff("PUT", "/api/pagecontent", { json: { webPageContentId: 1, status: "draft" } });
  expect((await list("status=draft")).titles).toEqual(["beta"]);
  expect((await list("status=published&webPageCategoryId=2")).titles).toEqual(["Álamo"]);
  expect((await list("filterKey=prestamo")).titles).toEqual(["Álamo"]);
  expect((await list("filterKey=contactenos")).titles).toEqual(["beta", "Álamo"]);
  expect((await list("filterKey=3")).titles).toEqual(["Gamma"]);
  expect((await list("filterKey=home&webPageCategoryId=2")).titles).toEqual([]);
  const [gamma] = (await list("filterKey=gamma")).items;
  expect(gamma?.body.length).toBe(600);
  expect(JSON.stringify(await list())).not.toContain("Préstamo");
  expect((await list("filterKey=%20")).titles).toEqual(["Gamma", "beta", "Álamo"]);
  await staff("POST", "/api/pagecontent", { json: { title: "Cut", body: `<p>${"x".repeat(590)}<a href="/contact-us">y</a></p>` } });
  expect((await list("filterKey=cut")).items[0]?.body).toBe(`<p>${"x".repeat(590)}`);
  const { body } = await stranger("POST", "/api/pagecontent/getpagecontents", { json: { filterKey: "gamma" } });
  expect((body.listPageContentListVm as Array<{ body: string }>)[0]?.body.length).toBeGreaterThan(5000);
});
