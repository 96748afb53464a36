import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

test("§2 the phone number is changed where it stands in capitals, and visitors see it at once", async ({ adminPage: page }) => {
  await page.goto("/admin/resources");
  for (const name of ["Resource Id", "Context", "Value"]) await expect(page.getByRole("columnheader", { name })).toBeVisible();
  const row = page.getByRole("row", { name: /CONTACT\.PHONE/ });
  await expect(row).toContainText("Sample, to be replaced");
  await row.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Value", { exact: true }).fill("(801) 555-0177");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Resource was edited successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/resources$/);
  await expect(row).toContainText("(801) 555-0177");
  await page.goto("/contact-us");
  await expect(page.getByText("(801) 555-0177").first()).toBeVisible();
});

test("§2 a resource is edited by its id when the address was opened directly or reloaded", async ({ adminPage: page }) => {
  await page.goto("/admin/resource/edit?id=11");
  await expect(page.getByLabel("Context")).toHaveValue("address.city");
  await page.reload();
  await expect(page.getByLabel("Value", { exact: true })).toHaveValue("Taylorsville");
  await expect(page.getByLabel("Category")).toHaveValue("2");
});

test("§8 a resource is added; one that is refused says the status", async ({ adminPage: page }) => {
  await page.goto("/admin/resources");
  await page.getByRole("link", { name: "New Resource" }).click();
  await page.getByLabel("Context").fill("contact.phone");
  await page.getByLabel("Value", { exact: true }).fill("Twice");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/An error occurred: (Bad Request|Conflict)/)).toBeVisible();
  await page.getByLabel("Context").fill("company.slogan");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Resource was added successfully")).toBeVisible();
  await page.getByRole("searchbox").fill("slogan");
  await expect(page.getByRole("row", { name: /COMPANY\.SLOGAN/ })).toBeVisible();
});

test("§8 an edit that never arrives says so and keeps the value", async ({ adminPage: page }) => {
  await page.goto("/admin/resource/edit?id=9");
  await page.getByLabel("Value", { exact: true }).fill("office@example.com");
  await page.route("**/api/WebResource", (route) => route.abort());
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("An error occurred: Network error")).toBeVisible();
  await expect(page.getByLabel("Value", { exact: true })).toHaveValue("office@example.com");
});
