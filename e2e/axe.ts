import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, ContextObject, RunOptions } from "axe-core";
import { isFull } from "./scope.ts";
import { adminScriptStarted } from "./script-started.ts";

declare global {
  interface Window {
    axe?: { run: (context: ContextObject, options: RunOptions) => Promise<AxeResults> };
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The rows of a list have the same colors. The rich text editor resets attributes that it does not know, so all of its text is judged. */
const judgeSamples = `axe.configure({ rules: [{ id: "color-contrast", selector: "[data-contrast-sample], [contenteditable] *" }] })`;
const source = isFull ? axeSource : `${axeSource};${judgeSamples}`;

/** Even the shortest transition, as of a button that was just enabled, takes until the next frame, and half its colors are nobody's. */
async function waitForTransitions(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** Marks one text of each combination of colors, size and state: contrast takes most of the time, and most texts look like others. */
function markContrastSamples(): void {
  const seenLooks = new Set<string>();
  const hasText = ({ childNodes }: Element) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  for (const element of document.querySelectorAll("body *")) {
    element.removeAttribute("data-contrast-sample");
    if (element.closest("[contenteditable]") || !(hasText(element) || element.matches("input, select, textarea"))) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isInactive = element.closest(":disabled, [aria-disabled=true], [aria-hidden=true], [inert]") !== null;
    const look = [color, fontSize, fontWeight, textShadow, isInactive];
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(ancestor);
      look.push(backgroundColor, backgroundImage, opacity, position);
    }
    const key = look.join();
    if (!seenLooks.has(key)) element.setAttribute("data-contrast-sample", "");
    seenLooks.add(key);
  }
}

type Search = { within?: string };

/** What is around the main part is the same on every page and every screen, and audited on the first of them. */
const usualPart = isFull ? "html" : "main, dialog, [role=dialog], [role=alertdialog]";

/**
 * What axe finds on the page, or within a part of it, each with the elements it means. What the page embeds from other
 * sites is judged there. Called directly rather than through its package for Playwright, which has every pass described as well.
 */
export async function findings(page: Page, { within = usualPart }: Search = {}): Promise<string[]> {
  if (new URL(page.url()).pathname.startsWith("/admin")) await adminScriptStarted(page);
  if (await page.evaluate(() => !window.axe)) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ["violations"],
    rules: {
      // Experimental in axe, and yet what people who speak to their computer depend on: a control answers to the words they see.
      "label-content-name-mismatch": { enabled: true },
    },
  };
  const context = { include: within, exclude: "iframe" };
  await page.evaluate(waitForTransitions);
  if (!isFull) await page.evaluate(markContrastSamples);
  return page.evaluate(
    async ([where, how]) => {
      const results = await window.axe?.run(where, how);
      return results?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`) ?? ["axe is missing"];
    },
    [context, options] as const,
  );
}

const sidewaysOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing to scroll sideways for on the narrowest phone. */
export async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysOverflow(page), page.url()).toBe(0);
}

/** Nothing to scroll sideways for in letters twice as large. */
export async function expectToFitLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await sidewaysOverflow(page), page.url()).toBe(0);
}
