import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { pdfOf } from "#test/document-files.ts";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";

const keys = readFileSync(join(import.meta.dirname, "../db/sample/images/keys.webp"));
const picture = { name: "keys.webp", mimeType: "image/webp", buffer: keys };
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

test("staff upload files, see which one is invalid, and replace one under the same address", async ({ dashboard: page, request }) => {
  await page.getByRole("link", { name: "Files", exact: true }).click();
  const page404 = Buffer.from("<!DOCTYPE html><title>404</title>");
  await page.getByLabel("Upload files").setInputFiles([pdf("Loan_checklist.pdf", pdfOf("First")), pdf("Rates.pdf", page404)]);
  await expect(page.getByRole("alert")).toContainText("Rates.pdf was not added");
  const row = page.getByRole("row", { name: /Loan checklist/ });
  await expect(row).toContainText("Not used");
  expect(await findings(page)).toEqual([]);

  await row.getByRole("link", { name: /Edit/ }).click();
  const address = (await page.getByRole("link", { name: "Open the file" }).getAttribute("href")) ?? "";
  expect(address).toMatch(/^\/documents\/\d+\/loan-checklist\.pdf$/);
  await page
    .getByLabel("File", { exact: true })
    .locator("input")
    .setInputFiles(pdf("New.pdf", pdfOf("Second")));
  await expect(page.getByText(/New file: PDF/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await (await request.get(address)).text()).toContain("%First");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(async () => (await request.get(address)).text()).toContain("%Second");

  await page.goto("/admin/media");
  await page.getByLabel("Upload pictures").setInputFiles([picture, pdf("Note.pdf", pdfOf())]);
  await expect(page.getByRole("alert")).toContainText("Note.pdf was not added");
  await page.getByLabel("Label", { exact: true }).selectOption("Library");
  await expect(page.getByRole("list", { name: "Stored pictures" }).getByRole("listitem")).toHaveCount(1);
  expect(await findings(page)).toEqual([]);

  const missing = await page.goto("/documents/9999/gone.pdf");
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
