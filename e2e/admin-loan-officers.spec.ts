import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

const photo = (name: string) => join(import.meta.dirname, `../db/sample/images/${name}.webp`);

test("spec §5 the officer form requires names, title and MLS, and knows its kinds of fields", async ({ adminPage: page }) => {
  await page.goto("/admin/loanofficercms");
  await expect(page.getByRole("columnheader", { name: "Contact" })).toBeVisible();
  await page.getByRole("link", { name: "Add Officer" }).click();
  for (const label of ["First Name", "Last Name", "Title", "MLS"])
    await expect(page.getByRole("textbox", { name: label, exact: true })).toHaveAttribute("required", "");
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Phone Number")).toHaveAttribute("type", "tel");
  for (const label of ["Facebook URL", "Instagram URL", "Apply Now URL"])
    await expect(page.getByLabel(label)).toHaveAttribute("type", "url");
  await expect(page.locator("input[type=file]")).toHaveAttribute("accept", "image/*");
  await expect(page.getByText("PNG, JPG up to 5MB", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/add$/);
});

test("spec §8 a new officer with a photo is created, listed, and shown to visitors", async ({ adminPage: page }) => {
  await page.goto("/admin/loanofficercms/add");
  await page.getByRole("textbox", { name: "First Name" }).fill("Inés");
  await page.getByRole("textbox", { name: "Last Name" }).fill("Núñez");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Loan Officer");
  await page.getByRole("textbox", { name: "MLS" }).fill("7654321");
  await page.locator("input[type=file]").setInputFiles(photo("portrait-2"));
  await expect(page.getByRole("img", { name: "Preview" })).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Data was created successfully")).toBeVisible();
  await expect(page.getByRole("row", { name: /Inés Núñez/ })).toContainText("NMLS# 7654321");
  await page.goto("/services/find-a-loan-officer");
  await expect(page.getByText("License ID: 7654321")).toBeVisible();
});

test("spec §8 an officer's photo is replaced, and inactive officers leave the directory", async ({ adminPage: page }) => {
  await page.goto("/admin/loanofficercms/edit/2");
  const before = await page.getByRole("img", { name: "Preview" }).getAttribute("src");
  await page.locator("input[type=file]").setInputFiles(photo("portrait-4"));
  await page.getByLabel("Status").selectOption("Inactive");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Data was updated successfully")).toBeVisible();
  await expect(page.getByRole("row", { name: /Daniel Castillo/ })).toContainText("Inactive");
  await page.goto("/admin/loanofficercms/edit/2");
  await expect(page.getByRole("img", { name: "Preview" })).not.toHaveAttribute("src", before ?? "");
  await page.goto("/services/find-a-loan-officer");
  await expect(page.getByText("Daniel Castillo")).toHaveCount(0);
});

test("spec §8 an update that fails opens a popup that stays until it is dismissed", async ({ adminPage: page }) => {
  await page.goto("/admin/loanofficercms/edit/1");
  await page.getByLabel("Sub Title", { exact: true }).fill("Changed");
  await page.route("**/api/loanofficer", (route) => route.fulfill({ json: { success: false, message: "The photo is too dark" } }));
  await page.getByRole("button", { name: "Save" }).click();
  const popup = page.getByRole("alertdialog", { name: "Failed to update data" });
  await expect(popup).toContainText("The photo is too dark");
  await page.unroute("**/api/loanofficer");
  await page.route("**/api/loanofficer", (route) => route.fulfill({ json: { success: false } }));
  await popup.getByRole("button", { name: "OK" }).click();
  await expect(popup).toHaveCount(0);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(popup).toBeVisible();
  await popup.getByRole("button", { name: "OK" }).click();
  await expect(page.getByLabel("Sub Title", { exact: true })).toHaveValue("Changed");
});
