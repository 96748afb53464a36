import { expect, it } from "vitest";
import { documents } from "#app/features/documents/tables/documents.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { testApp } from "#test/app.ts";

const { current, stranger, signIn } = testApp();

it("finds pages, tools, active officers, published posts and documents by their names in the language of the text", async () => {
  const staff = await signIn();
  const home = { slug: "home", name: "Home", translations: { es: { name: "Inicio" } } };
  await contentStore(pageCategoryDefinition).create(current.platform.db, home, { userId: null });
  await staff("POST", "/api/pagecategory", { json: { name: "No page of its own" } });
  await staff("POST", "/api/blog", { json: { title: "Moving in winter", translations: { es: { title: "Mudarse en invierno" } } } });
  await staff("POST", "/api/blog", { json: { title: "Moving, unfinished", status: "draft" } });
  const officer = { firstName: "Inés/Ana", lastName: "Núñez", title: "Loan Officer", licenseNumber: "1" };
  await staff("POST", "/api/loanofficer", { json: { ...officer, isActive: true } });
  await staff("POST", "/api/loanofficer", { json: { ...officer, lastName: "Gone", isActive: false } });
  const file = { file: "files/0123456789abcdef01234567.pdf", mediaType: "application/pdf", bytes: 9 };
  await current.platform.db.insert(documents).values([
    { name: "Checklist for sellers", ...file },
    { name: "Old checklist", ...file, expiresOn: "2026-01-31" },
  ]);

  const find = async (search: string, lang = "en") => {
    const { body } = await staff("GET", `/api/linktargets?lang=${lang}&filterKey=${encodeURIComponent(search)}`);
    return body.linkTargetListVm;
  };
  expect(await find("inicio", "es")).toEqual([{ path: "/", name: "Inicio", kind: "page" }]);
  expect(await find("moving")).toEqual([{ path: "/blog/moving-in-winter", name: "Moving in winter", kind: "post" }]);
  expect(await find("invierno", "es")).toEqual([{ path: "/blog/moving-in-winter", name: "Mudarse en invierno", kind: "post" }]);
  expect(await find("ines")).toEqual([{ path: "/services/loan-officer/1/In%C3%A9s-Ana", name: "Inés/Ana Núñez", kind: "officer" }]);
  expect(await find("your-folder")).toMatchObject([{ path: "/your-folder", kind: "tool" }]);
  expect(await find("checklist")).toEqual([
    { path: "/documents/1/checklist-for-sellers.pdf", name: "Checklist for sellers", kind: "document" },
  ]);
  expect(await find("page of its own")).toEqual([]);
  expect((await stranger("GET", "/api/linktargets")).status).toBe(401);
});
