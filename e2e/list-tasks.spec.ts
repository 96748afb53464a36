import { join } from "node:path";
import { expect } from "@playwright/test";
import { editorTexts } from "#app/features/drafts/admin/texts/editor.ts";
import { stateTexts } from "#app/features/drafts/admin/texts/states.ts";
import { officerListTexts } from "#app/features/officers/admin/texts/officer-lists.ts";
import { labels as officerLabels } from "#app/features/officers/schema.ts";
import { contentListTexts } from "#app/features/pages/admin/texts/content-list.ts";
import { labels as sectionLabels } from "#app/features/pages/sections/schema.ts";
import { bulkTexts } from "#app/messages/admin/bulk.ts";
import { fieldTexts } from "#app/messages/admin/fields.ts";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { reorderTexts } from "#app/messages/admin/reorder.ts";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { textOf, textsOf } from "./html.ts";
import { firstUnlessFull, isFull } from "./scope.ts";
import { adminScriptStarted } from "./script-started.ts";

const portrait = join(import.meta.dirname, "../db/sample/images/portrait-2.webp");

const readers = [
  { language: "en", locale: "en-US", viewport: { width: 1280, height: 800 } },
  { language: "es", locale: "es-MX", viewport: { width: 360, height: 740 } },
] as const;

for (const { language, locale, viewport } of firstUnlessFull(readers)) {
  const bulk = bulkTexts[language];
  const officers = officerListTexts[language];
  const states = stateTexts[language];
  const sections = contentListTexts[language];
  const editor = editorTexts[language];
  const notices = noticeTexts[language];

  test.describe(`in ${language}, ${viewport.width} pixels wide`, () => {
    test.use({ locale, viewport });

    test("an officer is added with a photo, others are hidden, and a deletion is undone from its toast", async ({
      adminPage: page,
      request,
    }) => {
      const named = (name: { en: string; es: string }) => page.getByRole("textbox", { name: name[language], exact: true });
      const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
      const select = (name: string) => page.getByRole("checkbox", { name: bulk.selectWhat(name) }).press("Space");
      await page.goto("/admin/loanofficercms");
      await page.getByRole("link", { name: officers.add }).click();
      await named(officerLabels.firstName).fill("Inés");
      await named(officerLabels.lastName).fill("Núñez");
      await named(officerLabels.title).fill("Loan Officer");
      await named(officerLabels.licenseNumber).fill("7654321");
      await page.locator("input[type=file]").setInputFiles(portrait);
      await page.getByRole("button", { name: fieldTexts[language].focusPoint }).press("ArrowUp");
      await page.getByRole("button", { name: editor.publish, exact: true }).press("Enter");
      await expect(row("Inés Núñez")).toContainText("7654321");

      await select("Daniel Castillo");
      await select("Marisol Hernández");
      await expect(page.getByRole("region", { name: bulk.bar })).toContainText(bulk.selected(2));
      expect(await findings(page)).toEqual([]);
      await page.getByRole("button", { name: bulk.deactivate }).press("Enter");
      await expect(page.getByText(bulk.done(2))).toBeVisible();
      await page.getByLabel(states.state, { exact: true }).selectOption("takenDown");
      await expect(page).toHaveURL(/show=takenDown/);
      await expect(row("Daniel Castillo")).toContainText(states.states.takenDown);

      // One of the sample officers was inactive before.
      await page.getByRole("checkbox", { name: bulk.selectAll }).press("Space");
      await page.getByRole("button", { name: bulk.delete, exact: true }).press("Enter");
      const question = page.getByRole("alertdialog", { name: bulk.deletionTitle });
      await expect(question).toContainText(bulk.deletion(3));
      await expect(question.getByRole("listitem")).toHaveText(["Marisol Hernández", "Daniel Castillo", "Rebecca Olsen"]);
      await question.getByRole("button", { name: bulk.confirmDeletion(3) }).press("Enter");
      await expect(row("Castillo")).toHaveCount(0);
      await page.getByRole("button", { name: notices.undo }).press("Enter");
      await expect(row("Daniel Castillo")).toBeVisible();
      await expect(row("Marisol Hernández")).toBeVisible();

      const directory = textOf(await (await request.get("/services/find-a-loan-officer")).text());
      expect(directory).toContain("7654321");
      expect(directory).not.toContain("Daniel Castillo");
    });

    // The everyday run puts cards in order in admin-order.spec.ts.
    if (isFull)
      test("service cards change places, and one gets an icon", async ({ adminPage: page, request }) => {
        await page.goto("/admin/pagecontent");
        await adminScriptStarted(page);
        const category = page.getByLabel(sections.category);
        const services = await category.locator("option", { hasText: "Our Services" }).getAttribute("value");
        await category.selectOption(services);
        await page.getByRole("button", { name: sections.changeOrder }).press("Enter");
        const names = () =>
          page.getByRole("list", { name: sections.orderLabel }).locator("li .font-semibold:first-child").allTextContents();
        await expect.poll(async () => (await names()).length).toBeGreaterThan(2);
        const [first = "", second = ""] = await names();
        await page.getByRole("button", { name: reorderTexts[language].down(first) }).press("Enter");
        await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
        await page.getByRole("button", { name: sections.changeOrder }).press("Enter");
        await page.getByRole("link", { name: notices.editOf(second), exact: true }).press("Enter");
        await page.getByLabel(sectionLabels.icon[language], { exact: true }).selectOption("gem");
        await page.getByRole("button", { name: editor.publish, exact: true }).press("Enter");
        await expect(page.getByRole("row", { name: new RegExp(second) })).toBeVisible();
        const headings = textsOf(await (await request.get("/")).text(), "h3");
        expect(headings.filter((heading) => heading === first || heading === second)).toEqual([second, first]);
      });
  });
}
