import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { save, textbox } from "./saving.ts";

test("what is typed offline is kept over a reload and saved when the network is back, and overwrites nobody", async ({
  adminPage: page,
  site,
}) => {
  const context = page.context();
  const notice = "You are offline. What you typed is kept and will be saved when you are back.";
  await page.goto("/admin/blog/edit/2");
  await textbox(page, "Title").fill("Typed on a train");
  await context.setOffline(true);
  await save(page);
  await expect(page.getByText(notice)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(`${site.url}/admin/blog`);
  await expect(page.getByRole("row", { name: /Typed on a train/ })).toBeVisible();

  const tab = await context.newPage();
  await tab.goto(`${site.url}/admin/blog/edit/2`);
  await textbox(tab, "Title").fill("Typed in a tunnel");
  await context.setOffline(true);
  await save(tab);
  await expect(tab.getByText(notice)).toBeVisible();
  await tab.close();
  await context.setOffline(false);
  const theirs = { blogId: 2, title: "Theirs" };
  expect((await page.request.put("/api/blog", { data: theirs, headers: { origin: site.url } })).ok()).toBe(true);
  await page.goto("/admin");
  await page.getByRole("region", { name: "Not saved yet" }).getByRole("link", { name: "Edit Blog Post" }).click();
  const conflict = page.getByRole("alertdialog", { name: "Someone else changed this in the meantime" });
  await expect(conflict.getByText("Typed in a tunnel")).toBeVisible();
  await conflict.getByRole("button", { name: "Save with these choices" }).click();
  await expect(page.getByRole("row", { name: /Typed in a tunnel/ })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("umbral:draft")))).toEqual([]);
});
