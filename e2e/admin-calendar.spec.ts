import { expect } from "@playwright/test";
import { officeDay } from "#lib/dates.ts";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

test("the calendar shows what is scheduled, as a month and as a list, and on a phone as a list", async ({ adminPage: page }) => {
  const at = new Date(Date.now() + 3_600_000);
  const data = { entity: "blog", changes: [{ name: "title", value: "Moving in winter", was: "" }] };
  const { draftDto } = await (await page.request.put("/api/drafts", { data })).json();
  const schedule = { entity: "blog", id: draftDto.id, action: "publish", at: at.toISOString() };
  expect((await page.request.post("/api/schedules", { data: schedule })).status()).toBe(200);

  await page.goto(`/admin/calendar?month=${officeDay(at).slice(0, 7)}`);
  const entry = page.getByRole("link", { name: /Moving in winter/ });
  await expect(page.getByRole("table").getByRole("link", { name: /Moving in winter/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "List" }).click();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(entry).toHaveAttribute("href", `/admin/blog/edit/${draftDto.id}`);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page).toHaveURL(/month=/);
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(entry.filter({ visible: true })).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
});
