import { expect, type Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { textsOf } from "./html.ts";
import { firstUnlessFull } from "./scope.ts";
import { adminScriptStarted } from "./script-started.ts";

/** What staff read on the way, in the language of their browser. */
const readers = [
  {
    name: "en español en un teléfono",
    use: { locale: "es-MX", viewport: { width: 360, height: 740 }, hasTouch: true },
    menu: "Abrir el menú",
    office: "Oficina",
    closes: "Sábado: cierra a las",
    publish: "Publicar",
    saved: "Los datos se actualizaron correctamente",
    find: "Buscar un texto",
    search: "Buscar",
    results: "Textos que puede editar",
    spanishTitle: "Título (español)",
  },
  {
    name: "in English at a desk",
    use: { locale: "en-US", viewport: { width: 1280, height: 800 } },
    menu: undefined,
    office: "Office",
    closes: "Saturday closes at",
    publish: "Publish",
    saved: "Data was updated successfully",
    find: "Find a text",
    search: "Search",
    results: "Texts you can edit",
    spanishTitle: "Title (Spanish)",
  },
] as const;

async function openScreen(page: Page, menu: string | undefined, name: string) {
  await adminScriptStarted(page);
  if (menu) await page.getByRole("button", { name: menu }).press("Enter");
  await page.getByRole("link", { name, exact: true }).press("Enter");
}

for (const reader of firstUnlessFull(readers)) {
  test.describe(reader.name, () => {
    test.use(reader.use);

    test("Saturday's hours are changed, and visitors read them in both languages", async ({ dashboard: page, request }) => {
      await openScreen(page, reader.menu, reader.office);
      await page.getByLabel(reader.closes).fill("14:00");
      const preview = page.locator("iframe").contentFrame();
      await expect(preview.locator("body")).toContainText(/9:30\sa\.?\s?m\.?.*2:00\sp\.?\s?m/);
      expect(await findings(page)).toEqual([]);
      await page.getByRole("button", { name: reader.publish, exact: true }).press("Enter");
      await expect(page.getByText(reader.saved)).toBeVisible();
      const footerOf = async (path: string) =>
        textsOf(await (await request.get(path)).text(), "footer")
          .join(" ")
          .replace(/\s/g, " ");
      expect(await footerOf("/contact-us")).toContain("Saturday 9:30 am to 2:00 pm");
      expect(await footerOf("/es/contact-us")).toContain("Sábado de 9:30 a. m. a 2:00 p. m.");
    });

    test("a slip in the Spanish hero is found by its words and mended", async ({ adminPage: page, request }) => {
      const titlesOf = async (path: string) => textsOf(await (await request.get(path)).text(), "h1");
      const [words = ""] = await titlesOf("/es");
      await page.goto("/admin");
      await openScreen(page, reader.menu, reader.find);
      await page.getByRole("searchbox", { name: reader.search }).fill(words);
      const results = page.getByRole("list", { name: reader.results });
      await expect(results).toContainText(reader.spanishTitle);
      expect(await findings(page)).toEqual([]);
      await results.getByRole("link").first().press("Enter");
      await page.getByLabel(reader.spanishTitle).fill("Un patrimonio para sus hijos");
      await page.getByRole("button", { name: reader.publish, exact: true }).press("Enter");
      await expect(page).toHaveURL(/\/admin\/pagecontent(\?|$)/);
      expect(await titlesOf("/es")).toEqual(["Un patrimonio para sus hijos"]);
    });
  });
}
