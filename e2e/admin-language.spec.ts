import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

test.describe("with a browser that asks for Spanish", () => {
  test.use({ locale: "es-MX" });

  test("the admin is in Spanish from the sign-in on, and the public site in the language of its address", async ({ page }) => {
    await page.goto("/admin/login");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});
