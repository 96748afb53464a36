import { expect } from "@playwright/test";
import { cleanHtml } from "#platform/html.server.ts";
import { hostileHtml } from "#test/hostile-html.ts";
import { test } from "./fixtures.ts";

/** What a browser makes of the texts, also after it has written out and read again what it made of them. */
test("spec §3 what staff write as HTML is inert in a real browser", async ({ page }) => {
  await page.setContent("<!doctype html><main></main>");
  const cleanedHtml = [...hostileHtml, hostileHtml.join(""), hostileHtml.toReversed().join("<p>")].map((html) => cleanHtml(html));
  const safetyFindings = await page.evaluate(async (texts) => {
    const alarms: string[] = [];
    Object.assign(window, { xss: () => alarms.push("ran") });
    document.addEventListener("click", (event) => event.preventDefault());
    const main = document.querySelector("main") ?? document.body;
    for (const text of texts) {
      main.innerHTML = text;
      main.innerHTML = String(main.innerHTML);
      for (const element of main.querySelectorAll("*")) {
        if (/^(script|style|iframe|object|embed|form|input|button|meta|link|base)$/i.test(element.localName))
          alarms.push(element.outerHTML);
        if (element.namespaceURI !== "http://www.w3.org/1999/xhtml") alarms.push(element.outerHTML);
        for (const { name, value } of element.attributes) {
          if (/^(on|style$|srcdoc$)/i.test(name) || /^\s*(javascript|data|vbscript):/i.test(value)) alarms.push(element.outerHTML);
        }
        if (element instanceof HTMLElement) element.click();
        element.dispatchEvent(new Event("error"));
        element.dispatchEvent(new Event("mouseover"));
      }
      await new Promise(requestAnimationFrame);
    }
    return alarms;
  }, cleanedHtml);
  expect(safetyFindings).toEqual([]);
});
