import { expect, type Locator } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { isFull } from "./scope.ts";

test("this week's changes of one person are found, read and taken back", async ({ adminPage: page }) => {
  await page.goto("/admin/blog/edit/1");
  const title = await page.getByLabel("Title", { exact: true }).inputValue();
  await page.getByLabel("Title", { exact: true }).fill("A slip of the pen");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await page.getByRole("link", { name: "Changes", exact: true }).click();
  await page.getByLabel("Person").selectOption({ index: 1 });
  await page.getByLabel("From").fill(new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10));
  await expect(page).toHaveURL(/person=\d+&from=/);
  const changes = page.getByRole("list", { name: "Changes" });
  await expect(changes.getByRole("listitem")).toHaveCount(1);
  await changes.getByRole("button", { name: /^What changed/ }).click();
  await expect(changes.getByText("A slip of the pen").last()).toBeVisible();
  await expect(changes.getByText(title)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // The way back is to the version before, which the record's own history has.
  await changes.getByRole("link", { name: /A slip of the pen/ }).click();
  await page.getByText("History").click();
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
});

// What it shows, and the admin in Spanish on a phone, the everyday run tries apart.
if (isFull)
  test("on a phone in Spanish, last week's changes of one person are two clicks and two choices away", async ({
    adminPage: page,
    site,
  }) => {
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    await page.request.put("/api/blog", { data: { blogId: 1, title: "Un descuido" }, headers: { origin: site.url } });
    await page.goto("/admin/profile");
    // The screen changes its language at once.
    await page.getByLabel("Language of the admin").selectOption("es");
    await expect(page.getByRole("heading", { level: 1, name: "Mi cuenta" })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: /^Primeros pasos/ })).toBeVisible();

    await click(page.getByRole("button", { name: "Abrir el menú" }));
    await click(page.getByRole("link", { name: "Cambios", exact: true }));
    await page.getByLabel("Persona").selectOption({ index: 1 });
    await page.getByLabel("Desde").fill(new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10));
    const changes = page.getByRole("list", { name: "Cambios" });
    await expect(changes.getByRole("listitem")).toHaveCount(1);
    await expect(changes.getByText(/^Cambio: /)).toBeVisible();
    expect(clicks).toBe(2);

    const help = page.getByRole("button", { name: "Cómo funciona" });
    await help.focus();
    await page.keyboard.press("Enter");
    await expect(help).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByText(/^Aquí está cada cambio/)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
