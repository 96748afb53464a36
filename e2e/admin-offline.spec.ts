import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { save, textbox } from "./saving.ts";

const keptDrafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("umbral:draft")));

test("what is typed survives a reload, is offered again, and is saved only by a person", async ({ adminPage: page, site }) => {
  let writes = 0;
  page.on("request", (request) => {
    if (/\/api\/(blog|drafts(\/publish)?)$/.test(request.url()) && request.method() !== "GET") writes += 1;
  });
  await page.goto("/admin/blog/add");
  await textbox(page, "Title").fill("Typed before the crash");
  await page.reload();
  await expect(textbox(page, "Title")).toHaveValue("Typed before the crash");
  await expect(page.getByText("hasn't been saved")).toBeVisible();
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(textbox(page, "Title")).toHaveValue("");
  expect(await keptDrafts(page)).toEqual([]);

  expect(writes).toBe(0);
  await page.context().setOffline(true);
  await textbox(page, "Title").fill("Typed on a train");
  await save(page);
  await expect(page.getByText("back online")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("to try again")).toBeVisible();
  expect(writes).toBe(1);
  await save(page);
  await expect(page).toHaveURL(`${site.url}/admin/blog`);
  await expect(page.getByRole("row", { name: /Typed on a train/ })).toBeVisible();
  expect(await keptDrafts(page)).toEqual([]);
});

test("unsaved text is found again from other screens, and overwrites no change of others", async ({ adminPage: page, site }) => {
  const tab = await page.context().newPage();
  await tab.goto(`${site.url}/admin/blog/edit/2`);
  await textbox(tab, "Title").fill("Typed in a tunnel");
  await expect.poll(() => keptDrafts(tab)).toHaveLength(1);
  await tab.close();
  const theirs = { blogId: 2, title: "Theirs" };
  expect((await page.request.put("/api/blog", { data: theirs, headers: { origin: site.url } })).ok()).toBe(true);
  await page.goto("/admin");
  await page.getByRole("region", { name: "Not saved yet" }).getByRole("link", { name: "Edit Blog Post" }).click();
  await expect(textbox(page, "Title")).toHaveValue("Typed in a tunnel");
  await save(page);
  const conflict = page.getByRole("alertdialog", { name: "changed this" });
  await expect(conflict.getByText("Typed in a tunnel")).toBeVisible();
  await conflict.getByRole("button", { name: "Publish with these choices" }).click();
  await expect(page.getByRole("row", { name: /Typed in a tunnel/ })).toBeVisible();
  expect(await keptDrafts(page)).toEqual([]);
});
