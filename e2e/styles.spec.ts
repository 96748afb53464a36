import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

const stylesheets = (html: string) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"([^>]*)>/g)];

test("a public page waits for one stylesheet, which a browser fetches once and keeps", async ({ request }) => {
  const names = new Set<string>();
  for (const path of ["/", "/es/blog", "/embed/mortgage-calculator", "/privacy-policy", "/no-such-page"]) {
    const [sheet, ...otherSheets] = stylesheets(await (await request.get(path)).text());
    expect(otherSheets, path).toEqual([]);
    expect(sheet?.[2], "nothing lets the page be painted before it").toBe("/");
    names.add(sheet?.[1] ?? "");
  }
  expect(names.size).toBe(1);
  const answer = await request.get([...names][0] ?? "", { headers: { "accept-encoding": "br" } });
  expect(answer.headers()).toMatchObject({ "cache-control": "public, max-age=31536000, immutable", "content-encoding": "br" });
  expect(await answer.text()).not.toContain("--admin-");
});
