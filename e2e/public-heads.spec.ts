import { expect } from "@playwright/test";
import { plainText } from "#lib/plain-text.ts";
import { test } from "./fixtures.ts";
import { mainOf } from "./html.ts";
import { inLanguage, languages, publicPages } from "./public-pages.ts";

/** The content of the first tag that matches, as the browser would read it. */
const contentOf = (html: string, tag: RegExp) => plainText(tag.exec(html)?.[1] ?? "").replaceAll("&#x27;", "'");

test("spec §2 every public page is headed, titled and described in its language, with its other language and a picture to share", async ({
  request,
}) => {
  const sharePictures = new Set<string>();
  for (const { path, ...headings } of publicPages) {
    for (const language of languages) {
      const address = inLanguage(path, language);
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      const html = await response.text();
      expect(contentOf(html, /<h1[^>]*>(.*?)<\/h1>/s), address).toBe(headings[language]);
      expect(html, address).toContain(`<html lang="${language}"`);
      expect(contentOf(html, /<title>(.*?)<\/title>/), address).toMatch(/.+ — Umbral Home Loans$/);
      expect(contentOf(html, /<meta name="description" content="([^"]*)"/), address).toMatch(/.{20}/);
      expect(contentOf(html, /<link rel="canonical" href="([^"]*)"/), address).toMatch(new RegExp(`^http.+${address}$`));
      for (const alternate of languages)
        expect(html, address).toMatch(new RegExp(`hrefLang="${alternate}" href="[^"]*${inLanguage(path, alternate)}"`, "i"));
      expect(html.match(/<meta property="og:title"/g), address).toHaveLength(1);
      expect(contentOf(html, /<meta property="og:image:alt" content="([^"]*)"/), address).not.toBe("");
      const sharePicture = new URL(contentOf(html, /<meta property="og:image" content="([^"]*)"/)).pathname;
      expect(sharePicture, address).toMatch(new RegExp(`-${language}\\.jpg$|^/resources/`));
      sharePictures.add(sharePicture);
      // The script counts which ways to reach us are used, and says whether the office is open.
      if (mainOf(html).includes(' data-way="noName"')) expect(html, address).toContain("<script data-files=");
    }
  }
  for (const path of sharePictures) expect((await request.get(path)).headers()["content-type"], path).toMatch(/^image\/(jpeg|webp)$/);
});
