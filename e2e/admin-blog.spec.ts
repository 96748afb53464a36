import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { partsOf, textsOf } from "./html.ts";
import { expectFailuresToldBy } from "./saving.ts";

test.beforeEach(({ page }) => page.clock.install());

test("spec §2 the blog is listed by id, title and body, and searched without accents", async ({ adminPage: page }) => {
  const list = await (await page.request.get("/admin/blog")).text();
  expect(textsOf(list, "th").join()).toMatch(/Blog Id.*Title.*Body/);
  expect(partsOf(list, "tr")).toHaveLength(17);
  const [, ...rows] = textsOf(await (await page.request.get("/admin/blog?search=MATRICULA")).text(), "tr");
  expect(rows).toEqual([expect.stringContaining("Immigration Status")]);
});

test("spec §8 an edit of a post says that data was created, and marks Spanish that fell behind", async ({ adminPage: page }) => {
  await page.goto("/admin/blog/edit/2");
  await page.getByLabel("Title", { exact: true }).fill("A new English title");
  await expect(page.getByText("older than the English")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Draft saved")).toBeVisible();
  await expect(page.getByText("older than the English")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Data was created successfully")).toBeVisible();
  await page.getByRole("button", { name: "Go to the Spanish" }).click();
  await expect(page.locator(":focus").getByLabel("Title (Spanish)")).toBeVisible();
  await page.goto("/admin");
  await page.getByRole("link", { name: /A new English title.*older than the English: Title/ }).click();
  await page.getByRole("button", { name: "still correct" }).click();
  await expect(page.getByText("older than the English")).toHaveCount(0);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await page.goto("/admin");
  await expect(page.getByText("Every text")).toBeVisible();
});

test("spec §8 delete asks first, names the post, says Deleted!; an undo that is lost says why, and the Trash brings the post back", async ({
  adminPage: page,
}) => {
  await page.goto("/admin/blog");
  const row = page.getByRole("row", { name: /Closing Costs/ });
  await row.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(question).toContainText("You won't be able to revert this!");
  await expect(question).toContainText(/Closing Costs.*Trash.*48 months/);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Deleted!")).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.route("**/api/revisions/restore", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("An error occurred: ")).toBeVisible();
  await page.getByRole("link", { name: "Trash" }).click();
  const restore = row.getByRole("button", { name: /Restore/ });
  await expectFailuresToldBy(page, restore, "**/api/revisions/restore");
  await restore.click();
  await expect(page.getByText("The Trash is empty.")).toBeVisible();
});

test("a refused or lost save says why beside Publish, leads to the field, and keeps what was typed", async ({ adminPage: page }) => {
  await page.goto("/admin/blog/add");
  const title = page.getByLabel("Title", { exact: true });
  await page.getByLabel("Summary", { exact: true }).fill("Kept");
  await page.getByLabel("Publication date").focus();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const problem = page.getByRole("alert").getByRole("button", { name: "Title is required" });
  await expect(problem).toBeInViewport({ ratio: 1 });
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await page.getByLabel("Publication date").focus();
  await problem.click();
  await expect(title).toBeFocused();
  await title.fill("Now with a title");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.route("**/api/drafts/publish", (route) => route.abort());
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Not published - ");
  await expect(page.getByLabel("Summary", { exact: true })).toHaveValue("Kept");
});

test("spec §4 Cancel returns to the list and leaves what was typed in the draft, and a late publish does not navigate back", async ({
  adminPage: page,
}) => {
  await page.goto("/admin/blog/edit/1");
  const title = page.getByLabel("Title", { exact: true });
  const formerTitle = await title.inputValue();
  await title.fill("Half a thought");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await page.getByRole("link", { name: `Edit ${formerTitle}` }).click();
  await expect(title).toHaveValue("Half a thought");
  await title.fill("A whole thought");
  const { promise: leftAlready, resolve: leave } = Promise.withResolvers<void>();
  await page.route("**/api/drafts/publish", async (route) => {
    await leftAlready;
    await route.continue();
  });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeFocused();
  leave();
  await expect(page.getByText("Data was created successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});
