import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { firstUnlessFull } from "./scope.ts";

const keys = join(import.meta.dirname, "../db/sample/images/keys.webp");

const stemOf = async (picture: Locator) => /[0-9a-f]{24}/.exec((await picture.getAttribute("src")) ?? "")?.[0];

/** The picture at the head of the home page. */
const heroOf = (visitor: Page) => visitor.getByRole("main").locator("img").first();

const people = [
  {
    name: "in English at a desk",
    context: { locale: "en-US", viewport: { width: 1280, height: 800 } },
    words: {
      menu: undefined,
      ...{ pictures: "Pictures", search: "Search", replace: "Replace everywhere", choose: "New picture" },
      ...{ alt: "What it shows", spanishAlt: "What it shows (Spanish)", now: "Replace in 2 places", done: "Replaced in 2 places" },
    },
    clicks: 5,
  },
  {
    name: "in Spanish on a phone",
    context: { locale: "es-MX", viewport: { width: 360, height: 740 } },
    words: {
      menu: /men[uú]/i,
      ...{ pictures: "Imágenes", search: /Search|Buscar/, replace: "Reemplazar en todas partes", choose: "Imagen nueva" },
      ...{ alt: "Qué muestra", spanishAlt: "Qué muestra (español)", now: "Reemplazar en 2 lugares", done: "Se reemplazó en 2 lugares" },
    },
    clicks: 6,
  },
] as const;

for (const { name, context, words, clicks } of firstUnlessFull(people)) {
  test.describe(name, () => {
    test.use(context);

    test(`a hero picture is replaced everywhere it is used, in ${clicks} clicks`, async ({ dashboard: page, browser, site }) => {
      const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
      await visitor.goto("/");
      const before = await stemOf(heroOf(visitor));
      const origin = { headers: { origin: site.url } };
      await page.request.put("/api/blog", { ...origin, data: { blogId: 1, image: `${before}.webp`, imageAlt: "The valley" } });

      let clickCount = 0;
      const click = async (target: Locator) => {
        clickCount++;
        await target.click();
      };
      if (words.menu) await click(page.getByRole("button", { name: words.menu }));
      await click(page.getByRole("link", { name: words.pictures, exact: true }));
      await page.getByRole("searchbox", { name: words.search }).fill("wasatch");
      await click(
        page
          .getByRole("main")
          .getByRole("listitem")
          .getByRole("link", { name: /Wasatch/ }),
      );
      await click(page.getByRole("button", { name: words.replace }));
      const dialog = page.getByRole("alertdialog");
      // Stands for pressing it and choosing the file.
      clickCount++;
      await dialog.getByRole("button", { name: words.choose, exact: true }).setInputFiles(keys);
      await dialog.getByRole("textbox", { name: words.alt, exact: true }).fill("A key in a hand");
      await dialog.getByLabel(words.spanishAlt).fill("Una llave en una mano");
      expect(await findings(page, { within: "[role=alertdialog]" })).toEqual([]);
      await click(dialog.getByRole("button", { name: words.now }));
      await expect(page.getByText(words.done)).toBeVisible();
      expect(clickCount).toBe(clicks);

      await visitor.goto("/es");
      const after = await stemOf(heroOf(visitor));
      expect(after).not.toBe(before);
      const post = await (await page.request.get("/api/blog/1")).json();
      expect(post.blogDto).toMatchObject({ image: `${after}.webp`, imageAlt: "A key in a hand" });
      expect(post.blogDto.translations.es.imageAlt).toBe("Una llave en una mano");
    });
  });
}

test("a picture is picked from the library by keyboard, brings its description along, and another one asks for a new one", async ({
  adminPage: page,
}) => {
  await page.goto("/admin/blog/edit/1");
  const description = page.getByLabel("Image description", { exact: true });
  await expect(description).not.toHaveValue("");
  const formerText = await description.inputValue();
  const pick = page.getByRole("button", { name: "Pick from the library" });
  await pick.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Pick a picture" });
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("wasatch");
  await expect(dialog.getByRole("status")).toHaveText("1 picture");
  await dialog.getByRole("button", { name: /Wasatch/ }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(pick).toBeFocused();
  await expect(description).toHaveValue(/Wasatch/);

  await page.locator("input[type=file]").setInputFiles(keys);
  await expect(description).toHaveValue("");
  await expect(page.getByText("different picture")).toBeVisible();
  await page.getByRole("button", { name: "previous picture" }).press("Enter");
  await expect(description).toHaveValue(/Wasatch/);
  expect(formerText).not.toContain("Wasatch");
});
