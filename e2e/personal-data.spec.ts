import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

const lead = { name: "Inés Muñoz", phone: "(801) 555-0177", email: "ines@example.com", message: "I would like to buy a home." };

test("an owner finds, hands over and erases what is held about a person", async ({ adminPage: page, request }) => {
  const sister = { ...lead, name: "Luz", email: "luz@example.com", phone: "1", message: "My sister is INES@example.com" };
  for (const data of [lead, sister]) expect((await request.post("/api/Common/SendEmail", { data })).ok()).toBe(true);
  await page.goto("/admin/personal-data");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("Enter an email address")).toBeVisible();
  await page.getByLabel("Email").fill("Ines@Example.com");
  await page.getByLabel("Phone").fill("801.555.0177");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("heading", { name: "Their messages (1)" })).toBeVisible();
  await expect(page.getByText("I would like to buy a home.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Mentions (2)" })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export as JSON" }).click()]);
  expect(JSON.parse(await readFile(await download.path(), "utf8"))).toMatchObject({ messages: [{ email: lead.email }] });

  await page.getByRole("button", { name: "Erase this person" }).click();
  const erase = page.getByRole("button", { name: "Erase forever" });
  await expect(erase).toBeDisabled();
  await page.getByLabel("Reason").selectOption("The person asked for it");
  await page.getByLabel("Type Ines@Example.com to confirm").fill("ines@example.com");
  expect(await findings(page)).toEqual([]);
  await erase.click();
  await expect(page.getByText("The person was erased")).toBeVisible();
  await expect(page.getByText("Found 0 messages")).toBeVisible();
  await expect(page.getByRole("button", { name: "Erase this person" })).toHaveCount(0);
  await page.goto("/admin/contactuslist");
  await expect(page.getByRole("link", { name: "Luz" }).first()).toBeVisible();
  await expect(page.getByRole("cell", { name: "My sister is [erased]" })).toBeVisible();
  await expect(page.getByText(lead.name)).toHaveCount(0);
});

test("an owner deletes a message for good and empties the bin", async ({ adminPage: page, request, site }) => {
  expect((await request.post("/api/Common/SendEmail", { data: lead })).ok()).toBe(true);
  const remove = async (path: string) => expect((await page.request.delete(path, { headers: { origin: site.url } })).ok()).toBe(true);
  for (const path of ["/api/contactmessage/1", "/api/blog/1", "/api/blog/2"]) await remove(path);
  await page.goto("/admin/bin");
  const message = page.getByRole("row", { name: new RegExp(lead.name) });
  await expect(message).toContainText(/20\d\d/);
  await page.getByRole("button", { name: `Delete for good: ${lead.name}` }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(message).toBeVisible();
  await page.getByRole("button", { name: `Delete for good: ${lead.name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Deleted for good", { exact: true })).toBeVisible();
  await expect(message).toHaveCount(0);

  await page.getByRole("button", { name: "Empty the Trash" }).click();
  await page.getByRole("button", { name: "Delete 2 records for good" }).click();
  await expect(page.getByText("2 records were deleted")).toBeVisible();
  await expect(page.getByText("The Trash is empty.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Empty the Trash" })).toHaveCount(0);
});
