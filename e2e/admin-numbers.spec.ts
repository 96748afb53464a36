import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { english, fill, filledForm, openForm, submit } from "./contact-form-page.ts";
import { test } from "./fixtures.ts";

test("a campaign reaches the lead from an earlier page of the visit, and the numbers show it as a chart, a table and a file", async ({
  adminPage: page,
}) => {
  await page.goto("/?utm_source=facebook&utm_medium=social&utm_campaign=casa");
  await expect(page.locator("html[data-script=started]")).toBeAttached();
  await openForm(page, english);
  await fill(page, english, filledForm);
  await submit(page, english);
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText(english.sentTitle);

  await page.goto("/admin/numbers");
  const campaigns = page.getByRole("table", { name: "Leads by campaign" });
  await expect(campaigns.getByRole("row", { name: /facebook/ })).toHaveText(/social.*casa.*1/);
  await expect(page.getByRole("img", { name: "Leads by week: 1 in 12 weeks" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "4 weeks" }).click();
  await expect(page).toHaveURL(/\/admin\/numbers\?weeks=4$/);
  await expect(page.getByRole("img", { name: "Leads by week: 1 in 4 weeks" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Leads and views by week" }).getByRole("row")).toHaveCount(5);

  const save = page.getByRole("button", { name: /^CSV ?: Leads by campaign/ });
  await save.focus();
  const [download] = await Promise.all([page.waitForEvent("download"), save.press("Enter")]);
  expect(download.suggestedFilename()).toBe("leads-by-campaign.csv");
  expect(await readFile(await download.path(), "utf8")).toBe("\ufeffSource,Medium,Campaign,Leads\r\nfacebook,social,casa,1\r\n");

  await page.goto("/admin/contactuslist");
  await page.getByRole("link", { name: filledForm.name }).click();
  await expect(page.getByText("facebook / social / casa")).toBeVisible();
});
