import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { textsOf } from "./html.ts";
import { isFull } from "./scope.ts";

test("spec §9 page content is asked for as page 1, size 5, display all", async ({ dashboard: page }) => {
  const listRequest = page.waitForRequest("**/api/pagecontent/getpagecontents");
  await page.getByRole("link", { name: "Page Content" }).click();
  expect((await listRequest).postDataJSON()).toEqual({ pageNumber: 1, pageSize: 5, displayAllData: true, webPageCategoryId: 0 });
  await expect(page.getByRole("row", { name: /Building Generational Wealth/ })).toBeVisible();
  await expect(page.getByText("Page 1 of")).toBeVisible();
});

test("spec §8 an edited section says that data was created, and visitors see it at once", async ({ adminPage: page, request }) => {
  await page.goto("/admin/pagecontent/edit/1");
  await expect(page.getByRole("link", { name: /^View page/ })).toHaveAttribute("href", "/");
  await page.getByLabel("Title", { exact: true }).fill("A home to hand on");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Data was created successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/pagecontent$/);
  expect(textsOf(await (await request.get("/")).text(), "h1")).toEqual(["A home to hand on"]);
});

// The everyday run tries how this screen tells of refused and lost saves in admin-saving.spec.ts.
if (isFull)
  test("spec §8 a section that the server refuses: the objections by toast on update, the failure box on create", async ({
    adminPage: page,
  }) => {
    await page.goto("/admin/pagecontent/edit/2");
    await page.getByLabel("Title", { exact: true }).fill("");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("An error occurred: Title is required")).toBeVisible();
    await expect(page.getByText("Failed to fetch data")).toHaveCount(0);
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "New Page Content" }).click();
    await page.getByLabel("Title", { exact: true }).fill("New");
    await page.route("**/api/drafts/publish", (route) => route.abort());
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Failed to fetch data - ");
  });

test("spec §8 a page category that the server refuses on create shows the validation errors", async ({ adminPage: page }) => {
  await page.goto("/admin/pagecategory/add");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("An error occurred: Name is required")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Community");
  await page.getByLabel("Parent category").selectOption({ label: "Blog" });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Data was created successfully")).toBeVisible();
  await expect(page.getByRole("row", { name: /Community/ })).toBeVisible();
});

test("spec §8 a category that is in use is not deleted, and the toast says by what", async ({ adminPage: page, site }) => {
  const headers = { origin: site.url };
  const { blogCategoryDto } = await (await page.request.post("/api/blogcategory", { data: { name: "In use" }, headers })).json();
  await page.request.post("/api/blog", { data: { title: "Uses it", categoriesId: blogCategoryDto.blogCategoryId }, headers });
  await page.goto("/admin/blogcategory");
  await page
    .getByRole("row", { name: /In use/ })
    .getByRole("button", { name: "Delete" })
    .click();
  await page.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText(/An error occurred: .*/)).toBeVisible();
  await expect(page.getByRole("row", { name: /In use/ })).toBeVisible();
});
