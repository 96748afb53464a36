import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, ContextObject, RunOptions } from "axe-core";

declare global {
  interface Window {
    axe?: { run: (context: ContextObject, options: RunOptions) => Promise<AxeResults> };
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Search = { within?: string; contrast?: boolean };

/**
 * What axe finds on the page, or within a part of it, each with the elements it means. What the page embeds from other
 * sites is judged there. Called directly rather than through its package for Playwright, which has every pass described as well.
 */
export async function findings(page: Page, { within, contrast = true }: Search = {}): Promise<string[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axeSource);
  const options: RunOptions = {
    resultTypes: ["violations"],
    rules: {
      // Experimental in axe, and yet what people who speak to their computer depend on: a control answers to the words they see.
      "label-content-name-mismatch": { enabled: true },
      // More than half of the time.
      "color-contrast": { enabled: contrast },
    },
  };
  const context = { include: within ?? "html", exclude: "iframe" };
  return page.evaluate(
    async ([where, how]) => {
      const results = await window.axe?.run(where, how);
      return results?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`) ?? ["axe is missing"];
    },
    [context, options] as const,
  );
}

const sidewaysOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** No accessibility finding on a phone or a desktop, and nothing to scroll sideways for, on the narrowest phone and in letters twice as large. */
export async function expectUsable(page: Page, widths = [360, 1280], contrast = true): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findings(page, { contrast }), `${page.url()} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysOverflow(page), page.url()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  expect(await sidewaysOverflow(page), page.url()).toBe(0);
}
