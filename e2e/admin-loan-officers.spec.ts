import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { mainOf } from "./html.ts";

const photo = (name: string) => join(import.meta.dirname, `../db/sample/images/${name}.webp`);

test("spec §5 §8 the officer form requires names, title and MLS, knows its kinds of fields, and refuses a photo that cannot be used", async ({
  adminPage: page,
}) => {
  await page.goto("/admin/loanofficercms/edit/2");
  for (const label of ["First Name", "Last Name", "Title", "MLS"])
    await expect(page.getByRole("textbox", { name: label, exact: true })).toHaveAttribute("required", "");
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Phone Number")).toHaveAttribute("type", "tel");
  for (const label of ["Facebook URL", "Instagram URL", "Apply Now URL"])
    await expect(page.getByLabel(label)).toHaveAttribute("type", "url");
  await expect(page.getByText("PNG, JPG up to 5MB", { exact: true })).toBeVisible();

  const choose = page.locator("input[type=file]");
  await expect(choose).toHaveAttribute("accept", "image/png,image/jpeg,image/webp");
  const preview = page.getByRole("img", { name: "Preview" });
  const stored = await preview.getAttribute("src");
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  await choose.setInputFiles({ name: "IMG_0001.HEIC", mimeType: "image/heic", buffer: heic });
  await expect(page.getByRole("alert")).toContainText("HEIC");
  await expect(preview).toHaveAttribute("src", stored ?? "");
  const torn = Buffer.from("\x89PNG\r\n\x1a\ntorn", "latin1");
  await choose.setInputFiles({ name: "torn.png", mimeType: "image/png", buffer: torn });
  await expect(page.getByRole("alert")).toContainText("damaged");
  await expect(preview).toHaveAttribute("src", stored ?? "");
  await choose.setInputFiles(photo("portrait-4"));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("when you save")).toBeVisible();

  await page.getByRole("textbox", { name: "Last Name", exact: true }).fill("");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alertdialog", { name: "Failed to update data" })).toContainText("Last name is required");
  await expect(page).toHaveURL(/\/edit\/2$/);
});

test("by keyboard alone, licenses are added, refused by row and removed, a photo's crop is set, and the history shows it", async ({
  adminPage: page,
  request,
}) => {
  await page.goto("/admin/loanofficercms/edit/1");
  const point = page.getByRole("button", { name: "Point kept in every crop" });
  await expect(point).toHaveAccessibleDescription(/^50% from the left, 50% from the top/);
  await point.press("ArrowUp");
  await point.press("Shift+ArrowRight");
  await expect(point).toHaveAccessibleDescription(/^51% from the left, 45% from the top/);
  const second = page.getByRole("group", { name: "License 2" });
  await page.getByRole("button", { name: "Add license" }).press("Enter");
  await expect(second.getByLabel("State")).toBeFocused();
  await second.getByLabel("State").selectOption("Idaho");
  await second.getByLabel("Number").fill("I-7");
  await second.getByLabel("Valid from").fill("2027-01-02");
  await second.getByLabel("Valid until").fill("2027-01-01");
  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  const popup = page.getByRole("alertdialog", { name: "Failed to update data" });
  await expect(popup).toContainText("License 2: Valid until");
  await popup.getByRole("button", { name: "OK" }).press("Enter");
  await expect(second.getByLabel("Valid until")).toHaveAccessibleDescription(/License 2/);
  await second.getByLabel("Valid until").fill("2028-01-01");
  await page.getByRole("button", { name: "Remove license 1" }).press("Enter");
  await expect(page.getByRole("group", { name: "License 1" }).getByLabel("State")).toBeFocused();
  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await expect(page.getByText("Data was updated successfully")).toBeVisible();
  expect(mainOf(await (await request.get("/services/loan-officer/1/Marisol")).text())).toMatch(/<img[^>]*object-position: ?51% 45%/);
  await page.goto("/admin/loanofficercms/edit/1");
  await expect(point).toHaveAccessibleDescription(/^51% from the left, 45% from the top/);
  await page.getByText("History", { exact: true }).press("Enter");
  await page.getByRole("button", { name: "What changed in version 2" }).press("Enter");
  const change = page.getByRole("definition").filter({ hasText: "Idaho" });
  await expect(change).toContainText(/Idaho I-7,.* until Jan 1, \d*2028/);
});
